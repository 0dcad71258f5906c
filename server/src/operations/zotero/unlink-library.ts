import { fail } from '@scriptorium/contract/errors.ts';
import { unlinkLibrary as contract } from '@scriptorium/contract/operations/zotero.ts';
import { endZoteroLink, findZoteroLink } from '../../db/items/zotero-links.ts';
import { write } from '../../pipeline/operation.ts';

export const unlinkLibrary = write(contract, {
  work: async (tx, { uuid, link }) => {
    const { id } = (await findZoteroLink(tx.db, uuid, link)) ?? fail('not-found');
    await endZoteroLink(tx.db, id, tx.now);
    return {};
  },
});
