import { fail } from '@scriptorium/contract/errors.ts';
import { purgeItems as contract } from '@scriptorium/contract/operations/workspace-trash.ts';
import { settleChange } from '../../db/items-settle.ts';
import { listTrashRoots, purgeFromTrash } from '../../db/trash.ts';
import { lockWorkspace } from '../../db/workspaces.ts';
import { startChange } from '../../domain/tree-change.ts';
import { write } from '../../pipeline/operation.ts';

export const purgeItems = write(contract, {
  work: async (tx, input) => {
    await lockWorkspace(tx.db, input.uuid);
    const present = await listTrashRoots(tx.db, input.uuid);
    const wanted = input.items === undefined ? present : [...new Set(input.items)];
    if (wanted.some((id) => !present.includes(id))) fail('not-found');
    const change = startChange();
    const freedBytes = await purgeFromTrash(tx.db, change, wanted);
    await settleChange(tx, input.uuid, change);
    return { freedBytes };
  },
});
