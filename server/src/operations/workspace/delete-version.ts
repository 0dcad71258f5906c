import { fail } from '@scriptorium/contract/errors.ts';
import { deleteVersion as contract } from '@scriptorium/contract/operations/workspace-versions.ts';
import { getItem, parsePath } from '../../model/items/find-items.ts';
import { settleChange } from '../../model/items/settle.ts';
import { deleteBlobVersion } from '../../db/texts/versions.ts';
import { lockWorkspace } from '../../model/groups/workspaces.ts';
import { startChange } from '../../domain/items/tree-change.ts';
import { write } from '../../pipeline/operation.ts';

export const deleteVersion = write(contract, {
  work: async (tx, input) => {
    await lockWorkspace(tx.db, input.uuid);
    const item = await getItem(tx.db, input.uuid, parsePath(input.itemPath));
    const freedBytes = (await deleteBlobVersion(tx.db, item.id, input.id)) ?? fail('not-found');
    const change = startChange();
    change.bytes -= freedBytes;
    await settleChange(tx, input.uuid, change);
    return { freedBytes };
  },
});
