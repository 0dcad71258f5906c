import { insertSession } from '../db/accounts/sessions.ts';
import type { UserRow } from '../db/accounts/users.ts';
import type { Tx } from './operation.ts';

const CLIENT_ID_LENGTH = 200;

/** Creates a session; beyond the limit, the oldest ends. */
export async function openSession(tx: Tx, user: UserRow, tokenHash: string, clientID: string): Promise<{ id: string }> {
  const id = tx.newId();
  const clientId = cleanClientId(clientID);
  const { ended } = await insertSession(tx.db, { id, tokenHash, userId: user.id, clientId, now: tx.now });
  tx.record({
    type: 'user.logged-in',
    userId: user.id,
    email: user.email,
    sessionId: id,
    clientId,
    address: tx.request.address,
  });
  if (ended.length > 0) tx.record({ type: 'sessions.ended', userId: user.id, sessionIds: ended, reason: 'cap' });
  return { id };
}

/** What a browser calls itself, fit to be stored and shown. */
export function cleanClientId(clientID: string): string {
  return clientID
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, CLIENT_ID_LENGTH)
    .toWellFormed();
}
