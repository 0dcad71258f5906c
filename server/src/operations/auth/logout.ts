import * as contract from '@scriptorium/contract/operations/auth.ts';
import { endSessions } from '../../db/accounts/sessions.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';

/** Clears only the cache: unsent text stays in the browser for its owner. */
const CLEAR = { 'clear-site-data': '"cache"' };

/** Ends the current session. */
export const logout = write(contract.logout, {
  work: async (tx) => {
    const { userId, sessionId } = requireUser(tx.actor);
    const sessionIds = await endSessions(tx.db, userId, tx.now, { ids: [sessionId] });
    tx.record({ type: 'sessions.ended', userId, sessionIds, reason: 'logout' });
    return {};
  },
  reply: () => ({ session: 'clear', headers: CLEAR }),
});
