import { fail } from '@scriptorium/contract/errors.ts';
import { addMember as contract } from '@scriptorium/contract/operations/groups.ts';
import { addMembership, findMembership, findNamedUser, lockGroup } from '../../db/groups.ts';
import { addedToGroupMail } from '../../domain/mail/account-mails.ts';
import { nameOf } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { enqueueOptionalMail } from '../../pipeline/optional-mail.ts';
import { readAppName } from '../../pipeline/app-name.ts';
import { readGroup } from './read-group.ts';

export const addMember = write(contract, {
  work: async (tx, input) => {
    const group = await lockGroup(tx.db, input.uuid);
    const user = (await findNamedUser(tx.db, input.user)) ?? fail('not-found', { message: 'User not found.' });
    if (user.suspended === 1) fail('conflict', { field: 'user', message: 'This account is suspended.' });
    if (user.email_verified === 0) {
      fail('conflict', { field: 'user', message: 'This account has not verified its e-mail address yet.' });
    }
    if ((await findMembership(tx.db, group.id, user.id)) !== undefined) fail('already-member', { field: 'user' });
    await addMembership(tx.db, { groupId: group.id, userId: user.id, now: tx.now });
    const userName = user.display_name || user.email;
    tx.record({ type: 'group.member-added', groupId: group.id, name: group.name, userId: user.id, userName });
    const message = `${nameOf(tx.actor) ?? 'Somebody'} added you to the group “${group.name}”.`;
    const actionUrl = `/workspace/${group.id}/`;
    await tx.notify([user.id], { message, actionUrl });
    await enqueueOptionalMail(
      tx,
      user.id,
      addedToGroupMail(await readAppName(tx), {
        groupName: group.name,
        groupId: group.id,
        by: nameOf(tx.actor) ?? 'Somebody',
      }),
    );
    return { group: await readGroup(tx.db, group.id) };
  },
});
