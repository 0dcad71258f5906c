import type { UpdateJson } from '@scriptorium/contract/live/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../../server/src/cli/transactions.ts';
import { composeRows } from '../../server/src/db/texts/document-history.ts';
import { packUpdates, readTextAt } from '../../server/src/db/texts/documents.ts';
import { dropOldSnapshots, replaceSlice } from '../../server/src/jobs/compact-history.ts';
import { keepSnapshot } from '../../server/src/live/transactions.ts';
import { addDocument } from './add-document.ts';
import { newId, type OpenDatabase, openDatabase, transact } from './open-database.ts';

let database: OpenDatabase;
let workspaceId: string;
beforeAll(async () => {
  database = await openDatabase();
  const account = { email: 'a@example.org', displayName: 'A', passwordHash: 'none', isAdmin: false, quota: 100_000 };
  await transact(database, createAccount, account);
  workspaceId = (await database.db.selectFrom('workspace').select('id').executeTakeFirstOrThrow()).id;
});
afterAll(() => database.dispose());

const ROWS = 6;

/** A document whose log holds some rows, short ones and one that is long enough to be deflated. */
async function writeDocument(): Promise<string> {
  const id = await addDocument(database, workspaceId);
  let length = 0;
  for (let from = 0; from < ROWS; from += 1) {
    const text = from === 2 ? 'long '.repeat(200) : `word${from} `;
    const changes: UpdateJson['changes'] = length > 0 ? [length, [0, text]] : [[0, text]];
    length += text.length;
    const pushed = await database.unitOfWork.push({
      documentId: id,
      from,
      to: from + 1,
      changes: packUpdates([{ clientID: 'c', seq: from + 1, changes }]),
      authors: JSON.stringify([{ user: 'a', name: 'A', from, to: from + 1 }]),
      at: 1000 + from,
      size: length,
      marks: [],
    });
    expect(pushed).toEqual({ ok: true });
  }
  return id;
}

async function compose(
  id: string,
  from: number,
  to: number,
): Promise<NonNullable<Awaited<ReturnType<typeof composeRows>>>> {
  const row = await composeRows(database.db, id, from, to);
  if (row === null) throw new Error('The rows could not be composed.');
  return row;
}

async function countRows(id: string): Promise<number> {
  return (await database.db.selectFrom('document_update').select('to_version').where('document_id', '=', id).execute())
    .length;
}

describe('a composed row', () => {
  it('takes the place of its parts, and the text stays what it was', async () => {
    const id = await writeDocument();
    const before = await readTextAt(database.db, id, ROWS);
    expect(await transact(database, replaceSlice, await compose(id, 1, 5))).toBe(true);
    expect(await countRows(id)).toBe(3);
    for (const [version, end] of [
      [ROWS, before],
      [5, before.slice(0, before.indexOf('word5'))],
    ] as const) {
      expect(await readTextAt(database.db, id, version)).toBe(end);
    }
  });

  it('does not, when a version inside it is kept since it was composed', async () => {
    const id = await writeDocument();
    const row = await compose(id, 0, ROWS);
    const kept = { documentId: id, epoch: row.epoch, version: 3, text: new Uint8Array([1]), sha256: 'x' };
    expect(await transact(database, keepSnapshot, kept)).toBe(true);
    expect(await transact(database, replaceSlice, row)).toBe(false);
    expect(await countRows(id)).toBe(ROWS);
    await transact(database, dropOldSnapshots, { documentId: id, versions: [3] });
    expect(await transact(database, replaceSlice, row)).toBe(true);
  });

  it('does not, when somebody else composed some of the rows, or the document began anew', async () => {
    const id = await writeDocument();
    const row = await compose(id, 0, ROWS);
    expect(await transact(database, replaceSlice, await compose(id, 1, 3))).toBe(true);
    expect(await transact(database, replaceSlice, row)).toBe(false);
    const older = { ...(await compose(id, 0, ROWS)), epoch: newId() };
    expect(await transact(database, replaceSlice, older)).toBe(false);
    expect(await countRows(id)).toBe(ROWS - 1);
  });
});
