import { findPresentItem } from '../../server/src/db/items/items.ts';
import { stepsOf } from '../../server/src/jobs/job.ts';
import { undoCopy } from '../../server/src/pipeline/trees/copy.ts';
import type { EffectJson, UpdateJson } from '@scriptorium/contract/live/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../../server/src/cli/transactions.ts';
import { packRows } from '../../server/src/db/texts/document-history.ts';
import { packUpdates, readSteps, readTextAt } from '../../server/src/db/texts/documents.ts';
import { readLog } from '../../server/src/db/texts/live-documents.ts';
import { dropOldSnapshots, replaceSlice } from '../../server/src/jobs/compact-history.ts';
import { keepSnapshot } from '../../server/src/live/transactions.ts';
import { addDocument, epochOf } from './add-document.ts';
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

/** A document whose log has several rows: short ones, and one long enough to be deflated. */
async function writeDocument(): Promise<string> {
  const id = await addDocument(database, workspaceId);
  let length = 0;
  for (let from = 0; from < ROWS; from += 1) {
    const text = from === 2 ? 'long '.repeat(200) : `word${from} `;
    const changes: UpdateJson['changes'] = length > 0 ? [length, [0, text]] : [[0, text]];
    length += text.length;
    const pushed = await database.unitOfWork.push({
      documentId: id,
      epoch: epochOf(id),
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

async function pack(id: string, from: number, to: number): Promise<NonNullable<Awaited<ReturnType<typeof packRows>>>> {
  const row = await packRows(database.db, id, from, to);
  if (row === null) throw new Error('The rows could not be packed.');
  return row;
}

async function countRows(id: string): Promise<number> {
  return (await database.db.selectFrom('document_update').select('to_version').where('document_id', '=', id).execute())
    .length;
}

describe('a packed row', () => {
  it('contains each update, its author, and its effects except cursors', async () => {
    const id = await addDocument(database, workspaceId);
    const lasting = { type: 'reply', id: 'thread 1' } as unknown as EffectJson;
    const cursor: EffectJson = { type: 'cursor', label: 'A', position: 0 };
    // Two people in one push who insert and delete within each other's words.
    const people = [
      { user: 'a', name: 'Ada', from: 0, to: 1 },
      { user: 'b', name: 'Ben', from: 1, to: 3 },
    ];
    const updates: UpdateJson[] = [
      { clientID: 'c', seq: 1, changes: [[0, 'Ada wrote']] },
      { clientID: 'd', seq: 1, changes: [4, [5, 'and Ben']], effects: [cursor, lasting] },
      { clientID: 'd', seq: 2, changes: [[4], 7] },
    ];
    const push = {
      documentId: id,
      epoch: epochOf(id),
      from: 0,
      to: 3,
      changes: packUpdates(updates),
      authors: JSON.stringify(people),
    };
    await database.unitOfWork.push({ ...push, at: 1000, size: 7, marks: [] });
    const one = { changes: packUpdates([{ clientID: 'c', seq: 2, changes: [7, [0, '!']] }]), from: 3, to: 4 };
    const authors = JSON.stringify([{ user: 'a', name: 'Ada', from: 3, to: 4 }]);
    await database.unitOfWork.push({
      documentId: id,
      epoch: epochOf(id),
      ...one,
      authors,
      at: 61_000,
      size: 8,
      marks: [],
    });
    expect(await transact(database, replaceSlice, await pack(id, 0, 4))).toBe(true);
    const rows = await database.db.selectFrom('document_update').selectAll().where('document_id', '=', id).execute();
    expect(rows.map(({ form }) => form)).toEqual(['packed']);
    expect(rows.flatMap((row) => readSteps(row))).toEqual([
      { changes: [[0, 'Ada wrote']], by: { user: 'a', name: 'Ada' }, at: 1000 },
      { changes: [4, [5, 'and Ben']], by: { user: 'b', name: 'Ben' }, at: 1000, effects: [lasting] },
      { changes: [[4], 7], by: { user: 'b', name: 'Ben' }, at: 1000 },
      { changes: [7, [0, '!']], by: { user: 'a', name: 'Ada' }, at: 61_000 },
    ]);
    expect(await readTextAt(database.db, id, 1)).toBe('Ada wrote');
    expect(await readTextAt(database.db, id, 2)).toBe('Ada and Ben');
    expect(await readTextAt(database.db, id, 4)).toBe('and Ben!');
    // No client can resume from inside it.
    expect(await readLog(database.db, id, 1)).toEqual({ from: 4, updates: [] });
  });

  it('is read as far as asked, whatever was written since', async () => {
    const id = await writeDocument();
    const read = async (from: number, to: number): Promise<string[]> =>
      (await readLog(database.db, id, from, { to })).updates.map(({ seq }) => String(seq));
    expect(await read(0, 2)).toEqual(['1', '2']);
    expect(await read(2, ROWS)).toEqual(['3', '4', '5', '6']);
    expect(await read(3, 3)).toEqual([]);
    await transact(database, replaceSlice, await pack(id, 0, 4));
    // Steps past the end are not passed off as those asked for.
    expect(await readLog(database.db, id, 1, { to: 3 })).toEqual({ from: 4, updates: [] });
  });

  it('is not built from what an earlier release composed, which has lost the authors', async () => {
    const id = await addDocument(database, workspaceId);
    const first = packUpdates([{ clientID: 'composed', changes: [[0, 'word0 word1 ']] }]);
    const row = { documentId: id, epoch: epochOf(id), authors: '[]', at: 1000, marks: [] };
    await database.unitOfWork.push({ ...row, from: 0, to: 2, changes: first, size: 12 });
    const second = packUpdates([{ clientID: 'c', changes: [12, [0, '!']] }]);
    await database.unitOfWork.push({ ...row, from: 2, to: 3, changes: second, size: 13 });
    expect(await packRows(database.db, id, 0, 3)).toBeNull();
  });

  it('replaces its parts, and the text stays the same', async () => {
    const id = await writeDocument();
    const before = (await readTextAt(database.db, id, ROWS)) ?? '';
    expect(await transact(database, replaceSlice, await pack(id, 1, 5))).toBe(true);
    expect(await countRows(id)).toBe(3);
    for (const [version, end] of [
      [ROWS, before],
      [5, before.slice(0, before.indexOf('word5'))],
    ] as const) {
      expect(await readTextAt(database.db, id, version)).toBe(end);
    }
  });

  it('does not if a version inside it was named since it was packed', async () => {
    const id = await writeDocument();
    const row = await pack(id, 0, ROWS);
    const kept = { documentId: id, epoch: row.epoch, version: 3, text: new Uint8Array([1]), sha256: 'x', review: null };
    expect(await transact(database, keepSnapshot, kept)).toBe(true);
    expect(await transact(database, replaceSlice, row)).toBe(false);
    expect(await countRows(id)).toBe(ROWS);
    await transact(database, dropOldSnapshots, { documentId: id, versions: [3] });
    expect(await transact(database, replaceSlice, row)).toBe(true);
  });

  it('does not if someone else packed some of the rows, or the document started over', async () => {
    const id = await writeDocument();
    const row = await pack(id, 0, ROWS);
    expect(await transact(database, replaceSlice, await pack(id, 1, 3))).toBe(true);
    expect(await transact(database, replaceSlice, row)).toBe(false);
    const older = { ...(await pack(id, 0, ROWS)), epoch: newId() };
    expect(await transact(database, replaceSlice, older)).toBe(false);
    expect(await countRows(id)).toBe(ROWS - 1);
  });
});

it('a copy that ended while its rollback was being decided stays', async () => {
  const id = await addDocument(database, workspaceId);
  const works = { db: database.db, step: stepsOf(database.unitOfWork) };
  await undoCopy(works, { id: newId(), workspaceId, roots: [id] });
  expect(await findPresentItem(database.db, id)).toBeDefined();
});
