import { type Kysely, type Selectable, sql } from 'kysely';
import type { Grant } from '../../domain/items/places.ts';
import { readAncestorIds } from '../items/items.ts';
import { readPresentNames } from '../items/present-names.ts';
import { listLinkGrants } from './link-grants.ts';
import type { Schema } from '../schema.ts';
import type { ItemShareTable } from '../schema/groups.ts';

/** Current shares with this person or one of their groups. */
export function selectSharesWith(db: Kysely<Schema>, userId: string, now: number) {
  return db
    .selectFrom('item_share')
    .innerJoin('item', (join) =>
      join.onRef('item.id', '=', 'item_share.item_id').onRef('item.workspace_id', '=', 'item_share.workspace_id'),
    )
    .where((eb) =>
      eb.or([
        eb('item_share.user_id', '=', userId),
        eb(
          'item_share.group_id',
          'in',
          eb
            .selectFrom('membership')
            .innerJoin('user_group', 'user_group.id', 'membership.group_id')
            .select('membership.group_id')
            .where('membership.user_id', '=', userId)
            .where('user_group.deleted_at', 'is', null),
        ),
      ]),
    )
    .where((eb) => eb.or([eb('item_share.expires_at', 'is', null), eb('item_share.expires_at', '>', now)]));
}

/** Whether an item or a folder above it is shared with a person by name or through a group, as opposed to by a link. */
export async function isSharedWith(
  db: Kysely<Schema>,
  item: { id: string; workspaceId: string },
  userId: string,
  now: number,
): Promise<boolean> {
  const share = await selectSharesWith(db, userId, now)
    .select('item_share.id')
    .where('item_share.workspace_id', '=', item.workspaceId)
    .where('item_share.item_id', 'in', await readAncestorIds(db, item.id))
    .executeTakeFirst();
  return share !== undefined;
}

/**
 * What is shared with someone in a workspace by name, through a group or by a link they opened, regardless of any
 * membership. `userId` may be a guest's; then it is what their link grants.
 */
export async function listGrants(
  db: Kysely<Schema>,
  workspaceId: string,
  userId: string,
  now: number,
): Promise<Grant[]> {
  const byName = await listNamedShares(db, workspaceId, userId, now);
  const all = [...byName, ...(await listLinkGrants(db, workspaceId, userId, now))];
  if (all.length === 0) return [];
  const names = await readPresentNames(db, [...new Set(all.map((row) => row.item_id))]);
  return all.flatMap(({ item_id: itemId, role, expires_at: expiresAt }) => {
    const own = names.get(itemId);
    return own === undefined ? [] : [{ itemId, names: own, role, expiresAt }];
  });
}

/**
 * {@link selectSharesWith} for one workspace, without an “or”, for which SQLite would scan all shares in the workspace:
 * every call on a shared item begins with this.
 */
async function listNamedShares(db: Kysely<Schema>, workspaceId: string, userId: string, now: number) {
  const { rows } = await sql<Pick<Selectable<ItemShareTable>, 'item_id' | 'role' | 'expires_at'>>`
    select held.item_id, held.role, held.expires_at from (
      select item_id, role, expires_at from item_share where user_id = ${userId} and workspace_id = ${workspaceId}
      union all
      select item_id, role, expires_at from item_share where workspace_id = ${workspaceId} and group_id in (
        select membership.group_id from membership
        join user_group on user_group.id = membership.group_id and user_group.deleted_at is null
        where membership.user_id = ${userId}
      )
    ) held
    join item on item.id = held.item_id and item.workspace_id = ${workspaceId}
    where held.expires_at is null or held.expires_at > ${now}`.execute(db);
  return rows;
}
