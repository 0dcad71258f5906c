import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { lockRows } from '../engine/lock-rows.ts';
import type { Schema } from '../schema.ts';
import type { DirectoryProblemTable, DirectoryTable, DirectoryTokenTable } from '../schema/accounts.ts';

export type DirectoryRow = Selectable<DirectoryTable>;
type DirectoryTokenRow = Selectable<DirectoryTokenTable>;
type DirectoryProblemRow = Selectable<DirectoryProblemTable>;

const MAX_PROBLEMS = 20;

export function listDirectoryRows(db: Kysely<Schema>): Promise<DirectoryRow[]> {
  return db.selectFrom('directory').selectAll().orderBy('made_at').orderBy('id').execute();
}

export function findDirectory(db: Kysely<Schema>, id: string): Promise<DirectoryRow | undefined> {
  return db.selectFrom('directory').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Serializes changes to what a directory manages. */
export function lockDirectory(db: Kysely<Schema>, id: string): Promise<DirectoryRow | undefined> {
  return lockRows(db, db.selectFrom('directory').selectAll().where('id', '=', id)).executeTakeFirst();
}

export async function insertDirectory(db: Kysely<Schema>, row: Insertable<DirectoryTable>): Promise<void> {
  await db.insertInto('directory').values(row).execute();
}

export async function updateDirectoryRow(
  db: Kysely<Schema>,
  id: string,
  change: Partial<Omit<DirectoryTable, 'id' | 'made_at'>>,
): Promise<void> {
  await db.updateTable('directory').set(change).where('id', '=', id).execute();
}

/** Revokes all tokens of a directory; returns their labels. */
export async function deleteDirectoryTokens(db: Kysely<Schema>, directoryId: string): Promise<string[]> {
  const deleted = await db
    .deleteFrom('directory_token')
    .where('directory_id', '=', directoryId)
    .returning('label')
    .execute();
  return deleted.map(({ label }) => label);
}

/**
 * Releases up to `max` people, groups or memberships from a directory's management: they stay, as if added by hand.
 * Returns how many; 0 once none are left.
 */
export async function releaseSomeOfDirectory(db: Kysely<Schema>, directoryId: string, max: number): Promise<number> {
  for (const [table, key] of [
    ['membership', 'user_id'],
    ['directory_person', 'user_id'],
    ['directory_group', 'group_id'],
  ] as const) {
    const rows = await db
      .selectFrom(table)
      .select(sql<string>`${sql.ref(key)}`.as('id'))
      .distinct()
      .where('directory_id', '=', directoryId)
      .limit(max)
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) continue;
    const isSelected = sql<boolean>`${sql.ref(key)} in (${sql.join(ids)})`;
    if (table === 'membership')
      await db
        .updateTable(table)
        .set({ directory_id: null })
        .where('directory_id', '=', directoryId)
        .where(isSelected)
        .execute();
    else await db.deleteFrom(table).where('directory_id', '=', directoryId).where(isSelected).execute();
    return ids.length;
  }
  return 0;
}

/** Also deletes, by cascade, what still refers to the directory. */
export async function deleteDirectoryRow(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('directory').where('id', '=', id).execute();
}

export function listDirectoryTokens(db: Kysely<Schema>): Promise<DirectoryTokenRow[]> {
  return db.selectFrom('directory_token').selectAll().orderBy('made_at').orderBy('id').execute();
}

export function findDirectoryToken(
  db: Kysely<Schema>,
  by: { tokenHash: string } | { tokenId: string },
): Promise<{ id: string; directory_id: string; name: string; label: string } | undefined> {
  const query = db
    .selectFrom('directory_token')
    .innerJoin('directory', 'directory.id', 'directory_token.directory_id')
    .select(['directory_token.id', 'directory_token.directory_id', 'directory_token.label', 'directory.name']);
  return (
    'tokenHash' in by
      ? query.where('directory_token.token_hash', '=', by.tokenHash)
      : query.where('directory_token.id', '=', by.tokenId)
  ).executeTakeFirst();
}

export async function insertDirectoryToken(db: Kysely<Schema>, row: Insertable<DirectoryTokenTable>): Promise<void> {
  await db.insertInto('directory_token').values(row).execute();
}

export async function deleteDirectoryToken(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('directory_token').where('id', '=', id).execute();
}

export async function noteDirectoryCall(
  db: Kysely<Schema>,
  { tokenId, directoryId, now }: { tokenId: string; directoryId: string; now: number },
): Promise<void> {
  await db.updateTable('directory_token').set({ used_at: now }).where('id', '=', tokenId).execute();
  await db.updateTable('directory').set({ last_call_at: now }).where('id', '=', directoryId).execute();
}

/** Stores a refused call and deletes all but the last few. */
export async function storeDirectoryProblem(db: Kysely<Schema>, row: Insertable<DirectoryProblemTable>): Promise<void> {
  await db.insertInto('directory_problem').values(row).execute();
  const kept = db
    .selectFrom('directory_problem')
    .select('id')
    .where('directory_id', '=', row.directory_id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_PROBLEMS);
  await db
    .deleteFrom('directory_problem')
    .where('directory_id', '=', row.directory_id)
    .where('id', 'not in', kept)
    .execute();
}

/** The refused calls of all directories, newest first. */
export function listDirectoryProblems(db: Kysely<Schema>): Promise<DirectoryProblemRow[]> {
  return db.selectFrom('directory_problem').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').execute();
}

/** How many people and groups each directory manages, by its id. */
export async function countManaged(db: Kysely<Schema>): Promise<Map<string, { people: number; groups: number }>> {
  const people = await db
    .selectFrom('directory_person')
    .innerJoin('user', 'user.id', 'directory_person.user_id')
    .select((eb) => ['directory_id', eb.fn.countAll<number>().as('count')])
    .where('removed_at', 'is', null)
    .where('user.deleted_at', 'is', null)
    .groupBy('directory_id')
    .execute();
  const groups = await db
    .selectFrom('directory_group')
    .innerJoin('user_group', 'user_group.id', 'directory_group.group_id')
    .select((eb) => ['directory_id', eb.fn.countAll<number>().as('count')])
    .where('removed_at', 'is', null)
    .where('user_group.deleted_at', 'is', null)
    .groupBy('directory_id')
    .execute();
  const counts = new Map(people.map((row) => [row.directory_id, { people: Number(row.count), groups: 0 }]));
  for (const { directory_id, count } of groups)
    counts.set(directory_id, { people: counts.get(directory_id)?.people ?? 0, groups: Number(count) });
  return counts;
}
