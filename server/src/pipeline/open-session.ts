import { fail } from '@scriptorium/contract/errors.ts';
import { isIdentityUsable } from '../db/accounts/identities.ts';
import { insertSession } from '../db/accounts/sessions.ts';
import type { UserRow } from '../db/accounts/users.ts';
import type { LoginFlowTable } from '../db/schema/accounts.ts';
import type { Tx } from './operation.ts';

const CLIENT_ID_LENGTH = 200;

/**
 * The browser, and the provider login with which the session begins; null for a password, a passkey or a mailed link.
 */
export type LoginOrigin = Pick<LoginFlowTable, 'client_id' | 'identity_id' | 'provider_session'>;

export function originHere(clientID: string): LoginOrigin {
  return { client_id: cleanClientId(clientID), identity_id: null, provider_session: null };
}

/**
 * Creates a session; beyond the limit, the oldest ends. All log-ins come here, so this is where passwords are refused
 * if people can only log in with providers.
 */
export async function openSession(
  tx: Tx,
  user: UserRow,
  tokenHash: string,
  origin: LoginOrigin,
): Promise<{ id: string }> {
  await requireOpenWay(tx, user, origin);
  const id = tx.newId();
  const clientId = origin.client_id;
  const { ended } = await insertSession(tx.db, {
    id,
    tokenHash,
    userId: user.id,
    clientId,
    identityId: origin.identity_id,
    providerSession: origin.provider_session,
    now: tx.now,
  });
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

async function requireOpenWay(tx: Tx, user: UserRow, { identity_id: identityId }: LoginOrigin): Promise<void> {
  if (identityId === null) await requirePasswordLogin(tx);
  // Unlinked, or its provider disabled, between the first step and this one.
  else if (!(await isIdentityUsable(tx.db, identityId, user.id))) fail('flow-ended');
}

/** Refuses if people can only log in with providers. */
export async function requirePasswordLogin(ctx: Pick<Tx, 'settings'>): Promise<void> {
  if ((await ctx.settings()).password_login !== '1') fail('password-login-off');
}

/** The client's name for itself, made safe to store and display. */
export function cleanClientId(clientID: string): string {
  return clientID
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, CLIENT_ID_LENGTH)
    .toWellFormed();
}
