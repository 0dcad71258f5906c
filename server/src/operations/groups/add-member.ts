import { fail } from '@scriptorium/contract/errors.ts';
import { addMember as contract } from '@scriptorium/contract/operations/groups.ts';
import { addMembership, findMembership, lockNamedUser } from '../../db/groups/groups.ts';
import { endInvitationOf } from '../../db/groups/invitations.ts';
import { refundUse } from '../../db/server/rate-limits.ts';
import { addedToGroupMail } from '../../domain/mail/account-mails.ts';
import { nameOf } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { enqueueOptionalMail } from '../../pipeline/optional-mail.ts';
import { readMailFrame } from '../../pipeline/mail-frame.ts';
import { readGroup } from './read-group.ts';
import { lockGroup } from '../../model/groups/groups.ts';

const HOUR_MS = 60 * 60 * 1000;
const MISSES = 'groups/add-member misses';
/** Misses per hour: addresses typed from a list fail sometimes, guesses nearly always. */
const MISSES_PER_HOUR = 30;
const ADDED_PER_HOUR = 300;

export const addMember = write(contract, {
  limits: (_input, _request, actor) =>
    actor.kind === 'user'
      ? [
          { key: `account:${actor.userId}`, max: ADDED_PER_HOUR, windowMs: HOUR_MS },
          // Counted in advance, and refunded if the account is found.
          { key: `account:${actor.userId}`, max: MISSES_PER_HOUR, windowMs: HOUR_MS, sharedAs: MISSES },
        ]
      : [],
  work: async (tx, input) => {
    const group = await lockGroup(tx.db, input.uuid);
    const user = await lockNamedUser(tx.db, input.user);
    // Same answer for unknown, unverified, unapproved and suspended accounts: managers must not learn who has one.
    if (user === undefined || user.suspended === 1 || user.email_verified === 0 || user.awaits_approval === 1) {
      fail('not-found', { message: 'Nobody with this name or address can be added.', field: 'user' });
    }
    if ((await findMembership(tx.db, group.id, user.id)) !== undefined) fail('already-member', { field: 'user' });
    if (tx.actor.kind === 'user') await refundUse(tx.db, `${MISSES} account:${tx.actor.userId}`);
    await addMembership(tx.db, { groupId: group.id, userId: user.id, now: tx.now });
    await endInvitationOf(tx.db, { workspaceId: group.id, itemId: null }, user.email);
    const userName = user.display_name || user.email;
    tx.record({ type: 'group.member-added', groupId: group.id, name: group.name, userId: user.id, userName });
    const by = nameOf(tx.actor) ?? 'Somebody';
    await tx.notify([user.id], {
      code: 'group-added',
      values: { by, group: group.name },
      actionUrl: `/workspace/${group.id}/`,
    });
    await enqueueOptionalMail(
      tx,
      user.id,
      addedToGroupMail(await readMailFrame(tx, user.id), {
        groupName: group.name,
        groupId: group.id,
        by,
      }),
    );
    return { group: await readGroup(tx.db, group.id) };
  },
});
