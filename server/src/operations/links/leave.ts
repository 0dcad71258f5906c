import { leaveLink as contract } from '@scriptorium/contract/operations/links.ts';
import { updateGuest } from '../../db/groups/guests.ts';
import { lockLink } from '../../db/groups/share-links.ts';
import { write } from '../../pipeline/operation.ts';

export const leaveLink = write(contract, {
  work: async (tx) => {
    if (tx.actor.kind !== 'link-guest') return {};
    const { guestId, linkId } = tx.actor;
    await updateGuest(tx.db, guestId, { expires_at: tx.now });
    const link = await lockLink(tx.db, linkId);
    if (link) tx.record({ type: 'access.changed', workspaceId: link.workspace_id, userIds: [guestId] });
    return {};
  },
  reply: () => ({ guest: 'clear' }),
});
