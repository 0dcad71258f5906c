import { addManager as contract } from '@scriptorium/contract/operations/groups.ts';
import { setManager } from '../../db/groups/groups.ts';
import { write } from '../../pipeline/operation.ts';
import { readGroup } from './read-group.ts';
import { requireMember } from './require-member.ts';
import { checkManagerLimit, lockGroup } from '../../model/groups/groups.ts';

export const addManager = write(contract, {
  work: async (tx, input) => {
    const group = await lockGroup(tx.db, input.group);
    const { user, name, isManager } = await requireMember(tx, group.id, input.user);
    if (!isManager) {
      await checkManagerLimit(tx.db, user.id, (await tx.settings()).user_group_management_limit);
      await setManager(tx.db, group.id, user.id, true);
      tx.record({ type: 'group.manager-added', groupId: group.id, name: group.name, userId: user.id, userName: name });
      await tx.notify([user.id], {
        code: 'group-manager',
        values: { group: group.name },
        actionUrl: `/groups/manage/${group.id}`,
      });
    }
    return { group: await readGroup(tx.db, group.id) };
  },
});
