import { restoreItems as contract } from '@scriptorium/contract/operations/workspace-trash.ts';
import { countChildren } from '../../db/items/items.ts';
import { settleChange } from '../../model/items/settle.ts';
import { restoreFromTrash } from '../../model/items/restore.ts';
import { lockWorkspace } from '../../model/groups/workspaces.ts';
import { describeItem } from '../../domain/items/tree.ts';
import { startChange } from '../../domain/items/tree-change.ts';
import { write } from '../../pipeline/operation.ts';
import { writerOf } from '../../pipeline/writer-of.ts';

export const restoreItems = write(contract, {
  work: async (tx, input) => {
    await lockWorkspace(tx.db, input.uuid);
    const change = startChange();
    const restored = [];
    for (const id of new Set(input.items)) restored.push(await restoreFromTrash(writerOf(tx), change, input.uuid, id));
    await settleChange(tx, input.uuid, change);
    const counts = await countChildren(
      tx.db,
      restored.map(({ item }) => item.id),
    );
    return { items: restored.map(({ item, names }) => describeItem(item, names.join('/'), counts.get(item.id))) };
  },
});
