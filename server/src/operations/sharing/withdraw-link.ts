import { withdrawLink as contract } from '@scriptorium/contract/operations/links.ts';
import { updateLink } from '../../db/groups/share-links.ts';
import { write } from '../../pipeline/operation.ts';
import { lockOwnLink, noteLink, readLinks } from './own-link.ts';

export const withdrawLink = write(contract, {
  work: async (tx, input) => {
    const { item, link } = await lockOwnLink(tx, input);
    if (link.withdrawn_at === null) {
      await updateLink(tx.db, link.id, { withdrawn_at: tx.now });
      await noteLink(tx, link, 'link.withdrawn');
    }
    return { links: await readLinks(tx, item) };
  },
});
