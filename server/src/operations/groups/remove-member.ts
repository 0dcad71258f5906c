import { fail } from '@scriptorium/contract/errors.ts';
import { removeMember as contract } from '@scriptorium/contract/operations/groups.ts';
import { countManagers } from '../../db/groups/groups.ts';
import { isAdministrator } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { dropMember } from './drop-member.ts';
import { readGroup } from './read-group.ts';
import { requireMember } from './require-member.ts';
import { lockGroup } from '../../model/groups/groups.ts';

export const removeMember = write(contract, {
  work: async (tx, input) => {
    const group = await lockGroup(tx.db, input.uuid);
    const { user, name, isManager } = await requireMember(tx, group.id, input.user);
    if (isManager && !isAdministrator(tx.actor) && (await countManagers(tx.db, group.id)) === 1) fail('last-manager');
    await dropMember(tx, group, { id: user.id, name }, 'removed');
    await tx.notify([user.id], { code: 'group-removed', values: { group: group.name } });
    return { group: await readGroup(tx.db, group.id) };
  },
});
