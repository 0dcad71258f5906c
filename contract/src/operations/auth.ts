import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { type PublicSettings, SETTING_KEYS, type SettingEntry, SETTINGS } from '../settings.ts';
import { email, empty, password, safeText, shownProvider, singleLine, token, uuid } from '../shapes.ts';
import { currentUser } from './user.ts';

/** An existing password: no minimum length. */
const oldPassword = password;

/** A completed login. */
export const loggedIn = z.strictObject({ sessionUUID: uuid, user: currentUser });
export type LoggedIn = z.output<typeof loggedIn>;

/** Why an account is refused, however its owner logs in. */
export const ACCOUNT_REFUSED = [
  'email-not-verified',
  'account-not-approved',
  'account-suspended',
] as const satisfies readonly ErrorCode[];
/** The same, where providers may be the only way in. */
export const NOT_LET_IN = ['password-login-off', ...ACCOUNT_REFUSED] as const satisfies readonly ErrorCode[];

/**
 * The password was right, but there is no session yet. A cookie lets the same browser give its second factor, or set
 * one up if this server requires it.
 */
export const halfLoggedIn = z.strictObject({
  next: z.enum(['second-factor', 'enrol']),
  /** Accepted as the second factor, besides a recovery code. */
  factors: z.strictObject({ totp: z.boolean(), passkey: z.boolean() }),
  /** Whether this browser may be trusted. */
  mayTrust: z.boolean(),
});
export type HalfLoggedIn = z.output<typeof halfLoggedIn>;

export const login = defineOperation({
  path: '/api/auth/login',
  summary:
    'Log in with a password, or with the one of an LDAP directory. The session secret travels in a cookie only; `sessionUUID` is a public handle.',
  access: { rule: 'anyone' },
  input: z.strictObject({ email: safeText(400), password: oldPassword, clientID: safeText(2000).default('') }),
  output: z.union([loggedIn, halfLoggedIn]),
  errors: ['login-failed', 'provider-failed', 'no-account', 'link-first', ...NOT_LET_IN],
});

export const logout = defineOperation({
  path: '/api/auth/logout',
  summary: 'End the current session.',
  access: { rule: 'user' },
  input: empty,
  output: empty,
});

export const terminateSession = defineOperation({
  path: '/api/auth/terminate-session',
  summary: 'End one of your own sessions; ending the current one logs out and needs no password.',
  access: { rule: 'user' },
  input: z.strictObject({ sessionUUID: uuid, password: password.optional() }),
  output: empty,
  errors: ['not-found'],
  stepUp: 'recent',
});

export const terminateOtherSessions = defineOperation({
  path: '/api/auth/terminate-other-sessions',
  summary: 'End all of your own sessions but the current one.',
  access: { rule: 'user' },
  input: z.strictObject({ password: password.optional() }),
  output: z.strictObject({ terminated: z.number().int() }),
  stepUp: 'recent',
});

export const setup = defineOperation({
  path: '/api/auth/setup',
  summary: 'Create the first administrator with the one-time link printed at first start, and log in.',
  access: { rule: 'guest' },
  input: z.strictObject({ token, email, displayName: singleLine(200), password, signupEnabled: z.boolean() }),
  output: loggedIn,
  errors: ['invalid-token', 'weak-password', 'already-logged-in', 'password-login-off'],
});

function settingSchema(entry: SettingEntry): z.ZodType {
  if (entry.kind === 'flag') return z.boolean();
  if (entry.kind === 'choice') return z.enum(entry.of);
  return entry.kind === 'amount' || entry.kind === 'bytes' ? z.number() : z.string();
}

const publicSettings = Object.fromEntries(
  SETTING_KEYS.flatMap((key) => {
    const entry: SettingEntry = SETTINGS[key];
    return entry.publicAs === undefined ? [] : [[entry.publicAs, settingSchema(entry)]];
  }),
) as { [Name in keyof PublicSettings]: z.ZodType<PublicSettings[Name]> };

export const requestCapabilities = defineOperation({
  path: '/api/request-capabilities',
  summary: 'Server name and capabilities; called once at startup.',
  access: { rule: 'anyone' },
  input: empty,
  output: z.strictObject({
    appName: z.string(),
    ...publicSettings,
    /** For `domain`. */
    signupDomains: z.array(z.string()),
    /** False if the server cannot send mail, which screens then say. */
    mailEnabled: z.boolean(),
    /** Providers to log in with, in the order of their buttons. */
    providers: z.array(shownProvider),
    /** Whether the same form accepts user names and passwords of an LDAP directory. */
    ldapLogin: z.boolean(),
    /** The origin where passkeys work; null if this server's address does not allow them. */
    passkeyOrigin: z.string().nullable(),
    /** True until the first administrator exists. */
    setupNeeded: z.boolean(),
  }),
});
