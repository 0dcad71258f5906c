import { listIdentities } from '../../db/accounts/identities.ts';
import { listPasskeys } from '../../db/accounts/passkeys.ts';
import { findLogin } from '../../db/accounts/users.ts';
import type { Tx } from '../../pipeline/operation.ts';

/** Whether this person can still log in: with a password or passkey, where allowed, or through a provider. */
export async function canStillLogIn(tx: Tx, userId: string): Promise<boolean> {
  const identities = await listIdentities(tx.db, userId);
  if (identities.some((identity) => identity.is_enabled === 1)) return true;
  if ((await tx.settings()).password_login !== '1') return false;
  const account = await findLogin(tx.db, userId);
  return account?.password_hash != null || (await listPasskeys(tx.db, userId)).length > 0;
}
