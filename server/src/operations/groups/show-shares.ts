import { showShares as contract } from '@scriptorium/contract/operations/workspace-authors.ts';
import { lockGroup } from '../../model/groups/groups.ts';
import { setShareSetting } from '../../db/groups/share-setting.ts';
import { write } from '../../pipeline/operation.ts';

export const showShares = write(contract, {
  work: async (tx, input) => {
    const group = await lockGroup(tx.db, input.uuid);
    await setShareSetting(tx.db, group.id, input.shown);
    return {};
  },
});
