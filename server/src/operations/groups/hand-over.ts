import { handOver as contract } from '@scriptorium/contract/operations/groups.ts';
import { setManager, setOwner } from '../../db/groups/groups.ts';
import { write } from '../../pipeline/operation.ts';
import { readGroup } from './read-group.ts';
import { requireMember } from './require-member.ts';
import { checkManagerLimit, lockGroup } from '../../model/groups/groups.ts';

export const handOver = write(contract, {
  work: async (tx, input) => {
    const group = await lockGroup(tx.db, input.uuid);
    const { user, name, isManager } = await requireMember(tx, group.id, input.user);
    if (user.id !== group.owner_id) {
      if (!isManager) {
        await checkManagerLimit(tx.db, user.id, (await tx.settings()).user_group_management_limit);
        await setManager(tx.db, group.id, user.id, true);
      }
      await setOwner(tx.db, group.id, user.id);
      const owner = { ownerId: user.id, ownerName: name };
      tx.record({ type: 'group.owner-changed', groupId: group.id, name: group.name, ...owner });
      await tx.notify([user.id], {
        code: 'group-owner',
        values: { group: group.name },
        actionUrl: `/groups/manage/${group.id}`,
      });
    }
    return { group: await readGroup(tx.db, group.id) };
  },
});
