import fc from 'fast-check';
import { type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../server/src/cli/transactions.ts';
import { packUpdates } from '../../server/src/db/texts/documents.ts';
import {
  compareWithIndex,
  findChangedWorkspace,
  listDue,
  clearChange,
} from '../../server/src/db/texts/search-changes.ts';
import { ChangedTexts, indexTexts, noteTexts } from '../../server/src/jobs/index-texts.ts';
import { claim, requeue } from '../../server/src/jobs/transactions.ts';
import { planIndex } from '../../server/src/model/texts/index-text.ts';
import { withDatabase } from '../_support/fill-workspace.ts';
import { addDocument, epochOf } from './add-document.ts';
import { FACTS, newId, type OpenDatabase, openDatabase, transact } from './open-database.ts';

/** Longer than any text has to be quiet. */
const LATER_MS = 60_000;

let database: OpenDatabase;
let workspaceId: string;
beforeAll(async () => {
  database = await openDatabase();
  await transact(database, createAccount, {
    email: 'a@example.org',
    displayName: 'A',
    passwordHash: 'none',
    isAdmin: false,
    quota: 1_000_000,
  });
  workspaceId = (await database.db.selectFrom('workspace').select('id').executeTakeFirstOrThrow()).id;
});
afterAll(() => database.dispose());

/** It records changes when told to. */
const openServer = (): ChangedTexts =>
  new ChangedTexts({ db: database.db, unitOfWork: database.unitOfWork, afterMs: 600_000 }, (err) => {
    throw err;
  });

/** Runs the job as a worker would. `between` runs after a text was read and before it is in the index. */
async function runJob(
  options: { between?: (documentId: string) => Promise<void>; abort?: AbortController; lateBy?: number } = {},
) {
  const { between, abort = new AbortController(), lateBy = LATER_MS } = options;
  const planned: string[] = [];
  const { db, unitOfWork } = database;
  await transact(database, noteTexts, { ids: [] });
  const lease = await transact(database, claim, { kinds: ['index-texts'], owner: newId(), leaseMs: 60_000 });
  if (lease === null) throw new Error('The job was not free.');
  const job = indexTexts(openServer(), async (documentId) => {
    planned.push(documentId);
    const plan = await planIndex(db, documentId);
    await between?.(documentId);
    return plan;
  });
  const now = (): number => Date.now() + lateBy;
  try {
    await job.run({ job: lease, signal: abort.signal, db, unitOfWork, server: FACTS, now }, {});
  } catch (error) {
    if (!abort.signal.aborted) throw error;
    const held = { id: lease.id, leaseNo: lease.leaseNo };
    await transact(database, requeue, { ...held, runAt: null, error: null, countAttempt: false });
  }
  return planned;
}

async function listStale(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select document.id from document
    left join document_searched as known on known.document_id = document.id and known.epoch = document.epoch
      and known.version = document.version
    where known.document_id is null`.execute(database.db);
  return rows.map(({ id }) => id);
}

const versions = new Map<string, number>();

async function make(): Promise<string> {
  const id = await addDocument(database, workspaceId);
  versions.set(id, 0);
  return id;
}

async function type(documentId: string): Promise<void> {
  const from = versions.get(documentId) ?? 0;
  const changes = packUpdates([{ clientID: 'c', changes: from === 0 ? [[0, 'word ']] : [[0, 'word '], from * 5] }]);
  const push = { documentId, epoch: epochOf(documentId), from, to: from + 1, changes, authors: '[]', at: Date.now() };
  const result = await database.unitOfWork.push({ ...push, size: (from + 1) * 5, marks: [] });
  expect(result).toEqual({ ok: true });
  versions.set(documentId, from + 1);
}

/** `which` selects the server, and the text unless one has just been read. */
interface Act {
  kind: 'make' | 'type' | 'note' | 'kill';
  which: number;
}

const act = fc.oneof(
  ...Object.entries({ make: 1, type: 5, note: 4, kill: 1 }).map(([kind, weight]) => ({
    weight,
    arbitrary: fc.nat(11).map((which) => ({ kind, which }) as Act),
  })),
);
const run = fc.record({
  before: fc.array(act, { maxLength: 6 }),
  /** While the job has read a text but not written it yet. */
  during: fc.array(fc.array(act, { maxLength: 4 }), { maxLength: 3 }),
  aborts: fc.boolean(),
  isLate: fc.boolean(),
});

test('whatever happens between two servers and the job, every text is indexed in the end, and none remains marked', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(run, { minLength: 1, maxLength: 4 }), async (runs) => {
      const servers = [openServer(), openServer()];
      const texts = [await make()];
      const carryOut = async (one: Act, readNow?: string): Promise<void> => {
        const at = one.which % servers.length;
        if (one.kind === 'make') texts.push(await make());
        else if (one.kind === 'type') {
          const id = readNow ?? texts[one.which % texts.length] ?? '';
          await type(id);
          servers[at]?.note([id]);
        } else if (one.kind === 'note') await servers[at]?.flush();
        else {
          // What it remembered is lost; whoever notices compares.
          servers[at] = openServer();
          await servers[1 - at]?.compare();
        }
      };
      for (const { before, during, aborts, isLate } of runs) {
        for (const one of before) await carryOut(one);
        const left = [...during];
        const abort = new AbortController();
        const between = async (documentId: string): Promise<void> => {
          for (const one of left.shift() ?? []) await carryOut(one, one.which % 3 === 0 ? undefined : documentId);
          if (aborts && left.length === 0) abort.abort();
        };
        await runJob({ between, abort, lateBy: isLate ? LATER_MS : 0 });
      }
      for (const server of servers) await server.flush();
      await runJob();
      expect((await listStale()).filter((id) => texts.includes(id))).toEqual([]);
      expect(await findChangedWorkspace(database.db, '')).toBeNull();
    }),
    { numRuns: 25 },
  );
});

/** Records the statements that are made. */
class Listener implements KyselyPlugin {
  readonly made: RootOperationNode[] = [];

  transformQuery({ node }: { node: RootOperationNode }): RootOperationNode {
    this.made.push(node);
    return node;
  }

  async transformResult<T>({ result }: { result: T }): Promise<T> {
    return result;
  }
}

const MANY = 20_000;

test(`of ${MANY} texts, one of which has changed, one is read, and few other rows`, { timeout: 120_000 }, async () => {
  const now = String(Date.now() - LATER_MS);
  const numbers = sql`with recursive n (n) as (select 1 union all select n + 1 from n where n < ${sql.raw(String(MANY))})`;
  await transact(database, noteTexts, { ids: [] });
  const { root_id: root } = await database.db.selectFrom('workspace').select('root_id').executeTakeFirstOrThrow();
  await withDatabase(database, async (db) => {
    await sql`${numbers} insert into item (id, workspace_id, parent_id, name, type, kind, size, created_at, modified_at)
      select 'many-' || n, ${workspaceId}, ${root}, 'many-' || n || '.md', 'file', 'live', 0, ${sql.raw(now)}, ${sql.raw(now)} from n`.execute(
      db,
    );
    await sql`${numbers} insert into document (id, version, epoch, eol, bom) select 'many-' || n, 0, 'e', 'lf', 0 from n`.execute(
      db,
    );
    await sql`${numbers} insert into document_searched (document_id, epoch, version, workspace_id, searched_at)
      select 'many-' || n, 'e', 0, ${workspaceId}, ${sql.raw(now)} from n`.execute(db);
    await sql`analyze`.execute(db);
  });
  await make();
  const [changed = ''] = [...versions.keys()].slice(-1);
  const look = async (db: OpenDatabase['db']): Promise<void> => {
    expect(await findChangedWorkspace(db, '')).toBe(workspaceId);
    expect(await listDue(db, workspaceId, { now: Date.now(), except: [] })).toEqual([changed]);
    expect(await findChangedWorkspace(db, workspaceId)).toBeNull();
  };
  if (FACTS.dialect === 'postgres') {
    const countRead = (work: (db: OpenDatabase['db']) => Promise<unknown>): Promise<number> =>
      database.db.transaction().execute(async (db) => {
        await work(db);
        const { rows } = await sql<{ count: string }>`
            select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as count from pg_stat_xact_user_tables`.execute(db);
        return Number(rows[0]?.count);
      });
    const read = await countRead(async (db) => {
      await look(db);
      await clearChange(db, changed);
    });
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(50);
    // Nor does a page of the comparison start from the very first.
    expect(await countRead((db) => compareWithIndex(db, 'many-7'))).toBeLessThan(2500);
  } else {
    const listener = new Listener();
    await look(database.db.withPlugin(listener));
    // Over a read-only connection, so it is not carried out.
    await expect(clearChange(database.db.withPlugin(listener), changed)).rejects.toThrow('readonly');
    const executor = database.db.getExecutor();
    const plans: string[] = [];
    for (const node of listener.made) {
      const { sql: text, parameters, queryId } = executor.compileQuery(node, { queryId: 'explained' });
      const explained = { sql: `explain query plan ${text}`, parameters, query: node, queryId };
      const { rows } = await database.db.executeQuery<{ detail: string }>(explained);
      plans.push(...rows.map(({ detail }) => detail));
    }
    expect(plans.filter((line) => line.startsWith('SEARCH')).length).toBeGreaterThan(4);
    // Only what has changed may have many rows.
    const isRange = (line: string): boolean => /^SCAN|[<>]\?/u.test(line) && !line.includes('document_changed');
    expect(plans.filter(isRange)).toEqual([]);
  }
  expect(await runJob()).toEqual([changed]);
  expect(await listStale()).toEqual([]);
});
