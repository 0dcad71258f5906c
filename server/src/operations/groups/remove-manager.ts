import { fail } from '@scriptorium/contract/errors.ts';
import { removeManager as contract } from '@scriptorium/contract/operations/groups.ts';
import { countManagers, type GroupRow, setManager } from '../../db/groups/groups.ts';
import { endInvitationsBy } from '../../db/groups/invitations.ts';
import { withdrawLinksBy } from '../../db/groups/share-links.ts';
import { type Tx, write } from '../../pipeline/operation.ts';
import { recordSuccession } from './drop-member.ts';
import { readGroup } from './read-group.ts';
import { requireMember } from './require-member.ts';
import { lockGroup } from '../../model/groups/groups.ts';
import { noteLink } from '../sharing/own-link.ts';

export const removeManager = write(contract, {
  work: async (tx, input) => {
    const group = await lockGroup(tx.db, input.group);
    const { user, name, isManager } = await requireMember(tx, group.id, input.user);
    if (tx.actor.kind === 'user' && tx.actor.userId === user.id) fail('self-demotion');
    if (isManager) {
      if ((await countManagers(tx.db, group.id)) === 1) fail('last-manager');
      await demoteManager(tx, group, { id: user.id, name });
      await tx.notify([user.id], {
        code: 'group-no-manager',
        values: { group: group.name },
        actionUrl: `/workspace/${group.id}/`,
      });
      await recordSuccession(tx, group);
    }
    return { group: await readGroup(tx.db, group.id) };
  },
});

/** Turns a manager into a member, and ends what only managers can grant. */
export async function demoteManager(tx: Tx, group: GroupRow, user: { id: string; name: string }): Promise<void> {
  await setManager(tx.db, group.id, user.id, false);
  await endInvitationsBy(tx.db, group.id, user.id);
  for (const link of await withdrawLinksBy(tx.db, group.id, user.id, tx.now))
    await noteLink(tx, link, 'link.withdrawn');
  const { id: groupId, name } = group;
  tx.record({ type: 'group.manager-removed', groupId, name, userId: user.id, userName: user.name });
}
