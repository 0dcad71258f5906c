import { createFolder as contract } from '@scriptorium/contract/operations/workspace.ts';
import { newFolderName } from '@scriptorium/contract/rules/file-name.ts';
import { getFolder, parsePath } from '../../model/items/find-items.ts';
import { settleChange } from '../../model/items/settle.ts';
import { makeFolder } from '../../model/items/folders.ts';
import { lockWorkspace } from '../../model/groups/workspaces.ts';
import { describeItem } from '../../domain/items/tree.ts';
import { startChange } from '../../domain/items/tree-change.ts';
import { write } from '../../pipeline/operation.ts';
import { writerOf } from '../../pipeline/writer-of.ts';

export const createFolder = write(contract, {
  work: async (tx, input) => {
    await lockWorkspace(tx.db, input.uuid);
    const names = parsePath(input.parentItem, 'parentItem');
    const parent = await getFolder(tx.db, input.uuid, names);
    const change = startChange();
    const item = await makeFolder(writerOf(tx), change, parent, newFolderName(input.name));
    await settleChange(tx, input.uuid, change);
    return { item: describeItem(item, [...names, item.name].join('/')) };
  },
});
