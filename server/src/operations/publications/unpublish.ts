import { unpublish as contract } from '@scriptorium/contract/operations/publications.ts';
import { deletePublication, findPublicationOf } from '../../db/groups/publications.ts';
import { lockWorkspace } from '../../model/groups/workspaces.ts';
import { getItem, parsePath } from '../../model/items/find-items.ts';
import { write } from '../../pipeline/operation.ts';
import { describePublication } from './describe-publication.ts';

export const unpublish = write(contract, {
  work: async (tx, input) => {
    await lockWorkspace(tx.db, input.uuid);
    const item = await getItem(tx.db, input.uuid, parsePath(input.itemPath));
    const page = await findPublicationOf(tx.db, item.id);
    if (page !== undefined) {
      await deletePublication(tx.db, page.id);
      tx.record({ type: 'page.withdrawn', itemId: item.id });
    }
    return describePublication(tx, item);
  },
});
