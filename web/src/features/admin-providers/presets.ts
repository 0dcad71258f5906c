import type { LdapFields } from '@scriptorium/contract/operations/admin-providers.ts';
import type { ProviderPreset } from '@scriptorium/contract/rules/providers.ts';

/** Initial values of the form for each kind. */
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
  ldap: { name: '', issuer: '', placeholder: 'ldaps://ldap.example.org', scopes: '' },
};

/** Where to register an application with a service. */
export const CONSOLES: Partial<Record<ProviderPreset, string>> = {
  orcid: 'https://orcid.org/developer-tools',
  github: 'https://github.com/settings/developers',
  google: 'https://console.cloud.google.com/apis/credentials',
};

export type LdapKind = 'openldap' | 'ad';

/** For each kind of directory, how to find people and which attributes identify them. */
export const LDAP_KINDS: Record<LdapKind, Omit<LdapFields, 'isPlain' | 'base'>> = {
  openldap: {
    filter: '(&(objectClass=person)(|(uid={login})(mail={login})))',
    idAttribute: 'entryUUID',
    mailAttribute: 'mail',
    nameAttribute: 'cn',
    groupsAttribute: 'memberOf',
  },
  ad: {
    // The last part excludes disabled accounts.
    filter:
      '(&(objectClass=user)(|(sAMAccountName={login})(userPrincipalName={login})(mail={login}))(!(userAccountControl:1.2.840.113556.1.4.803:=2)))',
    idAttribute: 'objectGUID',
    mailAttribute: 'mail',
    nameAttribute: 'displayName',
    groupsAttribute: 'memberOf',
  },
};

export const NEW_LDAP: LdapFields = { isPlain: false, base: '', ...LDAP_KINDS.openldap };
