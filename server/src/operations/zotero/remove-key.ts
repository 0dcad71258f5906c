import { removeKey as contract } from '@scriptorium/contract/operations/zotero.ts';
import { deleteZoteroKey } from '../../db/accounts/zotero-keys.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';

export const removeKey = write(contract, {
  work: async (tx) => {
    await deleteZoteroKey(tx.db, requireUser(tx.actor).userId);
    return {};
  },
});
