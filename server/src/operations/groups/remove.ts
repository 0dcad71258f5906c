import { remove as contract } from '@scriptorium/contract/operations/groups.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { lockGroup } from '../../model/groups/groups.ts';
import { endGroup } from './end-group.ts';

export const remove = write(contract, {
  work: async (tx, input) => {
    const { userId, displayName, email } = requireUser(tx.actor);
    const group = await lockGroup(tx.db, input.uuid);
    const memberIds = await endGroup(tx, group);
    await tx.notify(
      memberIds.filter((id) => id !== userId),
      { code: 'group-deleted', values: { by: displayName || email, group: group.name } },
    );
    return {};
  },
});
