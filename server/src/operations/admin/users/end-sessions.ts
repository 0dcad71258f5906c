import { fail } from '@scriptorium/contract/errors.ts';
import { endUserSessions as contract } from '@scriptorium/contract/operations/admin-users.ts';
import { endSessions } from '../../../db/accounts/sessions.ts';
import { write } from '../../../pipeline/operation.ts';
import { findAccount } from './find-accounts.ts';

export const endUserSessions = write(contract, {
  work: async (tx, input) => {
    const user = await findAccount(tx, input.email);
    const which = input.sessionUUID === undefined ? 'all' : { ids: [input.sessionUUID] };
    const sessionIds = await endSessions(tx.db, user.id, tx.now, which);
    if (input.sessionUUID !== undefined && sessionIds.length === 0) {
      fail('not-found', { message: 'Session not found.' });
    }
    if (sessionIds.length > 0) tx.record({ type: 'sessions.ended', userId: user.id, sessionIds, reason: 'terminated' });
    return { ended: sessionIds.length };
  },
});
