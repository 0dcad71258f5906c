import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAccount } from '../../server/src/cli/transactions.ts';
import type { LivePush } from '../../server/src/domain/live/push.ts';
import { applyPushes } from '../../server/src/db/texts/apply-pushes.ts';
import { pushTexts } from '../../server/src/db/texts/push-texts.ts';
import { packUpdates } from '../../server/src/db/texts/documents.ts';
import { FACTS, newId, type OpenDatabase, openDatabase, transact } from './open-database.ts';
import { addDocument, epochOf } from './add-document.ts';

/** Before any connection is opened, since each keeps the function it has then. */
const asked = vi.spyOn(pg.Client.prototype, 'query');
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
  epoch: epochOf(documentId),
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
  it('win once each: rows cover the log, losers are notified, and item and workspace sizes are exact', async () => {
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

if (FACTS.dialect === 'postgres') {
  describe('pushes of text on PostgreSQL', () => {
    it('are one call to the database', async () => {
      const id = await addDocument(database, workspaceId);
      await database.unitOfWork.push(push(id, 0, 1));
      asked.mockClear();
      expect(await database.unitOfWork.push(push(id, 1, 2))).toEqual({ ok: true });
      expect(asked).toHaveBeenCalledTimes(1);
    });

    it('are one call for guests too, none of whom is an author of the file', async () => {
      const id = await addDocument(database, workspaceId);
      const of = (owner: string, from: number, before: LivePush['marks'][0]['before']): LivePush => {
        const mark = { clientId: owner, userId: owner, sessionId: owner, lastSeq: from + 1, lastVersion: from + 1 };
        return { ...push(id, from, from + 1), marks: [{ ...mark, before }] };
      };
      const guest = newId();
      await database.unitOfWork.push(of(guest, 0, null));
      asked.mockClear();
      expect(await database.unitOfWork.push(of(guest, 1, { userId: guest, lastSeq: 1 }))).toEqual({ ok: true });
      expect(asked).toHaveBeenCalledTimes(1);
      const item = database.db.selectFrom('item').select('modified_by').where('id', '=', id);
      expect(await item.executeTakeFirst()).toEqual({ modified_by: null });
      await database.unitOfWork.push(of(userId, 2, null));
      expect(await item.executeTakeFirst()).toEqual({ modified_by: userId });
    });

    it('of a past epoch are refused, even if the version is the same', async () => {
      const id = await addDocument(database, workspaceId);
      await database.db.updateTable('document').set({ epoch: 'another' }).where('id', '=', id).execute();
      expect(await database.unitOfWork.push(push(id, 0, 1))).toMatchObject({ ok: false, reason: 'stale' });
      const { version } = await database.db
        .selectFrom('document')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(version).toBe(0);
    });

    it('that lost get what they missed in the same call', async () => {
      const id = await addDocument(database, workspaceId);
      const updates = [{ clientID: 'c', changes: [[0, 'a']] as [[number, string]], seq: 1 }];
      await database.unitOfWork.push({ ...push(id, 0, 1), changes: packUpdates(updates) });
      asked.mockClear();
      const lost = await database.unitOfWork.push(push(id, 0, 2));
      expect(asked).toHaveBeenCalledTimes(1);
      if (lost.ok || lost.reason !== 'stale' || lost.missed === undefined) throw new Error(JSON.stringify(lost));
      const { head, slice, marks } = lost.missed;
      expect(head).toMatchObject({ version: 1, eol: 'lf', size: 1 });
      expect(slice.from).toBe(0);
      expect(slice.updates.map(({ clientID, changes, seq }) => ({ clientID, changes: changes.toJSON(), seq }))).toEqual(
        updates,
      );
      expect([...marks]).toEqual([['c', { userId, lastSeq: 1, lastVersion: 1 }]]);
    });

    it.each([1, 2, 3])('do the same as the general path, whatever comes (%i)', async (seed) => {
      const twins = await Promise.all([makeTwin(), makeTwin()]);
      const random = randomFrom(seed);
      const node = (await database.db.selectFrom('node').select('id').executeTakeFirstOrThrow()).id;
      const seen = new Set<string>();
      for (let round = 0; round < 40; round += 1) {
        const plans = Array.from({ length: 1 + Math.floor(random() * 3) }, () => planPush(random));
        const [plain = [], called = []] = await Promise.all(
          twins.map(async (twin, which) => {
            const pushes = await Promise.all(plans.map((plan) => twin.write(plan, round)));
            // All but one push to a document in a group lose; which one wins must not depend on the path.
            const each = pushes.filter(
              ({ documentId }, at) => pushes.findIndex((p) => p.documentId === documentId) === at,
            );
            const inSteps = () => database.db.transaction().execute((db) => applyPushes(db, each));
            if (which === 0) return inSteps();
            return pushTexts(database.db, node, each).catch((error: unknown) => {
              if (error instanceof Error && 'code' in error && error.code === 'SCR02') return inSteps();
              throw error;
            });
          }),
        );
        const reasons = (results: typeof plain) => results.map((result) => (result.ok ? 'ok' : result.reason));
        expect(reasons(called)).toEqual(reasons(plain));
        for (const reason of reasons(called)) seen.add(reason);
        expect(await twins[1]?.read()).toEqual(await twins[0]?.read());
      }
      expect([...seen].toSorted()).toEqual(['gone', 'ok', 'over-quota', 'stale']);
    });
  });
}

interface Plan {
  document: number;
  /** Versions behind the head. */
  behind: number;
  size: number;
  bytes: number;
  clients: { name: string; knows: boolean }[];
}

function planPush(random: () => number): Plan {
  const rare = (): boolean => random() < 0.1;
  return {
    document: Math.floor(random() * 4),
    behind: rare() ? 1 : 0,
    size: rare() ? 90_000 : Math.floor(random() * 3000),
    bytes: rare() ? 40_000 : 10,
    clients: Array.from({ length: Math.floor(random() * 3) }, (_, at) => ({
      name: `${rare() ? 'guest' : 'c'}${at}`,
      knows: !rare(),
    })),
  };
}

/** A workspace with four documents, the last of them in the trash. */
async function makeTwin() {
  const email = `${newId()}@example.org`;
  const owner = await transact(database, createAccount, {
    email,
    displayName: 'T',
    passwordHash: 'none',
    isAdmin: false,
    quota: 80_000,
  });
  const { id: home } = await database.db
    .selectFrom('workspace')
    .select('id')
    .where('user_id', '=', owner)
    .executeTakeFirstOrThrow();
  const ids: string[] = [];
  for (let at = 0; at < 4; at += 1) ids.push(await addDocument(database, home));
  // A group is ordered by ids: use the same order in both.
  ids.sort();
  await database.db
    .updateTable('item')
    .set({ trashed_at: 1 })
    .where('id', '=', ids[3] ?? '')
    .execute();
  const of = async (id: string) =>
    database.db.selectFrom('document').select('version').where('id', '=', id).executeTakeFirstOrThrow();
  return {
    write: async (plan: Plan, round: number): Promise<LivePush> => {
      const documentId = ids[plan.document] ?? '';
      const { version } = await of(documentId);
      const from = version - plan.behind;
      const marks = await Promise.all(
        plan.clients.map(async ({ name, knows }) => {
          const known = await database.db
            .selectFrom('document_client')
            .selectAll()
            .where('document_id', '=', documentId)
            .where('client_id', '=', name)
            .executeTakeFirst();
          const userId = name.startsWith('guest') ? name : owner;
          const before = known === undefined ? null : { userId, lastSeq: known.last_seq };
          return {
            clientId: name,
            userId,
            sessionId: `s${round}`,
            lastSeq: round + 1,
            lastVersion: from + 1,
            before: knows ? before : { userId, lastSeq: 999 },
          };
        }),
      );
      const changes = Buffer.from(`[${' '.repeat(plan.bytes)}]`);
      return {
        documentId,
        epoch: epochOf(documentId),
        from,
        to: from + 1,
        changes,
        authors: '[]',
        at: round,
        size: plan.size,
        marks,
      };
    },
    read: async () => {
      const known = (id: string): number => ids.indexOf(id);
      const documents = await database.db
        .selectFrom('document')
        .innerJoin('item', 'item.id', 'document.id')
        .select(['document.id', 'version', 'log_bytes', 'charged', 'size', 'modified_at', 'modified_by'])
        .where('document.id', 'in', ids)
        .execute();
      const updates = await database.db
        .selectFrom('document_update')
        .selectAll()
        .where('document_id', 'in', ids)
        .execute();
      const marks = await database.db
        .selectFrom('document_client')
        .selectAll()
        .where('document_id', 'in', ids)
        .execute();
      const { used_bytes: used } = await database.db
        .selectFrom('workspace')
        .select('used_bytes')
        .where('id', '=', home)
        .executeTakeFirstOrThrow();
      const plain = (row: object): string => JSON.stringify(row).replaceAll(owner, 'owner');
      return [
        used,
        ...documents.map(({ id, ...row }) =>
          plain({ ...row, at: known(id), modified_at: row.version && row.modified_at }),
        ),
        ...updates.map(({ document_id: id, ...row }) => plain({ ...row, at: known(id) })),
        ...marks.map(({ document_id: id, ...row }) => plain({ ...row, at: known(id) })),
      ].toSorted();
    },
  };
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
