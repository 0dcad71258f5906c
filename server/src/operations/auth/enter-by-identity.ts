import { fail } from '@scriptorium/contract/errors.ts';
import type { HalfLoggedIn, LoggedIn } from '@scriptorium/contract/operations/auth.ts';
import { findIdentity, noteIdentityUsed } from '../../db/accounts/identities.ts';
import type { ProviderRow } from '../../db/accounts/identity-providers.ts';
import { lockLogin } from '../../db/accounts/users.ts';
import { countsAsBothSteps, type ProviderPerson } from '../../domain/accounts/providers.ts';
import type { Tx } from '../../pipeline/operation.ts';
import { admitNewcomer } from './admit-newcomer.ts';
import { finishFirstStep, type PreparedFirstStep } from './complete-login.ts';
import { applyGroupRules } from './group-grants.ts';

interface Shown {
  row: ProviderRow;
  person: ProviderPerson;
  claims: Readonly<Record<string, unknown>>;
}

/** Logs in people whose login is linked; leaves others to `admitNewcomer`. */
export async function enterByIdentity(
  tx: Tx,
  { row, person, claims }: Shown,
  login: PreparedFirstStep,
  clientId: string,
): Promise<LoggedIn | HalfLoggedIn | 'sign-up'> {
  const known = await findIdentity(tx.db, { providerId: row.id, ...person });
  const identity = known ?? (await admitNewcomer(tx, row, person));
  if (identity === 'sign-up') return identity;
  const account = (await lockLogin(tx.db, identity.user_id)) ?? fail('no-account');
  await noteIdentityUsed(tx.db, identity.id, tx.now);
  await applyGroupRules(tx, row, account.id, claims);
  return finishFirstStep(tx, account, login, {
    client_id: clientId,
    identity_id: identity.id,
    provider_session: person.session,
    isEnough: countsAsBothSteps(row.second_step, person.methods),
  });
}
