import { findIdentity } from '../../db/accounts/identities.ts';
import type { ProviderRow } from '../../db/accounts/identity-providers.ts';
import { findLogin, findLoginByEmail } from '../../db/accounts/users.ts';
import {
  countsAsBothSteps,
  describeClaims,
  type FirstLogin,
  judgeFirstLogin,
  type ProviderPerson,
} from '../../domain/accounts/providers.ts';
import type { Tx } from '../../pipeline/operation.ts';
import { findGrants } from './group-grants.ts';
import { describeHolder } from './admit-newcomer.ts';

const FIRST: Record<FirstLogin, string> = {
  make: 'They would get an account at once: their address is verified, and the provider is trusted for its domain.',
  claim: 'They would take over the account with their address, which nobody has verified yet.',
  'link-first': 'There is an account with their address: they would be asked to log in and link this login themselves.',
  'sign-up': 'They would be asked for an address, and sign up with a code sent to it.',
  'no-account': 'They would be refused: nobody can sign up here, and the provider is not trusted for their address.',
};

/** Describes what a provider sent in a test and what a log-in of this person would lead to. Changes nothing. */
export async function describeTest(
  tx: Tx,
  row: ProviderRow,
  person: ProviderPerson,
  claims: Readonly<Record<string, unknown>>,
): Promise<{ claims: { name: string; value: string }[]; outcome: string[] }> {
  const known = await findIdentity(tx.db, { providerId: row.id, ...person });
  const account = known && (await findLogin(tx.db, known.user_id));
  const holder = person.email === null ? undefined : await findLoginByEmail(tx.db, person.email);
  const first = judgeFirstLogin(person, row.trusted_domains, describeHolder(holder), await tx.settings());
  return {
    claims: describeClaims(claims),
    outcome: [
      account === undefined ? FIRST[first] : `This login belongs to the account ${account.email}.`,
      describeAddress(person),
      countsAsBothSteps(row.second_step, person.methods)
        ? 'It would count as both steps of a two-step login.'
        : 'It would count as the first step of a two-step login.',
      ...(await describeGroups(tx, row, claims)),
      ...(row.is_enabled === 1 ? [] : ['The provider is switched off, so nobody can log in with it yet.']),
    ],
  };
}

async function describeGroups(tx: Tx, row: ProviderRow, claims: Readonly<Record<string, unknown>>): Promise<string[]> {
  const { grants, missing } = await findGrants(tx.db, row.id, claims);
  return [
    ...grants.map(({ name, role }) => `The claims put them into the group “${name}” (${role}).`),
    ...missing.map((claim) => `The claim “${claim}” is missing, so that rules about it change nothing.`),
  ];
}

function describeAddress({ email, emailVerified }: ProviderPerson): string {
  if (email === null) return 'The provider says no e-mail address.';
  return emailVerified
    ? `The provider has verified the address ${email}.`
    : `The provider does not say that it has verified the address ${email} (“email_verified” is not true).`;
}
