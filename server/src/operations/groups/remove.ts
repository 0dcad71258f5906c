import { remove as contract } from '@scriptorium/contract/operations/groups.ts';
import { deleteGroup, listMemberIds } from '../../db/groups/groups.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { lockGroup } from '../../model/groups/groups.ts';

export const remove = write(contract, {
  work: async (tx, input) => {
    const { userId, displayName, email } = requireUser(tx.actor);
    const group = await lockGroup(tx.db, input.uuid);
    const memberIds = await listMemberIds(tx.db, group.id);
    await deleteGroup(tx.db, group.id, tx.now);
    tx.record({ type: 'group.deleted', groupId: group.id, name: group.name, memberIds });
    await tx.notify(
      memberIds.filter((id) => id !== userId),
      { message: `${displayName || email} deleted the group “${group.name}”.` },
    );
    return {};
  },
});
