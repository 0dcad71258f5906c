import * as contract from '@scriptorium/contract/operations/auth.ts';
import { endSessions } from '../../db/accounts/sessions.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';

/** Ends all of the caller's sessions except this one. */
export const terminateOtherSessions = write(contract.terminateOtherSessions, {
  work: async (tx) => {
    const { userId, sessionId } = requireUser(tx.actor);
    const sessionIds = await endSessions(tx.db, userId, tx.now, { allBut: sessionId });
    if (sessionIds.length > 0) tx.record({ type: 'sessions.ended', userId, sessionIds, reason: 'terminated' });
    return { terminated: sessionIds.length };
  },
});
