import { fail } from '@scriptorium/contract/errors.ts';
import { copyItems as contract } from '@scriptorium/contract/operations/workspace.ts';
import { countChildren, getFolder, getItem, parsePath, readAncestorIds } from '../../db/items.ts';
import { copyItem } from '../../db/items-move.ts';
import { settleChange } from '../../db/items-settle.ts';
import { lockWorkspaces } from '../../db/workspaces.ts';
import { describeItem } from '../../domain/tree.ts';
import { startChange } from '../../domain/tree-change.ts';
import { requireWorkspace } from '../../pipeline/check-access.ts';
import { write } from '../../pipeline/operation.ts';
import { writerOf } from './writer-of.ts';

export const copyItems = write(contract, {
  work: async (tx, input) => {
    const targetWorkspace = input.targetWorkspace ?? input.uuid;
    await requireWorkspace(tx, targetWorkspace);
    await lockWorkspaces(tx.db, [input.uuid, targetWorkspace]);
    const targetNames = parsePath(input.targetFolder, 'targetFolder');
    const target = await getFolder(tx.db, targetWorkspace, targetNames);
    const above = await readAncestorIds(tx.db, target.id);
    const change = startChange();
    const items = [];
    for (const path of input.itemPaths) {
      const names = parsePath(path);
      const item = await getItem(tx.db, input.uuid, names);
      if (above.includes(item.id)) fail('conflict', { message: 'A folder cannot be copied into itself.' });
      const copy = await copyItem(writerOf(tx), change, item, target);
      const counts = await countChildren(tx.db, [copy.id]);
      items.push(describeItem(copy, [...targetNames, copy.name].join('/'), counts.get(copy.id)));
    }
    await settleChange(tx, targetWorkspace, change);
    return { items };
  },
});
