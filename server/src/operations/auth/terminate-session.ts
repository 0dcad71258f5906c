import { fail } from '@scriptorium/contract/errors.ts';
import * as contract from '@scriptorium/contract/operations/auth.ts';
import { endSessions } from '../../db/accounts/sessions.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';

/** Ends one of the caller's sessions. */
export const terminateSession = write(contract.terminateSession, {
  // Ending the current session is a log-out.
  needsStepUp: (input, actor) => input.sessionUUID !== actor.sessionId,
  work: async (tx, input) => {
    const { userId } = requireUser(tx.actor);
    const sessionIds = await endSessions(tx.db, userId, tx.now, { ids: [input.sessionUUID] });
    if (sessionIds.length === 0) fail('not-found', { message: 'Session not found.' });
    tx.record({ type: 'sessions.ended', userId, sessionIds, reason: 'terminated' });
    return {};
  },
});
