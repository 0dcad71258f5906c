import { listTrash as contract } from '@scriptorium/contract/operations/workspace-trash.ts';
import { listTrash as readTrash, TRASH_MS } from '../../db/items/trash.ts';
import { readAside } from '../../pipeline/operation.ts';

export const listTrash = readAside(contract, async (ctx, input) => {
  const listings = await readTrash(ctx.db, input.uuid);
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
