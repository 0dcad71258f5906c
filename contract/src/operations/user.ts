import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { type Language, LANGUAGES } from '../rules/languages.ts';
import { email, empty, isoTime, password, person, safeText, singleLine, token, uuid } from '../shapes.ts';

export const session = z.strictObject({
  uuid,
  clientID: z.string(),
  lastSeen: isoTime,
  isExpired: z.boolean(),
});

/** Which news about comments and suggestions to send: all, only what concerns the person, or none. */
export const reviewLevel = z.enum(['all', 'mine', 'none']);
export type ReviewLevel = z.output<typeof reviewLevel>;

/** How often a digest of comments is e-mailed; `never` stops mentions too. */
export const reviewMail = z.enum(['soon', 'hourly', 'daily', 'never']);
export type ReviewMail = z.output<typeof reviewMail>;

export const preferences = z.strictObject({
  theme: z.enum(['system', 'light', 'dark']),
  /** `auto`: as the browser requests. */
  language: z.enum(['auto', ...(Object.keys(LANGUAGES) as Language[])]),
  mailOnGroupAdded: z.boolean(),
  mailOnExportFinished: z.boolean(),
  /** For documents without a level of their own. */
  reviewLevel,
  reviewMail,
});
export type Preferences = z.output<typeof preferences>;

/** The account of the caller. */
export const currentUser = z.strictObject({
  uuid,
  email: z.string(),
  emailVerified: z.boolean(),
  accountSuspended: z.boolean(),
  displayName: z.string(),
  /** A data: URL, or null. */
  avatar: z.string().nullable(),
  /** Bytes; 0 if it has none. */
  quota: z.number(),
  isAdmin: z.boolean(),
  registeredOn: isoTime,
  sessions: z.array(session),
  preferences,
});
export type CurrentUser = z.output<typeof currentUser>;

export const getData = defineOperation({
  path: '/api/user/get-data',
  summary: 'The caller’s account with its sessions.',
  access: { rule: 'user' },
  input: empty,
  output: z.strictObject({ sessionUUID: uuid, user: currentUser }),
});

export const signup = defineOperation({
  path: '/api/user/signup',
  summary: 'Create an account. The response is the same whether or not the address is known.',
  access: { rule: 'guest' },
  input: z.strictObject({ email, password, displayName: singleLine(200) }),
  output: empty,
  errors: ['signup-disabled', 'password-login-off', 'weak-password', 'already-logged-in'],
});

export const resendVerification = defineOperation({
  path: '/api/user/resend-verification',
  summary: 'Resend the verification link; requires the account’s password.',
  access: { rule: 'anyone' },
  input: z.strictObject({ email: safeText(400), password }),
  output: empty,
  errors: ['login-failed'],
});

export const changePassword = defineOperation({
  path: '/api/user/change-password',
  summary: 'Change your password; ends all other sessions.',
  access: { rule: 'user' },
  input: z.strictObject({ email: safeText(400), oldPassword: password, newPassword: password }),
  output: empty,
  errors: ['forbidden', 'wrong-password', 'weak-password'],
});

export const setData = defineOperation({
  path: '/api/user/set-data',
  summary: 'Set display name and picture (`avatar` only if it changes; null or "" removes it) and preferences.',
  access: { rule: 'user' },
  input: z.strictObject({
    displayName: singleLine(200),
    /** A data: URL of a PNG or JPEG of at most 300 px and 200 KB. */
    avatar: z.string().max(400_000).nullable().optional(),
    preferences: preferences.partial().optional(),
  }),
  output: z.strictObject({ user: currentUser }),
});

export const deleteAccount = defineOperation({
  path: '/api/user/delete-account',
  summary: 'Delete your account immediately, with the groups it owns. Hand groups over first to keep them.',
  access: { rule: 'user' },
  input: z.strictObject({ password: password.optional() }),
  output: empty,
  errors: ['last-admin'],
  stepUp: 'always',
});

export const requestPasswordResetLink = defineOperation({
  path: '/api/user/request-password-reset-link',
  summary: 'Request a link to set a new password. The response is the same for every address.',
  access: { rule: 'anyone' },
  input: z.strictObject({ email: safeText(400) }),
  output: empty,
  errors: ['password-login-off'],
});

export const resetPassword = defineOperation({
  path: '/api/user/reset-password',
  summary: 'Set a new password with the token of a link (reset or first password). Ends all sessions.',
  access: { rule: 'anyone' },
  input: z.strictObject({ password, token }),
  output: empty,
  errors: ['invalid-token', 'weak-password'],
});

export const readPasswordLink = defineOperation({
  path: '/api/user/read-password-link',
  summary: 'What the link to a password, or to the first administrator, is for, before anything is filled in.',
  access: { rule: 'anyone' },
  input: z.strictObject({ token }),
  output: z.strictObject({
    use: z.enum(['reset', 'first', 'setup']),
    /** The account whose password it sets; null for the first administrator. */
    email: z.string().nullable(),
  }),
  errors: ['invalid-token'],
});

export const verifyEmail = defineOperation({
  path: '/api/user/verify-email',
  summary: 'Verify the e-mail address with the token of the link.',
  access: { rule: 'anyone' },
  input: z.strictObject({ token }),
  output: empty,
  errors: ['invalid-token'],
});

export const unsubscribe = defineOperation({
  path: '/api/user/unsubscribe',
  summary: 'Turn off one kind of optional mail with the mail’s token.',
  access: { rule: 'anyone' },
  input: z.strictObject({ token }),
  output: z.strictObject({ kind: z.string() }),
  errors: ['invalid-token'],
});

export const listUsers = defineOperation({
  path: '/api/user/list-users',
  summary:
    'Find people by name (3 or more characters, at most 20) among those the caller shares a group with, or by full e-mail address. Administrators find everybody.',
  access: { rule: 'user' },
  input: z.strictObject({ query: safeText(320).optional() }),
  output: z.strictObject({ users: z.array(person.extend({ email: z.string().optional() })) }),
});

export const requestDataArchive = defineOperation({
  path: '/api/user/request-data-archive',
  summary: 'A link to a zip of everything the account holds: files, profile, sessions, notifications.',
  access: { rule: 'user' },
  input: empty,
  output: z.strictObject({ url: z.string() }),
});
