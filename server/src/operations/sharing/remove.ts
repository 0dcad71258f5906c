import { remove as contract } from '@scriptorium/contract/operations/sharing.ts';
import { deleteShare } from '../../db/groups/item-shares.ts';
import { write } from '../../pipeline/operation.ts';
import { lockOwnShare, nameHolder, noteAccess } from './own-share.ts';
import { readSharing } from './read-sharing.ts';

export const remove = write(contract, {
  work: async (tx, input) => {
    const { item, share } = await lockOwnShare(tx, input);
    await deleteShare(tx.db, share.id);
    tx.record({
      type: 'item.unshared',
      workspaceId: share.workspace_id,
      itemId: item.id,
      with: await nameHolder(tx.db, share),
    });
    await noteAccess(tx, share);
    return { sharing: await readSharing(tx, item) };
  },
});
