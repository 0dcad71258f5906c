/**
 * Login providers come in a few well-known kinds; all but GitHub and LDAP speak OpenID Connect. For LDAP, the password
 * is typed here and checked with the directory.
 */
export const PROVIDER_PRESETS = ['generic', 'keycloak', 'orcid', 'github', 'google', 'ldap'] as const;
export type ProviderPreset = (typeof PROVIDER_PRESETS)[number];

/** After a login at the provider, the second step is required here, never, or unless the claim `amr` says it was done there. */
export const SECOND_STEPS = ['ask', 'never', 'claim'] as const;
export type SecondStepRule = (typeof SECOND_STEPS)[number];

/** Placeholder in an LDAP search filter for the user name somebody typed. */
export const LOGIN_PLACEHOLDER = '{login}';

/** Where a provider reports logouts; `redirectUrl` is where it sends people after login. */
export function logoutUrlOf(redirectUrl: string): string {
  return `${redirectUrl}/logout`;
}
