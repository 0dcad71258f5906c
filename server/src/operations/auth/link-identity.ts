import { fail } from '@scriptorium/contract/errors.ts';
import { say } from '@scriptorium/contract/said.ts';
import { countIdentities, findIdentity, insertIdentity } from '../../db/accounts/identities.ts';
import type { ProviderRow } from '../../db/accounts/identity-providers.ts';
import { findLogin, lockUser } from '../../db/accounts/users.ts';
import { IDENTITIES_PER_USER, type ProviderPerson } from '../../domain/accounts/providers.ts';
import type { Tx } from '../../pipeline/operation.ts';
import { tellFactorChange } from './use-code.ts';

export const FULL = say('{most} logins are linked to your account already. Remove one first.', {
  most: IDENTITIES_PER_USER,
});

/** Links a login to an account. Repeating this changes nothing; a login linked to someone else stays theirs. */
export async function linkIdentity(tx: Tx, row: ProviderRow, person: ProviderPerson, userId: string): Promise<void> {
  await lockUser(tx.db, userId);
  const known = await findIdentity(tx.db, { providerId: row.id, ...person });
  if (known?.user_id === userId) return;
  if (known !== undefined) fail('identity-taken');
  if ((await countIdentities(tx.db, userId)) >= IDENTITIES_PER_USER) fail('item-limit', FULL);
  if ((await storeIdentity(tx, row.id, person, userId)) === null) fail('identity-taken');
  const account = (await findLogin(tx.db, userId)) ?? fail('internal');
  await tellFactorChange(tx, account, 'identity-added', { provider: row.name });
}

/** Stores the link; null if someone else was first. */
export async function storeIdentity(
  tx: Tx,
  providerId: string,
  person: Pick<ProviderPerson, 'issuer' | 'subject' | 'label'>,
  userId: string,
): Promise<{ id: string; user_id: string } | null> {
  const id = tx.newId();
  const { issuer, subject, label } = person;
  const isNew = await insertIdentity(tx.db, {
    id,
    user_id: userId,
    provider_id: providerId,
    issuer,
    subject,
    label,
    added_at: tx.now,
    used_at: null,
  });
  return isNew ? { id, user_id: userId } : null;
}
