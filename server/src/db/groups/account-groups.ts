import type { Kysely } from 'kysely';
import { foldName } from '../../domain/items/fold-name.ts';
import type { GroupRow } from './groups.ts';
import { lockRows } from '../engine/lock-rows.ts';
import type { Schema } from '../schema.ts';

/** Locks the groups a user owns or belongs to, so that nobody else changes their owners meanwhile. */
export async function lockGroupsOf(db: Kysely<Schema>, userId: string): Promise<void> {
  const joined = db.selectFrom('membership').select('group_id').where('user_id', '=', userId);
  const query = db
    .selectFrom('user_group')
    .select('id')
    .where((eb) => eb.or([eb('owner_id', '=', userId), eb('id', 'in', joined)]))
    .where('deleted_at', 'is', null)
    .orderBy('id');
  await lockRows(db, query).execute();
}

/** Groups owned by this user, which are deleted with the account. */
export function listOwnedGroups(db: Kysely<Schema>, userId: string): Promise<GroupRow[]> {
  return db
    .selectFrom('user_group')
    .selectAll()
    .where('owner_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('name_key')
    .orderBy('id')
    .execute();
}

/** Groups this user belongs to but does not own. */
export function listJoinedGroups(db: Kysely<Schema>, userId: string): Promise<GroupRow[]> {
  return db
    .selectFrom('membership')
    .innerJoin('user_group', 'user_group.id', 'membership.group_id')
    .selectAll('user_group')
    .where('membership.user_id', '=', userId)
    .where('user_group.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('user_group.owner_id', '!=', userId), eb('user_group.owner_id', 'is', null)]))
    .orderBy('user_group.id')
    .execute();
}

export function lockDeletedGroup(db: Kysely<Schema>, id: string): Promise<GroupRow | undefined> {
  const query = db.selectFrom('user_group').selectAll().where('id', '=', id).where('deleted_at', 'is not', null);
  return lockRows(db, query).executeTakeFirst();
}

/** Restores a deleted group for its members. */
export async function undeleteGroup(db: Kysely<Schema>, id: string): Promise<void> {
  await db.updateTable('user_group').set({ deleted_at: null }).where('id', '=', id).execute();
}

export async function renameGroup(db: Kysely<Schema>, id: string, name: string): Promise<void> {
  await db
    .updateTable('user_group')
    .set({ name, name_key: foldName(name) })
    .where('id', '=', id)
    .execute();
}
