import type { Kysely, Selectable } from 'kysely';
import { lockRows } from '../engine/lock-rows.ts';
import type { Schema } from '../schema.ts';
import type { ItemShareTable } from '../schema/groups.ts';
import { readPresentNames } from '../items/present-names.ts';
import { selectSharesWith } from './grants.ts';
import type { SharedItem } from './shared-item.ts';
import { listLinkVisitors } from './link-grants.ts';
import { listSharedByLink } from './shared-by-link.ts';
import { shownNameOf } from '../../domain/accounts/shown-name.ts';

export type ItemShareRow = Selectable<ItemShareTable>;

export interface NamedShare extends ItemShareRow {
  person: { uuid: string; displayName: string; avatar: string | null } | null;
  groupName: string | null;
  sharerName: string;
}

/** Shares of these items, expired ones included, oldest first. */
export async function listSharesOf(
  db: Kysely<Schema>,
  workspaceId: string,
  itemIds: readonly string[],
): Promise<NamedShare[]> {
  const rows = await db
    .selectFrom('item_share')
    .leftJoin('user', 'user.id', 'item_share.user_id')
    .leftJoin('user_group', 'user_group.id', 'item_share.group_id')
    .leftJoin('user as sharer', 'sharer.id', 'item_share.shared_by')
    .selectAll('item_share')
    .select(['user.display_name', 'user.avatar', 'user_group.name as group_name'])
    .select(['sharer.display_name as sharer_name'])
    .where('item_share.workspace_id', '=', workspaceId)
    .where('item_share.item_id', 'in', itemIds)
    .where('user_group.deleted_at', 'is', null)
    .orderBy('item_share.shared_at')
    .orderBy('item_share.id')
    .execute();
  return rows.map(({ display_name: name, avatar, group_name: groupName, sharer_name, ...row }) => ({
    ...row,
    groupName,
    sharerName: shownNameOf(sharer_name),
    person: row.user_id === null ? null : { uuid: row.user_id, displayName: shownNameOf(name), avatar },
  }));
}

export async function countSharesIn(db: Kysely<Schema>, workspaceId: string): Promise<number> {
  const row = await db
    .selectFrom('item_share')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export function findShareWith(
  db: Kysely<Schema>,
  itemId: string,
  holder: { userId: string } | { groupId: string },
): Promise<ItemShareRow | undefined> {
  const query = db.selectFrom('item_share').selectAll().where('item_id', '=', itemId);
  return (
    'userId' in holder ? query.where('user_id', '=', holder.userId) : query.where('group_id', '=', holder.groupId)
  ).executeTakeFirst();
}

export function lockShare(db: Kysely<Schema>, id: string): Promise<ItemShareRow | undefined> {
  return lockRows(db, db.selectFrom('item_share').selectAll().where('id', '=', id)).executeTakeFirst();
}

export async function insertShare(db: Kysely<Schema>, share: ItemShareRow): Promise<void> {
  await db.insertInto('item_share').values(share).execute();
}

export async function updateShare(
  db: Kysely<Schema>,
  id: string,
  change: Partial<Pick<ItemShareRow, 'role' | 'expires_at' | 'workspace_id' | 'shared_by' | 'shared_at'>>,
): Promise<void> {
  await db.updateTable('item_share').set(change).where('id', '=', id).execute();
}

export async function deleteShare(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('item_share').where('id', '=', id).execute();
}

/** Deletes shares of items that have moved to another workspace, whose owner decides anew. */
export async function deleteSharesLeftBehind(db: Kysely<Schema>, workspaceId: string): Promise<void> {
  await db
    .deleteFrom('item_share')
    .where('workspace_id', '=', workspaceId)
    .where('item_id', 'not in', (eb) => eb.selectFrom('item').select('id').where('workspace_id', '=', workspaceId))
    .execute();
}

/** Everyone with whom something in a workspace is shared, and what, for notifying open pages. */
export async function listRecipients(
  db: Kysely<Schema>,
  workspaceId: string,
  now: number,
): Promise<{ userId: string; itemId: string }[]> {
  const current = db
    .selectFrom('item_share')
    .where('item_share.workspace_id', '=', workspaceId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]));
  const people = await current
    .innerJoin('user', 'user.id', 'item_share.user_id')
    .select(['user.id as userId', 'item_share.item_id as itemId'])
    .execute();
  const members = await current
    .innerJoin('user_group', 'user_group.id', 'item_share.group_id')
    .innerJoin('membership', 'membership.group_id', 'user_group.id')
    .where('user_group.deleted_at', 'is', null)
    .select(['membership.user_id as userId', 'item_share.item_id as itemId'])
    .execute();
  return [...people, ...members, ...(await listLinkVisitors(db, workspaceId, now))];
}

const MAX_LISTED = 500;

/**
 * Items shared with someone by name, through a group or by a link they opened, except in workspaces of theirs. For a
 * guest, what their link leads to.
 */
export async function listSharedWith(db: Kysely<Schema>, who: string, now: number): Promise<SharedItem[]> {
  return [...(await listSharedByName(db, who, now)), ...(await listSharedByLink(db, who, now))];
}

async function listSharedByName(db: Kysely<Schema>, userId: string, now: number): Promise<SharedItem[]> {
  const rows = await selectSharesWith(db, userId, now)
    .innerJoin('workspace', 'workspace.id', 'item_share.workspace_id')
    .leftJoin('user as owner', 'owner.id', 'workspace.user_id')
    .leftJoin('user_group as home', 'home.id', 'workspace.group_id')
    .leftJoin('membership as own', (join) =>
      join.onRef('own.group_id', '=', 'workspace.group_id').on('own.user_id', '=', userId),
    )
    .leftJoin('user as sharer', 'sharer.id', 'item_share.shared_by')
    .where('own.user_id', 'is', null)
    .where('home.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('workspace.user_id', 'is', null), eb('workspace.user_id', '!=', userId)]))
    .select(['item_share.item_id', 'item_share.workspace_id', 'item_share.user_id', 'item_share.role'])
    .select(['item_share.shared_at', 'item_share.expires_at', 'item.type', 'item.name', 'workspace.revision'])
    .select(['owner.display_name as owner_name', 'home.name as home_name', 'sharer.display_name as sharer_name'])
    .orderBy('item_share.shared_at', 'desc')
    .orderBy('item_share.id')
    .limit(MAX_LISTED)
    .execute();
  const names = await readPresentNames(db, [...new Set(rows.map((row) => row.item_id))]);
  return rows.flatMap((row) => {
    const own = names.get(row.item_id);
    if (own === undefined) return [];
    const from = row.home_name ?? shownNameOf(row.owner_name);
    return [
      {
        itemId: row.item_id,
        workspaceId: row.workspace_id,
        // The root of a workspace has no name.
        name: row.name || from,
        type: row.type,
        role: row.role,
        from,
        sharedBy: shownNameOf(row.sharer_name),
        sharedAt: row.shared_at,
        expiresAt: row.expires_at,
        isOwn: row.user_id !== null,
        names: own,
        revision: row.revision,
      },
    ];
  });
}
