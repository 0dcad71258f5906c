import { fail } from '@scriptorium/contract/errors.ts';
import { leave as contract } from '@scriptorium/contract/operations/groups.ts';
import { countManagers, findMembership } from '../../db/groups/groups.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { dropMember } from './drop-member.ts';
import { lockGroup } from '../../model/groups/groups.ts';

export const leave = write(contract, {
  work: async (tx, input) => {
    const actor = requireUser(tx.actor);
    const group = await lockGroup(tx.db, input.uuid);
    const membership = (await findMembership(tx.db, group.id, actor.userId)) ?? fail('not-found');
    if (membership.isManager && (await countManagers(tx.db, group.id)) === 1) fail('last-manager');
    await dropMember(tx, group, { id: actor.userId, name: actor.displayName || actor.email }, 'left');
    return {};
  },
});
