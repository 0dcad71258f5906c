import { listTrash as contract } from '@scriptorium/contract/operations/workspace-trash.ts';
import { findBelow } from '../../db/items/items.ts';
import { listTrash as readTrash, TRASH_MS } from '../../db/items/trash.ts';
import { readOffThread } from '../../pipeline/operation.ts';

export const listTrash = readOffThread(contract, async (ctx, input) => {
  const { root } = ctx;
  const all = await readTrash(ctx.db, input.uuid);
  const inside =
    root &&
    (await findBelow(
      ctx.db,
      root.id,
      all.map(({ item }) => item.parent_id),
    ));
  const listings = inside === null ? all : all.filter(({ item }) => inside.has(item.parent_id ?? ''));
  return {
    items: listings.map(({ item, bytes, folder, deletedBy }) => ({
      uuid: item.id,
      name: item.name,
      type: item.type,
      size: bytes,
      originalFolder: folder,
      deletedAt: new Date(item.trashed_at ?? 0).toISOString(),
      deletedBy,
      expiresAt: new Date((item.trashed_at ?? 0) + TRASH_MS).toISOString(),
    })),
  };
});
