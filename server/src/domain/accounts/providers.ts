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

/** The person who has logged in, according to the provider. Only issuer and subject identify people. */
export interface ProviderPerson {
  issuer: string;
  subject: string;
  /** Null if it sends nothing that could be an address. */
  email: string | null;
  emailVerified: boolean;
  /** Suitable as a display name; may be empty. */
  name: string;
  /** What to call this login in a list: a user name, or an address. */
  label: string;
  /** How they logged in there (RFC 8176). */
  methods: readonly string[];
  /** The provider's own session, for its logout. */
  session: string | null;
}

/** What a provider's sealed secret is bound to. */
export function aboutProvider(id: string): string {
  return `client secret ${id}`;
}

export function isOpenIdConnect(preset: ProviderPreset): boolean {
  return preset !== 'github' && preset !== 'ldap';
}

/** An origin as the operator writes it: `URL` has none for LDAP. */
export function originOf(url: URL): string {
  return url.origin === 'null' ? `${url.protocol}//${url.host}` : url.origin;
}

/** From claims: takes strings where they belong and ignores anything else. */
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

/** One line, without characters that change the direction of text around it. */
function clean(value: string): string {
  return value
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, NAME_LENGTH)
    .toWellFormed()
    .normalize('NFC');
}

/** What to do with somebody whose login belongs to no account yet. */
export type FirstLogin = 'make' | 'claim' | 'link-first' | 'sign-up' | 'no-account';

/**
 * An address counts only if the provider has verified it and is trusted for its domain. Then an account is made on the
 * spot, unless somebody has one with that address: they link it themselves, once logged in. Everybody else may sign up
 * where signing up is allowed, and confirms their address by mail. `holder`: the account with the address.
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

/** Whether the provider has already done the second step, as far as the administrator trusts it. */
export function countsAsBothSteps(rule: SecondStepRule, methods: readonly string[]): boolean {
  return rule === 'never' || (rule === 'claim' && methods.includes('mfa'));
}

/** The issuer in the form we compare, or a refusal that says what is wrong with it. */
export function readIssuer(typed: string, isAllowedPlain: (origin: string) => boolean): string {
  const text = typed.trim().replace(/\/\.well-known\/openid-configuration$/u, '');
  const url = URL.canParse(text) ? new URL(text) : null;
  const bad = (message: string): never => fail('invalid', { field: 'issuer', message });
  if (url === null || !/^https?:$/u.test(url.protocol))
    return bad('The address must be like https://login.example.org.');
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '')
    return bad('The address must not have a query, a fragment or a user name.');
  if (url.protocol === 'http:' && !isAllowedPlain(url.origin)) return bad('The address must begin with https://.');
  // As typed: providers compare it exactly, including a trailing slash.
  return text;
}

/** Claims as a test shows them, without long ones. */
export function describeClaims(claims: Readonly<Record<string, unknown>>): { name: string; value: string }[] {
  return Object.entries(claims)
    .slice(0, CLAIMS_SHOWN)
    .map(([name, value]) => ({
      name: clean(name),
      value: clean(typeof value === 'string' ? value : JSON.stringify(value)).slice(0, CLAIM_LENGTH),
    }));
}
