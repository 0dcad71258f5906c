import { noteOpened as contract } from '@scriptorium/contract/operations/workspace.ts';
import { getItem, parsePath } from '../../model/items/find-items.ts';
import { noteOpened as writeOpened } from '../../db/items/recent.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';

export const noteOpened = write(contract, {
  work: async (tx, input) => {
    const item = await getItem(tx.db, input.uuid, parsePath(input.itemPath));
    if (item.type === 'file') await writeOpened(tx.db, requireUser(tx.actor).userId, item.id, tx.now);
    return {};
  },
});
