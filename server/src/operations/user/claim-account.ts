import { fail } from '@scriptorium/contract/errors.ts';
import { deleteIdentitiesOf } from '../../db/accounts/identities.ts';
import { endSessions } from '../../db/accounts/sessions.ts';
import { deleteTokens } from '../../db/accounts/tokens.ts';
import { findUser, type LoginRow, updateUser, type UserRow } from '../../db/accounts/users.ts';
import type { Tx } from '../../pipeline/operation.ts';

/**
 * Gives an unverified account to whoever has proved that they own the address. Anything a stranger may have entered,
 * linked or received for it is discarded; what an administrator decided about it stands.
 */
export async function claimAccount(
  tx: Tx,
  found: LoginRow,
  owner: { displayName: string; passwordHash: string | null },
): Promise<UserRow> {
  await updateUser(tx.db, found.id, {
    display_name: owner.displayName,
    password_hash: owner.passwordHash,
    email_verified: 1,
  });
  await deleteTokens(tx.db, found.id, ['verify-email', 'set-password', 'reset-password']);
  await deleteIdentitiesOf(tx.db, found.id);
  const sessionIds = await endSessions(tx.db, found.id, tx.now, 'all');
  if (sessionIds.length > 0) tx.record({ type: 'sessions.ended', userId: found.id, sessionIds, reason: 'password' });
  if (owner.passwordHash !== null)
    tx.record({ type: 'user.password-changed', userId: found.id, email: found.email, how: 'set' });
  else tx.record({ type: 'user.email-verified', userId: found.id, email: found.email });
  return (await findUser(tx.db, found.id)) ?? fail('internal');
}
