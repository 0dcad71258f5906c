import { fail } from '@scriptorium/contract/errors.ts';
import { leave as contract } from '@scriptorium/contract/operations/sharing.ts';
import { deleteShare, findShareWith } from '../../db/groups/item-shares.ts';
import { dropOpenings } from '../../db/groups/share-links.ts';
import { findItemById } from '../../db/items/items.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { nameHolder, noteAccess } from './own-share.ts';

export const leave = write(contract, {
  work: async (tx, input) => {
    const { userId } = requireUser(tx.actor);
    const share = await findShareWith(tx.db, input.item, { userId });
    const hadLinks = await dropOpenings(tx.db, input.item, userId);
    if (share === undefined) {
      const item = hadLinks ? await findItemById(tx.db, input.item) : undefined;
      if (item === undefined) return fail('not-found', { message: 'This is not shared with you.' });
      tx.record({ type: 'access.changed', workspaceId: item.workspace_id, userIds: [userId] });
      return {};
    }
    await deleteShare(tx.db, share.id);
    tx.record({
      type: 'item.unshared',
      workspaceId: share.workspace_id,
      itemId: share.item_id,
      with: await nameHolder(tx.db, share),
    });
    await noteAccess(tx, share);
    return {};
  },
});
