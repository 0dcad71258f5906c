import { fail } from '@scriptorium/contract/errors.ts';
import { setRole as contract } from '@scriptorium/contract/operations/groups.ts';
import { setMemberRole } from '../../db/groups/groups.ts';
import { write } from '../../pipeline/operation.ts';
import { readGroup } from './read-group.ts';
import { requireMember } from './require-member.ts';
import { lockGroup } from '../../model/groups/groups.ts';

export const setRole = write(contract, {
  work: async (tx, input) => {
    const group = await lockGroup(tx.db, input.uuid);
    const { user, name, isManager } = await requireMember(tx, group.id, input.user);
    // Managers may do everything; to restrict one, demote them first.
    if (isManager) fail('conflict', { message: 'A manager has every right. Demote this manager first.' });
    const before = await setMemberRole(tx.db, group.id, user.id, input.role);
    if (before !== input.role) {
      const facts = { groupId: group.id, name: group.name, userId: user.id, userName: name };
      tx.record({ type: 'group.role-changed', ...facts, before, role: input.role });
      await tx.notify([user.id], {
        code: `group-${input.role}`,
        values: { group: group.name },
        actionUrl: `/workspace/${group.id}/`,
      });
    }
    return { group: await readGroup(tx.db, group.id) };
  },
});
