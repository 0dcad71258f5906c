import { fail } from '@scriptorium/contract/errors.ts';
import { isNeverUsed } from '../../db/accounts/directory-people.ts';
import type { ProviderRow } from '../../db/accounts/identity-providers.ts';
import { findLoginByEmail, findUser, insertUser, type LoginRow, type UserRow } from '../../db/accounts/users.ts';
import { judgeFirstLogin, type ProviderPerson } from '../../domain/accounts/providers.ts';
import { drawUserId } from '../../model/accounts/draw-user-id.ts';
import { isUnclaimed } from '../../model/groups/invitations.ts';
import type { Tx } from '../../pipeline/operation.ts';
import { claimAccount } from '../user/claim-account.ts';
import { storeIdentity } from './link-identity.ts';
import { tellFactorChange } from './use-code.ts';

const REFUSALS = {
  'no-account':
    'No account here belongs to this login. Log in and add it in your profile, or ask an administrator for an account.',
  'link-first':
    'There is an account with your e-mail address already. Log in to it first, then add this login in your profile.',
};

/** Creates an account on the spot for an unlinked login, if the provider is trusted; otherwise `sign-up`. */
export async function admitNewcomer(
  tx: Tx,
  row: ProviderRow,
  person: ProviderPerson,
): Promise<{ id: string; user_id: string } | 'sign-up'> {
  const holder = person.email === null ? undefined : await findLoginByEmail(tx.db, person.email);
  // Created by a directory for the owner of this address, and never used.
  const isPreparedHere = holder !== undefined && (await isNeverUsed(tx.db, holder.id));
  const holds = isPreparedHere ? 'unclaimed' : describeHolder(holder);
  const verdict = judgeFirstLogin(person, row.trusted_domains, holds, await tx.settings());
  switch (verdict) {
    case 'sign-up':
      return verdict;
    case 'no-account':
    case 'link-first':
      return fail(verdict, { message: REFUSALS[verdict] });
    case 'make':
    case 'claim': {
      const user = await makeProviderAccount(tx, holder, {
        email: person.email ?? '',
        displayName: person.name,
        awaitsApproval: false,
      });
      const identity = (await storeIdentity(tx, row.id, person, user.id)) ?? fail('conflict');
      await tellFactorChange(tx, user, 'identity-added', { provider: row.name });
      return identity;
    }
  }
}

export function describeHolder(holder: LoginRow | undefined): 'none' | 'unclaimed' | 'taken' {
  return holder === undefined ? 'none' : isUnclaimed(holder) ? 'unclaimed' : 'taken';
}

/** Creates an account without a password for someone whose address is verified. */
export async function makeProviderAccount(
  tx: Tx,
  holder: LoginRow | undefined,
  account: { email: string; displayName: string; awaitsApproval: boolean },
): Promise<UserRow> {
  const displayName = account.displayName.trim().normalize('NFC') || (account.email.split('@', 1)[0] ?? '');
  if (holder !== undefined) return claimAccount(tx, holder, { displayName, passwordHash: null });
  const id = await drawUserId(tx);
  const isNew = await insertUser(tx.db, {
    id,
    email: account.email,
    displayName,
    passwordHash: null,
    emailVerified: true,
    isAdmin: false,
    awaitsApproval: account.awaitsApproval,
    quota: (await tx.settings()).default_user_quota,
    workspaceId: tx.newId(),
    rootId: tx.newId(),
    now: tx.now,
  });
  if (!isNew) fail('link-first');
  tx.record({ type: 'user.signed-up', userId: id, email: account.email });
  return (await findUser(tx.db, id)) ?? fail('internal');
}
