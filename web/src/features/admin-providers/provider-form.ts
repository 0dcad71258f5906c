import type { AdminProvider } from '@scriptorium/contract/operations/admin-providers.ts';
import { PRESETS } from './presets.ts';

export type Form = Pick<
  AdminProvider,
  'preset' | 'name' | 'issuer' | 'clientId' | 'scopes' | 'isEnabled' | 'trustedDomains' | 'secondStep' | 'ldap'
> & { clientSecret: string };

/** Initial values of the form; a new provider is off until it has been tested. */
export function beginForm(provider: AdminProvider | null): Form {
  if (provider === null) {
    const { name, issuer, scopes } = PRESETS.generic;
    return {
      name,
      issuer,
      scopes,
      preset: 'generic',
      clientId: '',
      clientSecret: '',
      isEnabled: false,
      trustedDomains: '',
      secondStep: 'ask',
      ldap: null,
    };
  }
  const { preset, name, issuer, clientId, scopes, isEnabled, trustedDomains, secondStep, ldap } = provider;
  return { preset, name, issuer, clientId, clientSecret: '', scopes, isEnabled, trustedDomains, secondStep, ldap };
}

/** The steps of adding a provider, in order. The test has a dialog of its own. */
export type Step = 'kind' | 'there' | 'connection' | 'people' | 'test';
export const STEPS: Record<'openid' | 'ldap', readonly Step[]> = {
  openid: ['kind', 'there', 'connection', 'test'],
  ldap: ['kind', 'connection', 'people', 'test'],
};

/** The step containing a field that the server refused. */
export function stepOf({ ldap }: Form, field: string | undefined): Step {
  if (ldap === null || field === undefined) return ldap === null ? 'connection' : 'people';
  return ['name', 'issuer', 'clientId', 'clientSecret', 'ldap.isPlain'].includes(field) ? 'connection' : 'people';
}
