import { fail } from '@scriptorium/contract/errors.ts';
import type { InputOf } from '@scriptorium/contract/operation.ts';
import type { createProvider } from '@scriptorium/contract/operations/admin-providers.ts';
import { findProvider, listEnabledProviders, type ProviderRow } from '../../../db/accounts/identity-providers.ts';
import { aboutProvider, isOpenIdConnect, readIssuer } from '../../../domain/accounts/providers.ts';
import { checkDomains } from '../../../domain/settings/setting-rules.ts';
import type { PrepareContext, Tx } from '../../../pipeline/operation.ts';

type Fields = Omit<InputOf<typeof createProvider>, 'password' | 'providerUUID'>;

/** What is stored of a form, or a refusal that names the field. The secret is sealed: null if none was given. */
export function readFields(ctx: PrepareContext, id: string, input: Fields) {
  const need = (field: 'name' | 'clientId', what: string): string =>
    input[field].trim() || fail('invalid', { field, message: `Please provide ${what}.` });
  const isOpenId = isOpenIdConnect(input.preset);
  const scopes = input.scopes.trim().split(/\s+/u).filter(Boolean);
  if (isOpenId && !scopes.includes('openid'))
    fail('invalid', { field: 'scopes', message: 'OpenID Connect needs the scope “openid”.' });
  const secret = input.clientSecret.trim();
  return {
    preset: input.preset,
    name: need('name', 'a name for the button').normalize('NFC'),
    issuer: readIssuer(input.issuer, (origin) => ctx.ports.providers.isPrivate(origin)),
    client_id: need('clientId', 'the client ID that the provider gave you'),
    scopes: scopes.join(' '),
    is_enabled: input.isEnabled ? (1 as const) : (0 as const),
    trusted_domains: checkDomains(input.trustedDomains, 'trustedDomains'),
    // GitHub does not say how somebody logged in.
    second_step: !isOpenId && input.secondStep === 'claim' ? ('ask' as const) : input.secondStep,
    sealed: secret === '' ? null : ctx.ports.secrets.seal(secret, aboutProvider(id)),
  };
}

export async function needProviderRow(db: Tx['db'], id: string): Promise<ProviderRow> {
  return (await findProvider(db, id)) ?? fail('not-found', { message: 'There is no such provider.' });
}

/** Where people log in with providers only, there has to be one. Called after the change. */
export async function requireOneLeft(tx: Tx): Promise<void> {
  if ((await tx.settings()).password_login === '1') return;
  if ((await listEnabledProviders(tx.db)).length === 0)
    fail('last-provider', {
      message: 'People can only log in with providers here, so the last one cannot be switched off or deleted.',
    });
}
