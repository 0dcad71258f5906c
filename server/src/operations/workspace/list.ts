import { list as contract, type WorkspaceDescriptor } from '@scriptorium/contract/operations/workspace.ts';
import { isAtLeast } from '@scriptorium/contract/review/limits.ts';
import { listSharedWith } from '../../db/groups/item-shares.ts';
import type { SharedItem } from '../../db/groups/shared-item.ts';
import { countWorkspace, listWorkspacesOf, type WorkspaceCount } from '../../db/groups/workspaces.ts';
import { roleAt } from '../../domain/items/places.ts';
import { requirePerson } from '../../pipeline/actor.ts';
import { readOffThread } from '../../pipeline/operation.ts';

export const list = readOffThread(contract, async (ctx) => {
  const { id: userId, isGuest } = requirePerson(ctx.actor);
  const rows = isGuest ? [] : await listWorkspacesOf(ctx.db, userId);
  const counts = new Map<string, WorkspaceCount>();
  for (const { id } of rows) counts.set(id, await countWorkspace(ctx.db, id));
  const shared = await listSharedWith(ctx.db, userId, ctx.now);
  return {
    workspaces: [
      ...rows.map((row) => ({
        uuid: row.id,
        ownerType: row.owner_type,
        ownerName: row.ownerName,
        role: row.role,
        size: row.used_bytes,
        quota: row.quota,
        trashSize: counts.get(row.id)?.trashSize ?? 0,
        fileCount: counts.get(row.id)?.fileCount ?? 0,
        revision: row.revision,
      })),
      ...[...Map.groupBy(shared, ({ itemId }) => itemId).values()].map((ofItem) => describeShared(ofItem, shared)),
    ],
  };
});

/**
 * Merges the shares of one item, which may be shared with the person and with several of their groups. Usage and quota
 * are left out, since they concern only the workspace's owners.
 */
function describeShared(shares: SharedItem[], all: readonly SharedItem[]): WorkspaceDescriptor {
  const best = shares.reduce((most, each) => (isAtLeast(most.role, each.role) ? most : each));
  const there = all.filter(({ workspaceId }) => workspaceId === best.workspaceId);
  return {
    uuid: best.itemId,
    ownerType: 'shared',
    ownerName: best.name,
    // A folder above may be shared with a higher role.
    role: roleAt(best.names, best.role, there) ?? best.role,
    size: 0,
    quota: 0,
    trashSize: 0,
    fileCount: 0,
    revision: best.revision,
    shared: {
      type: best.type,
      from: best.from,
      sharedBy: best.sharedBy,
      sharedAt: new Date(best.sharedAt).toISOString(),
      expiresAt: best.expiresAt === null ? null : new Date(best.expiresAt).toISOString(),
      isOwn: shares.some(({ isOwn }) => isOwn),
    },
  };
}
