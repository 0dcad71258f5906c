import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../../server/src/cli/transactions.ts';
import type { LivePush } from '../../server/src/domain/live/push.ts';
import { newId, type OpenDatabase, openDatabase, transact } from './open-database.ts';
import { addDocument } from './add-document.ts';

let database: OpenDatabase;
let workspaceId: string;
let userId: string;
beforeAll(async () => {
  database = await openDatabase();
  userId = await transact(database, createAccount, {
    email: 'a@example.org',
    displayName: 'A',
    passwordHash: 'none',
    isAdmin: false,
    quota: 1000,
  });
  const row = await database.db.selectFrom('workspace').select('id').executeTakeFirstOrThrow();
  workspaceId = row.id;
});
afterAll(() => database.dispose());

const push = (documentId: string, from: number, size: number): LivePush => ({
  documentId,
  from,
  to: from + 1,
  changes: new Uint8Array([1, 2, 3]),
  authors: '[]',
  at: Date.now(),
  size,
  marks: [
    {
      clientId: 'c',
      userId,
      sessionId: 's',
      lastSeq: from + 1,
      lastVersion: from + 1,
      before: from === 0 ? null : { userId, lastSeq: from },
    },
  ],
});

describe('concurrently queued live pushes', () => {
  it('win once each: rows cover the log, losers are told, and item and workspace sizes are exact', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => addDocument(database, workspaceId)));
    const results = await Promise.all(
      ids.flatMap((id) => [push(id, 0, 10), push(id, 0, 20)]).map((one) => database.unitOfWork.push(one)),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(5);
    for (const result of results) if (!result.ok) expect(result.reason).toBe('stale');
    const rows = await database.db
      .selectFrom('document_update')
      .select(['document_id', 'from_version', 'to_version'])
      .execute();
    expect(rows.toSorted((a, b) => (a.document_id < b.document_id ? -1 : 1))).toEqual(
      ids.toSorted().map((id) => ({ document_id: id, from_version: 0, to_version: 1 })),
    );
    const items = await database.db.selectFrom('item').select('size').where('kind', '=', 'live').execute();
    const workspace = await database.db
      .selectFrom('workspace')
      .select('used_bytes')
      .where('id', '=', workspaceId)
      .executeTakeFirstOrThrow();
    expect(workspace.used_bytes).toBe(items.reduce((sum, item) => sum + item.size, 0));
  });

  it('keep their order per document, without waiting for each reply', async () => {
    const id = await addDocument(database, workspaceId);
    const results = await Promise.all(Array.from({ length: 20 }, (_, n) => database.unitOfWork.push(push(id, n, 1))));
    expect(results.every((result) => result.ok)).toBe(true);
  });

  it('do not exceed the quota, while shrinking is allowed', async () => {
    const id = await addDocument(database, workspaceId);
    expect(await database.unitOfWork.push(push(id, 0, 5000))).toEqual({ ok: false, reason: 'over-quota' });
    expect(await database.unitOfWork.push(push(id, 0, 100))).toEqual({ ok: true });
    expect(await database.unitOfWork.push(push(id, 1, 50))).toEqual({ ok: true });
  });

  it('report a missing document', async () => {
    expect(await database.unitOfWork.push(push(newId(), 0, 1))).toEqual({ ok: false, reason: 'gone' });
  });

  it('leave nothing behind if one fails half written, and do not affect operations', async () => {
    const id = await addDocument(database, workspaceId);
    const email = `${newId()}@example.org`;
    const [broken, account] = await Promise.allSettled([
      database.unitOfWork.push({ ...push(id, 0, 10), authors: null as unknown as string }),
      transact(database, createAccount, { email, displayName: 'B', passwordHash: 'none', isAdmin: false, quota: 1 }),
    ]);
    expect([broken.status, account.status]).toEqual(['rejected', 'fulfilled']);
    expect(await database.db.selectFrom('user').select('id').where('email', '=', email).execute()).toHaveLength(1);
    const { version } = await database.db
      .selectFrom('document')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(version).toBe(0);
    const { used_bytes: used } = await database.db
      .selectFrom('workspace')
      .select('used_bytes')
      .where('id', '=', workspaceId)
      .executeTakeFirstOrThrow();
    const items = await database.db.selectFrom('item').select('size').where('workspace_id', '=', workspaceId).execute();
    expect(used).toBe(items.reduce((sum, item) => sum + item.size, 0));
    expect(await database.unitOfWork.push(push(id, 0, 10))).toEqual({ ok: true });
  });

  it("record each client's last sequence number", async () => {
    const id = await addDocument(database, workspaceId);
    await database.unitOfWork.push(push(id, 0, 1));
    const row = await database.db
      .selectFrom('document_client')
      .selectAll()
      .where('document_id', '=', id)
      .executeTakeFirst();
    expect(row).toMatchObject({ last_seq: 1, last_version: 1, user_id: userId });
  });
});
