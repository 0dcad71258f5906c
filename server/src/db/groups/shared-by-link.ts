import type { Kysely } from 'kysely';
import { readPresentNames } from '../items/present-names.ts';
import type { Schema } from '../schema.ts';
import type { SharedItem } from './shared-item.ts';
import { selectGuestsLink, selectOpenedLinks } from './link-grants.ts';

const MAX_LISTED = 500;

/** What someone can use through links they opened (for a guest, through theirs), except in workspaces of theirs. */
export async function listSharedByLink(db: Kysely<Schema>, who: string, now: number): Promise<SharedItem[]> {
  const opened = await selectOpenedLinks(db, who, now)
    .select(['share_link.id', 'link_opening.opened_at as at'])
    .orderBy('link_opening.opened_at', 'desc')
    .limit(MAX_LISTED)
    .execute();
  const asGuest = await selectGuestsLink(db, who, now).select(['share_link.id', 'guest.created_at as at']).execute();
  const openedAt = new Map([...opened, ...asGuest].map(({ id, at }) => [id, at]));
  if (openedAt.size === 0) return [];
  const rows = await db
    .selectFrom('share_link')
    .innerJoin('item', 'item.id', 'share_link.item_id')
    .innerJoin('workspace', 'workspace.id', 'share_link.workspace_id')
    .leftJoin('user as owner', 'owner.id', 'workspace.user_id')
    .leftJoin('user_group as home', 'home.id', 'workspace.group_id')
    .leftJoin('membership as own', (join) =>
      join.onRef('own.group_id', '=', 'workspace.group_id').on('own.user_id', '=', who),
    )
    .leftJoin('user as sharer', 'sharer.id', 'share_link.created_by')
    .where('share_link.id', 'in', [...openedAt.keys()])
    .where('own.user_id', 'is', null)
    .where('home.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('workspace.user_id', 'is', null), eb('workspace.user_id', '!=', who)]))
    .select(['share_link.id', 'share_link.item_id', 'share_link.workspace_id', 'share_link.role'])
    .select(['share_link.expires_at', 'item.type', 'item.name', 'workspace.revision'])
    .select(['owner.display_name as owner_name', 'home.name as home_name', 'sharer.display_name as sharer_name'])
    .orderBy('share_link.id')
    .execute();
  const names = await readPresentNames(db, [...new Set(rows.map((row) => row.item_id))]);
  return rows.flatMap((row) => {
    const own = names.get(row.item_id);
    if (own === undefined) return [];
    // People who came by a link see only the display names of others.
    const from = row.home_name ?? (row.owner_name || 'Somebody');
    return [
      {
        itemId: row.item_id,
        workspaceId: row.workspace_id,
        name: row.name || from,
        type: row.type,
        role: row.role,
        from,
        sharedBy: row.sharer_name || 'Somebody',
        sharedAt: openedAt.get(row.id) ?? 0,
        expiresAt: row.expires_at,
        isOwn: true,
        names: own,
        revision: row.revision,
      },
    ];
  });
}
