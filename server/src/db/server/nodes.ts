import { type Kysely, type Selectable, sql } from 'kysely';
import { mayShare } from '../../domain/nodes/differences.ts';
import { deleteClaimsOfGone } from '../items/blob-claims.ts';
import type { Schema } from '../schema.ts';
import type { NodeTable } from '../schema/server.ts';

/** Class of the advisory locks taken by `hold_node`; the second number identifies the node, 0 stands for all. */
const LOCK_CLASS = 1_396_920_900;

const DATABASE_NOW = sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`;

export type SeenNode = Pick<Selectable<NodeTable>, 'id' | 'host' | 'process' | 'started_at' | 'seen_at' | 'shared'>;
export type NodeFacts = Omit<NodeTable, 'started_at' | 'seen_at' | 'shared'> & { shared: string };

/** Whether the database has a table of nodes: databases of earlier releases have none until migrated. */
export async function knowsNodes(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select to_regclass('node') is not null as known`.execute(db);
  return rows[0]?.known ?? false;
}

/** Whether nodes record their shared settings, which they do since migration 023. */
async function knowsShared(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select exists (select from pg_attribute
    where attrelid = to_regclass('node') and attname = 'shared') as known`.execute(db);
  return rows[0]?.known ?? false;
}

/**
 * Adds a node to a PostgreSQL database, unless a live one has different shared settings, in which case it returns that
 * one. A node is dead if it was not seen for `expiresMs`, or ran at the same place, since only one process can hold a
 * place. Once this has committed, a dead node cannot commit anything, even if it was only suspended.
 */
export async function claimDatabase(
  db: Kysely<Schema>,
  { shared, ...node }: NodeFacts,
  expiresMs: number,
): Promise<SeenNode | undefined> {
  const says = await knowsShared(db);
  const theirs = says ? sql<string>`shared` : sql<string>`''`;
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
    const stranger = alive.find((one) => one.shared === '' || shared === '' || !mayShare(one.shared, shared));
    if (stranger !== undefined) return stranger;
    const dead = tx
      .selectFrom('node')
      .select('id')
      .where(sql<boolean>`not ${isAlive}`)
      .orderBy('id');
    for (const { id } of await dead.execute()) await bury(tx, id);
    const now = DATABASE_NOW;
    await tx
      .insertInto('node')
      .values({ ...node, ...(says ? { shared } : {}), started_at: now, seen_at: now })
      .execute();
    return undefined;
  });
}

/** Possible only after the migration has run. */
export async function sayShared(db: Kysely<Schema>, id: string, shared: string): Promise<void> {
  await db.updateTable('node').set({ shared }).where('id', '=', id).execute();
}

export function listNodes(db: Kysely<Schema>): Promise<Pick<SeenNode, 'id' | 'seen_at'>[]> {
  return db.selectFrom('node').select(['id', 'seen_at']).execute();
}

/** Removes nodes not seen since then. Once this has committed, they cannot commit anything. */
export async function buryNodes(db: Kysely<Schema>, dead: readonly Pick<SeenNode, 'id' | 'seen_at'>[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK_CLASS}, 0)`.execute(tx);
    for (const { id, seen_at: seenAt } of dead) {
      const still = await tx.selectFrom('node').select('seen_at').where('id', '=', id).executeTakeFirst();
      if (still?.seen_at === seenAt) await bury(tx, id);
    }
    await deleteClaimsOfGone(tx);
  });
}

async function bury(tx: Kysely<Schema>, id: string): Promise<void> {
  // Waits for the node's pending commits, which nothing can stop: see migration 013.
  await sql`select pg_advisory_xact_lock(${LOCK_CLASS}, hashtext(${id}))`.execute(tx);
  await tx.deleteFrom('node').where('id', '=', id).execute();
}

/** Whether other nodes use the database. */
export async function hasOtherNodes(db: Kysely<Schema>, self: string): Promise<boolean> {
  return (await db.selectFrom('node').select('id').where('id', '!=', self).executeTakeFirst()) !== undefined;
}

/** Returns the database's time; undefined if another node has taken this one's place. */
export async function noteAlive(db: Kysely<Schema>, id: string): Promise<number | undefined> {
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

/** The nodes in a restored database are those of the time it was copied. */
export async function removeNodes(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('node').execute();
}
