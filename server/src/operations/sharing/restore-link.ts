import { fail } from '@scriptorium/contract/errors.ts';
import { restoreLink as contract } from '@scriptorium/contract/operations/links.ts';
import { RESTORABLE_MS, updateLink } from '../../db/groups/share-links.ts';
import { write } from '../../pipeline/operation.ts';
import { linkChangeLimits, lockOwnLink, noteLink, readLinks } from './own-link.ts';

export const restoreLink = write(contract, {
  limits: linkChangeLimits,
  work: async (tx, input) => {
    const { item, link } = await lockOwnLink(tx, input);
    // Only meant to undo slips; nobody expects a link withdrawn long ago to work again.
    if (link.withdrawn_at !== null && link.withdrawn_at < tx.now - RESTORABLE_MS)
      fail('not-found', { message: 'This link no longer exists.' });
    if (link.withdrawn_at !== null) {
      await updateLink(tx.db, link.id, { withdrawn_at: null });
      await noteLink(tx, link, 'link.restored');
    }
    return { links: await readLinks(tx, item) };
  },
});
