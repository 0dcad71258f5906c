import { update as contract } from '@scriptorium/contract/operations/sharing.ts';
import { updateShare } from '../../db/groups/item-shares.ts';
import { write } from '../../pipeline/operation.ts';
import { lockOwnShare, noteAccess, readExpiry } from './own-share.ts';
import { readSharing } from './read-sharing.ts';

export const update = write(contract, {
  work: async (tx, input) => {
    const { item, share } = await lockOwnShare(tx, input);
    await updateShare(tx.db, share.id, { role: input.role, expires_at: readExpiry(input.expiresAt, tx.now) });
    await noteAccess(tx, share);
    return { sharing: await readSharing(tx, item) };
  },
});
