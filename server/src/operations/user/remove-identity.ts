import { fail } from '@scriptorium/contract/errors.ts';
import { removeIdentity as contract } from '@scriptorium/contract/operations/providers.ts';
import { deleteIdentity, listIdentities, listSessionsOfIdentity } from '../../db/accounts/identities.ts';
import { endSessions } from '../../db/accounts/sessions.ts';
import { findLogin } from '../../db/accounts/users.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { tellFactorChange } from '../auth/use-code.ts';
import { canStillLogIn } from '../auth/can-still-log-in.ts';

/** Sessions that began with it end, except the caller's. */
export const removeIdentity = write(contract, {
  work: async (tx, input) => {
    const { userId, sessionId } = requireUser(tx.actor);
    const removed = (await listIdentities(tx.db, userId)).find(({ id }) => id === input.identityUUID);
    if (removed === undefined) fail('not-found', { message: 'There is no such linked login.' });
    const opened = await listSessionsOfIdentity(tx.db, userId, removed.id);
    await deleteIdentity(tx.db, userId, removed.id);
    if (!(await canStillLogIn(tx, userId))) fail('last-way-in');
    const ids = opened.filter((id) => id !== sessionId);
    const sessionIds = await endSessions(tx.db, userId, tx.now, { ids });
    if (sessionIds.length > 0) tx.record({ type: 'sessions.ended', userId, sessionIds, reason: 'unlinked' });
    const account = (await findLogin(tx.db, userId)) ?? fail('internal');
    await tellFactorChange(tx, account, 'identity-removed', { provider: removed.name });
    return {};
  },
});
