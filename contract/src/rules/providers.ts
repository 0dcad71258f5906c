/**
 * Kinds of login providers. All but GitHub and LDAP speak OpenID Connect. With LDAP, the password is typed here and
 * checked by the directory.
 */
export const PROVIDER_PRESETS = ['generic', 'keycloak', 'orcid', 'github', 'google', 'ldap'] as const;
export type ProviderPreset = (typeof PROVIDER_PRESETS)[number];

/**
 * After a login at a provider, the second factor is asked for here, never, or unless the claim `amr` says it was used
 * there.
 */
export const SECOND_STEPS = ['ask', 'never', 'claim'] as const;
export type SecondStepRule = (typeof SECOND_STEPS)[number];

/** Stands for the typed user name in an LDAP search filter. */
export const LOGIN_PLACEHOLDER = '{login}';

/** Where a provider reports logouts, given where it sends people after login. */
export function logoutUrlOf(redirectUrl: string): string {
  return `${redirectUrl}/logout`;
}
