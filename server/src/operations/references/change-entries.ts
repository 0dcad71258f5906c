import { changeEntries as contract } from '@scriptorium/contract/operations/references.ts';
import { startChange } from '../../domain/items/tree-change.ts';
import { lockWorkspace } from '../../model/groups/workspaces.ts';
import { settleChange } from '../../model/items/settle.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { type PreparedEntries, prepareEntries, writeEntries } from './write-entries.ts';

const HOUR_MS = 60 * 60 * 1000;

export const changeEntries = write(contract, {
  limits: (_input, _request, actor) => [{ key: `account:${requireUser(actor).userId}`, max: 1000, windowMs: HOUR_MS }],
  bodyLimit: 5_000_000,
  prepare: (ctx, input): Promise<PreparedEntries> => prepareEntries(ctx, input),
  work: async (tx, input, file) => {
    await lockWorkspace(tx.db, input.uuid);
    const change = startChange();
    const changed = await writeEntries(tx, change, input, file);
    await settleChange(tx, input.uuid, change);
    return changed;
  },
});
