import type { Insertable, Kysely, Selectable } from 'kysely';
import { lockRows } from '../engine/lock-rows.ts';
import { pause } from '../items/walk-tree.ts';
import type { Schema } from '../schema.ts';
import type { DirectoryPersonTable } from '../schema/accounts.ts';

export type DirectoryPersonRow = Selectable<DirectoryPersonTable>;

/** Conditions, combined with `and`, by which a directory may look people up. */
interface PeopleQuery {
  id?: string;
  user_name_key?: string;
  address_key?: string;
  name_key?: string;
  external_id?: string;
  active?: 0 | 1;
}

/** Deleted accounts have no row. */
function people(db: Kysely<Schema>, directoryId: string) {
  return db
    .selectFrom('directory_person')
    .where('directory_person.directory_id', '=', directoryId)
    .where('directory_person.removed_at', 'is', null);
}

function matching(db: Kysely<Schema>, directoryId: string, query: PeopleQuery) {
  let found = people(db, directoryId);
  for (const [column, value] of Object.entries(query))
    found = found.where(
      column === 'id' ? 'directory_person.user_id' : (`directory_person.${column}` as 'directory_person.external_id'),
      '=',
      value as string,
    );
  return found;
}

export function listPeople(
  db: Kysely<Schema>,
  directoryId: string,
  query: PeopleQuery,
  page: { offset: number; limit: number },
): Promise<DirectoryPersonRow[]> {
  return matching(db, directoryId, query)
    .selectAll('directory_person')
    .orderBy('directory_person.made_at')
    .orderBy('directory_person.user_id')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

export async function countPeople(db: Kysely<Schema>, directoryId: string, query: PeopleQuery): Promise<number> {
  const { count } = await matching(db, directoryId, query)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Needs only an index, since it runs for each person added. (Deleting an account deletes its row here.) */
export async function countAllPeople(db: Kysely<Schema>, directoryId: string): Promise<number> {
  const { count } = await db
    .selectFrom('directory_person')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('directory_id', '=', directoryId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A person managed by this directory, unless it has removed them. */
export function findPerson(
  db: Kysely<Schema>,
  directoryId: string,
  userId: string,
): Promise<DirectoryPersonRow | undefined> {
  return people(db, directoryId)
    .selectAll('directory_person')
    .where('directory_person.user_id', '=', userId)
    .executeTakeFirst();
}

/** Locks the row of an account that any directory manages, or managed until it removed the person. */
export function lockEntry(db: Kysely<Schema>, userId: string): Promise<DirectoryPersonRow | undefined> {
  return lockRows(db, db.selectFrom('directory_person').selectAll().where('user_id', '=', userId)).executeTakeFirst();
}

export async function upsertPerson(db: Kysely<Schema>, row: Insertable<DirectoryPersonTable>): Promise<void> {
  const { user_id: _key, ...rest } = row;
  await db
    .insertInto('directory_person')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(rest))
    .execute();
}

export async function updatePerson(
  db: Kysely<Schema>,
  userId: string,
  change: Partial<Omit<DirectoryPersonTable, 'user_id' | 'directory_id' | 'made_at'>>,
): Promise<void> {
  await db.updateTable('directory_person').set(change).where('user_id', '=', userId).execute();
}

export async function deletePerson(db: Kysely<Schema>, userId: string): Promise<void> {
  await db.deleteFrom('directory_person').where('user_id', '=', userId).execute();
}

/** Ids per statement, below the parameter limit of both databases. */
const IDS = 500;

/** Those of these accounts that the directory manages. */
export async function filterPeople(
  db: Kysely<Schema>,
  directoryId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (let at = 0; at < ids.length; at += IDS) {
    if (at > 0) await pause();
    const some = ids.slice(at, at + IDS);
    const rows = await people(db, directoryId)
      .select('directory_person.user_id')
      .where('directory_person.user_id', 'in', some)
      .execute();
    for (const row of rows) found.add(row.user_id);
  }
  return found;
}

/**
 * Whether an account managed by a directory was never logged in to: it has no password, passkey or linked login. False
 * for suspended accounts and administrators.
 */
export async function isNeverUsed(db: Kysely<Schema>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('directory_person')
    .innerJoin('user', 'user.id', 'directory_person.user_id')
    .select('user.id')
    .where('user.id', '=', userId)
    .where('user.password_hash', 'is', null)
    .where('user.suspended', '=', 0)
    .where('user.is_admin', '=', 0)
    .where('directory_person.removed_at', 'is', null)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('identity').select('identity.id').whereRef('identity.user_id', '=', 'user.id'))),
    )
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('passkey').select('passkey.id').whereRef('passkey.user_id', '=', 'user.id'))),
    )
    .executeTakeFirst();
  return row !== undefined;
}
