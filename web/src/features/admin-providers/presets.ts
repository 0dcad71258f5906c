import type { ProviderPreset } from '@scriptorium/contract/rules/providers.ts';

/** What the form begins with for each kind. */
export const PRESETS: Record<ProviderPreset, { name: string; issuer: string; placeholder: string; scopes: string }> = {
  generic: { name: '', issuer: '', placeholder: 'https://login.example.org', scopes: 'openid email profile' },
  keycloak: {
    name: '',
    issuer: '',
    placeholder: 'https://keycloak.example.org/realms/name',
    scopes: 'openid email profile',
  },
  orcid: { name: 'ORCID', issuer: 'https://orcid.org', placeholder: '', scopes: 'openid' },
  github: { name: 'GitHub', issuer: 'https://github.com', placeholder: '', scopes: 'read:user user:email' },
  google: { name: 'Google', issuer: 'https://accounts.google.com', placeholder: '', scopes: 'openid email profile' },
};
