import { fail } from '@scriptorium/contract/errors.ts';
import type { InputOf } from '@scriptorium/contract/operation.ts';
import type { createProvider } from '@scriptorium/contract/operations/admin-providers.ts';
import { say } from '@scriptorium/contract/said.ts';
import { findProvider, listEnabledProviders, type ProviderRow } from '../../../db/accounts/identity-providers.ts';
import { checkLdapFields, readLdapAddress, readLdapFields } from '../../../domain/accounts/ldap.ts';
import { aboutProvider, isOpenIdConnect, readIssuer } from '../../../domain/accounts/providers.ts';
import { checkDomains } from '../../../domain/settings/setting-rules.ts';
import type { PrepareContext, Tx } from '../../../pipeline/operation.ts';

type Fields = Omit<InputOf<typeof createProvider>, 'password' | 'providerUUID'>;

/** Turns form input into columns, or refuses it, naming the field. The secret is sealed; null if none was given. */
export async function readFields(ctx: PrepareContext, id: string, input: Fields) {
  const need = (
    field: 'name' | 'clientId',
    what: 'a name for the button' | 'the client ID that the provider gave you',
  ) => input[field].trim() || fail('invalid', { field, ...say(`Please provide ${what}.`, {}) });
  const secret = input.clientSecret.trim();
  return {
    preset: input.preset,
    name: need('name', 'a name for the button').normalize('NFC'),
    is_enabled: input.isEnabled ? (1 as const) : (0 as const),
    trusted_domains: checkDomains(input.trustedDomains, 'trustedDomains'),
    sealed: secret === '' ? null : ctx.ports.secrets.seal(secret, aboutProvider(id)),
    ...(input.preset === 'ldap'
      ? await readLdapForm(ctx, id, input)
      : {
          issuer: readIssuer(input.issuer, (origin) => ctx.ports.providers.isPrivate(origin)),
          client_id: need('clientId', 'the client ID that the provider gave you'),
          scopes: readScopes(input),
          // GitHub does not report how someone logged in.
          second_step: input.preset === 'github' && input.secondStep === 'claim' ? ('ask' as const) : input.secondStep,
          ldap: null,
        }),
  };
}

function readScopes(input: Fields): string {
  const scopes = input.scopes.trim().split(/\s+/u).filter(Boolean);
  if (isOpenIdConnect(input.preset) && !scopes.includes('openid'))
    fail('invalid', { field: 'scopes', message: 'OpenID Connect needs the scope “openid”.' });
  return scopes.join(' ');
}

async function readLdapForm(ctx: PrepareContext, id: string, input: Fields) {
  const issuer = readLdapAddress(input.issuer);
  const bindDn = input.clientId.trim();
  const ldap = checkLdapFields(input.ldap, issuer, ctx.ports.ldap.isListed(issuer));
  const before = await findProvider(ctx.db, id);
  if (bindDn !== '' && input.clientSecret.trim() === '') {
    const refuse = (message: string): never => fail('invalid', { field: 'clientSecret', message });
    if (before?.client_secret == null) refuse('Please provide the password of this entry.');
    // Someone who can change the address must not be able to have the stored password sent there.
    const wasPlain = before?.ldap == null || readLdapFields(before.ldap).isPlain;
    if (before?.issuer !== issuer || (!wasPlain && readLdapFields(ldap).isPlain))
      refuse('The address has changed: please enter the password again.');
  }
  // Directories report no second factors, so they are asked for here.
  return { issuer, client_id: bindDn, scopes: '', second_step: 'ask' as const, ldap };
}

export async function requireProviderRow(db: Tx['db'], id: string): Promise<ProviderRow> {
  return (await findProvider(db, id)) ?? fail('not-found', { message: 'There is no such provider.' });
}

/** If people can only log in with providers, at least one must remain. Called after the change. */
export async function requireRemainingProvider(tx: Tx): Promise<void> {
  if ((await tx.settings()).password_login === '1') return;
  if ((await listEnabledProviders(tx.db)).length === 0)
    fail('last-provider', {
      message: 'People can only log in with providers here, so the last one cannot be switched off or deleted.',
    });
}
