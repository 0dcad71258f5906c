import { type Kysely, type Selectable, sql } from 'kysely';
import { mayShare } from '../../domain/nodes/differences.ts';
import { deleteClaimsOfDeadNodes } from '../items/blob-claims.ts';
import type { Schema } from '../schema.ts';
import type { NodeTable } from '../schema/server.ts';

/** First key of the advisory locks taken by `hold_node`; the second identifies the node, or is 0 for all. */
const LOCK_CLASS = 1_396_920_900;

const DATABASE_NOW = sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`;

export type SeenNode = Pick<Selectable<NodeTable>, 'id' | 'host' | 'process' | 'started_at' | 'seen_at' | 'shared'>;
export type NodeFacts = Omit<NodeTable, 'started_at' | 'seen_at' | 'shared'> & { shared: string };

/** False for a database from an earlier release that has not been migrated. */
export async function hasNodeTable(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select to_regclass('node') is not null as known`.execute(db);
  return rows[0]?.known ?? false;
}

/** False before migration 023. */
async function hasSharedColumn(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select exists (select from pg_attribute
    where attrelid = to_regclass('node') and attname = 'shared') as known`.execute(db);
  return rows[0]?.known ?? false;
}

/**
 * Adds a node and evicts dead ones, unless a live node has different shared settings: then it only returns that one. A
 * node is dead if it was not seen for `expiresMs`, or ran at the same place, which only one process can hold. Once this
 * has committed, evicted nodes cannot commit anything, even if they were only suspended. PostgreSQL only.
 */
export async function claimDatabase(
  db: Kysely<Schema>,
  { shared, ...node }: NodeFacts,
  expiresMs: number,
): Promise<SeenNode | undefined> {
  const hasShared = await hasSharedColumn(db);
  const theirs = hasShared ? sql<string>`shared` : sql<string>`''`;
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK_CLASS}, 0)`.execute(tx);
    const isAlive = sql<boolean>`(place != ${node.place} and seen_at >= ${DATABASE_NOW} - ${expiresMs}::bigint)`;
    const isOther = sql<boolean>`(${theirs} != ${shared} or ${theirs} = '')`;
    const alive = await tx
      .selectFrom('node')
      .select(['id', 'host', 'process', 'started_at', 'seen_at', theirs.as('shared')])
      .where(isAlive)
      .where(isOther)
      .orderBy('started_at')
      .execute();
    const incompatible = alive.find((one) => one.shared === '' || shared === '' || !mayShare(one.shared, shared));
    if (incompatible !== undefined) return incompatible;
    const dead = tx
      .selectFrom('node')
      .select('id')
      .where(sql<boolean>`not ${isAlive}`)
      .orderBy('id');
    for (const { id } of await dead.execute()) await evict(tx, id);
    const now = DATABASE_NOW;
    await tx
      .insertInto('node')
      .values({ ...node, ...(hasShared ? { shared } : {}), started_at: now, seen_at: now })
      .execute();
    return undefined;
  });
}

/** Requires migration 023. */
export async function storeSharedSettings(db: Kysely<Schema>, id: string, shared: string): Promise<void> {
  await db.updateTable('node').set({ shared }).where('id', '=', id).execute();
}

export function listNodes(db: Kysely<Schema>): Promise<Pick<SeenNode, 'id' | 'seen_at'>[]> {
  return db.selectFrom('node').select(['id', 'seen_at']).execute();
}

/** Evicts these nodes, except those that were seen again since. Once this has committed, they cannot commit anything. */
export async function evictNodes(db: Kysely<Schema>, dead: readonly Pick<SeenNode, 'id' | 'seen_at'>[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK_CLASS}, 0)`.execute(tx);
    for (const { id, seen_at: seenAt } of dead) {
      const still = await tx.selectFrom('node').select('seen_at').where('id', '=', id).executeTakeFirst();
      if (still?.seen_at === seenAt) await evict(tx, id);
    }
    await deleteClaimsOfDeadNodes(tx);
  });
}

async function evict(tx: Kysely<Schema>, id: string): Promise<void> {
  // Waits for the node's commits under way, which nothing can stop: see migration 013.
  await sql`select pg_advisory_xact_lock(${LOCK_CLASS}, hashtext(${id}))`.execute(tx);
  await tx.deleteFrom('node').where('id', '=', id).execute();
}

/** Whether other nodes use the database. */
export async function hasOtherNodes(db: Kysely<Schema>, self: string): Promise<boolean> {
  return (await db.selectFrom('node').select('id').where('id', '!=', self).executeTakeFirst()) !== undefined;
}

/** Returns the database's time; undefined if this node was evicted. */
export async function sendHeartbeat(db: Kysely<Schema>, id: string): Promise<number | undefined> {
  const row = await db
    .updateTable('node')
    .set({ seen_at: DATABASE_NOW })
    .where('id', '=', id)
    .returning('seen_at')
    .executeTakeFirst();
  return row?.seen_at;
}

export async function removeNode(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('node').where('id', '=', id).execute();
}

/** For a restored database, whose nodes are those of the time of the backup. */
export async function removeNodes(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('node').execute();
}
