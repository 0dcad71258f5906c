import { fail } from '@scriptorium/contract/errors.ts';
import type { ProviderPreset, SecondStepRule } from '@scriptorium/contract/rules/providers.ts';
import { email as emailShape } from '@scriptorium/contract/shapes.ts';
import type { Settings } from '@scriptorium/contract/settings.ts';
import { isOfDomain, listDomains } from '../settings/settings.ts';

export const PROVIDERS = 20;
export const IDENTITIES_PER_USER = 10;
const NAME_LENGTH = 200;
const CLAIMS_SHOWN = 60;
const CLAIM_LENGTH = 300;

/** The person who has logged in, as described by the provider. Only issuer and subject identify people. */
export interface ProviderPerson {
  issuer: string;
  subject: string;
  /** Null if the provider sends no valid address. */
  email: string | null;
  emailVerified: boolean;
  /** Suitable as a display name; may be empty. */
  name: string;
  /** Name of this login in lists: a user name or an address. */
  label: string;
  /** Authentication methods used there (RFC 8176). */
  methods: readonly string[];
  /** The provider's session ID, for its logout. */
  session: string | null;
}

/** The context to which a provider's sealed secret is bound. */
export function aboutProvider(id: string): string {
  return `client secret ${id}`;
}

export function isOpenIdConnect(preset: ProviderPreset): boolean {
  return preset !== 'github' && preset !== 'ldap';
}

/** An origin as written by the operator: `URL` has none for LDAP. */
export function originOf(url: URL): string {
  return url.origin === 'null' ? `${url.protocol}//${url.host}` : url.origin;
}

/** Reads the claims: accepts strings where they are expected and ignores anything else. */
export function readPerson(claims: Readonly<Record<string, unknown>>, issuer: string, subject: string): ProviderPerson {
  const text = (name: string): string => (typeof claims[name] === 'string' ? clean(claims[name]) : '');
  const email = emailShape.safeParse(text('email'));
  const name = text('name') || `${text('given_name')} ${text('family_name')}`.trim();
  const methods = claims['amr'];
  return {
    issuer,
    subject,
    email: email.success ? email.data : null,
    // Some providers send the text "true"; only exactly true counts.
    emailVerified: claims['email_verified'] === true,
    name,
    label: text('preferred_username') || text('email') || name || subject.slice(0, NAME_LENGTH),
    methods: Array.isArray(methods) ? methods.filter((method) => typeof method === 'string') : [],
    session: typeof claims['sid'] === 'string' && claims['sid'].length <= CLAIM_LENGTH ? claims['sid'] : null,
  };
}

/** On one line, without characters that change the direction of the surrounding text. */
function clean(value: string): string {
  return value
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, NAME_LENGTH)
    .toWellFormed()
    .normalize('NFC');
}

/** What to do with a login that does not belong to an account yet. */
export type FirstLogin = 'make' | 'claim' | 'link-first' | 'sign-up' | 'no-account';

/**
 * An address counts only if the provider has verified it and is trusted for its domain. In that case an account is
 * created at once, unless one with that address exists, whose owner can link the login after logging in. Everyone else
 * may sign up where that is allowed, confirming their address by mail. `holder`: the account with that address.
 */
export function judgeFirstLogin(
  person: Pick<ProviderPerson, 'email' | 'emailVerified'>,
  trustedDomains: string,
  holder: 'none' | 'unclaimed' | 'taken',
  settings: Pick<Settings, 'registration_open'>,
): FirstLogin {
  const { email, emailVerified } = person;
  if (email !== null && emailVerified && isOfDomain(email, listDomains(trustedDomains)))
    return ({ none: 'make', unclaimed: 'claim', taken: 'link-first' } as const)[holder];
  return settings.registration_open === '1' ? 'sign-up' : 'no-account';
}

/** Whether the provider has already done the second step, according to the administrator's rule. */
export function countsAsBothSteps(rule: SecondStepRule, methods: readonly string[]): boolean {
  return rule === 'never' || (rule === 'claim' && methods.includes('mfa'));
}

/** Normalises the issuer, or refuses it, saying what is wrong with it. */
export function readIssuer(typed: string, isAllowedPlain: (origin: string) => boolean): string {
  const text = typed.trim().replace(/\/\.well-known\/openid-configuration$/u, '');
  const url = URL.canParse(text) ? new URL(text) : null;
  const bad = (message: string): never => fail('invalid', { field: 'issuer', message });
  if (url === null || !/^https?:$/u.test(url.protocol))
    return bad('The address must be like https://login.example.org.');
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '')
    return bad('The address must not have a query, a fragment or a user name.');
  if (url.protocol === 'http:' && !isAllowedPlain(url.origin)) return bad('The address must begin with https://.');
  // Returned as typed: providers compare it exactly, including a trailing slash.
  return text;
}

/** Claims for display in a test login, leaving out long ones. */
export function describeClaims(claims: Readonly<Record<string, unknown>>): { name: string; value: string }[] {
  return Object.entries(claims)
    .slice(0, CLAIMS_SHOWN)
    .map(([name, value]) => ({
      name: clean(name),
      value: clean(typeof value === 'string' ? value : JSON.stringify(value)).slice(0, CLAIM_LENGTH),
    }));
}
