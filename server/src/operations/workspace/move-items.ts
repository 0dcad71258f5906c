import { fail } from '@scriptorium/contract/errors.ts';
import { moveItems as contract } from '@scriptorium/contract/operations/workspace.ts';
import { countChildren, getFolder, getItem, parsePath } from '../../db/items.ts';
import { moveItem } from '../../db/items-move.ts';
import { settleChange } from '../../db/items-settle.ts';
import { lockWorkspaces } from '../../db/workspaces.ts';
import { describeItem } from '../../domain/tree.ts';
import { startChange } from '../../domain/tree-change.ts';
import { requireWorkspace } from '../../pipeline/check-access.ts';
import { write } from '../../pipeline/operation.ts';
import { writerOf } from './writer-of.ts';

export const moveItems = write(contract, {
  work: async (tx, input) => {
    const targetWorkspace = input.targetWorkspace ?? input.uuid;
    await requireWorkspace(tx, targetWorkspace);
    await lockWorkspaces(tx.db, [input.uuid, targetWorkspace]);
    const targetNames = parsePath(input.targetFolder, 'targetFolder');
    const target = await getFolder(tx.db, targetWorkspace, targetNames);
    const from = startChange();
    const to = targetWorkspace === input.uuid ? from : startChange();
    const found = [];
    for (const path of input.itemPaths) {
      const names = parsePath(path);
      if (names.length === 0) fail('conflict', { message: 'The root of a workspace cannot be moved.' });
      found.push(await getItem(tx.db, input.uuid, names));
    }
    const items = [];
    for (const item of found) {
      const moved = await moveItem(writerOf(tx), { from, to }, item, target, input.conflict ?? 'fail');
      const counts = await countChildren(tx.db, [moved.id]);
      items.push(describeItem(moved, [...targetNames, moved.name].join('/'), counts.get(moved.id)));
    }
    await settleChange(tx, input.uuid, from);
    if (to !== from) await settleChange(tx, targetWorkspace, to);
    return { items };
  },
});
