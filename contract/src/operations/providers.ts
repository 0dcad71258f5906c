import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { email, empty, isoTime, password, safeText, shownClaim, shownProvider, singleLine, uuid } from '../shapes.ts';
import { ACCOUNT_REFUSED, halfLoggedIn, loggedIn } from './auth.ts';

/** Where to go afterwards: a path on this server, checked again by the page. */
const redirect = safeText(2000);

/** The provider's URL for the page to navigate to. Not submitted as a form, which the CSP would block. */
const begun = z.strictObject({ url: z.string() });

export const beginProviderLogin = defineOperation({
  path: '/api/auth/begin-provider-login',
  summary: 'Begin to log in at a provider. A cookie binds what comes back to this browser.',
  access: { rule: 'anyone' },
  input: z.strictObject({
    providerUUID: uuid,
    redirect: redirect.default(''),
    clientID: safeText(2000).default(''),
  }),
  output: begun,
  errors: ['not-found', 'provider-failed'],
});

export const finishProviderLogin = defineOperation({
  path: '/api/auth/finish-provider-login',
  summary: 'What the provider sent back, for what was begun: a login, a link to an account, a confirmation, or a test.',
  access: { rule: 'anyone' },
  /** `answer`: the query string that the provider redirected the browser back with. */
  input: z.strictObject({ providerUUID: uuid, answer: safeText(8000) }),
  output: z.discriminatedUnion('next', [
    z.strictObject({ next: z.literal('session'), session: loggedIn, redirect: z.string() }),
    z.strictObject({ next: z.literal('half'), half: halfLoggedIn, redirect: z.string() }),
    /** No account has this login. A cookie lets the same browser create one for it. */
    z.strictObject({
      next: z.literal('sign-up'),
      provider: z.string(),
      /** From the provider; for display only, never trusted. */
      email: z.string(),
      displayName: z.string(),
      redirect: z.string(),
    }),
    z.strictObject({ next: z.literal('linked'), provider: z.string() }),
    z.strictObject({ next: z.literal('confirmed'), redirect: z.string() }),
    z.strictObject({
      next: z.literal('tested'),
      provider: z.string(),
      claims: z.array(shownClaim),
      /** What a login with these claims would lead to, in sentences. */
      outcome: z.array(z.string()),
    }),
  ]),
  errors: [
    'flow-ended',
    'provider-refused',
    'provider-failed',
    'no-account',
    'link-first',
    'identity-taken',
    'item-limit',
    ...ACCOUNT_REFUSED,
  ],
});
export type ProviderOutcome = z.output<typeof finishProviderLogin.output>;

export const askSignUpCode = defineOperation({
  path: '/api/auth/ask-sign-up-code',
  summary: 'A code by mail for a new account of a login at a provider. The response is the same for known addresses.',
  access: { rule: 'anyone' },
  input: z.strictObject({ email }),
  output: empty,
  errors: ['flow-ended', 'signup-disabled', 'mail-disabled'],
});

export const finishProviderSignUp = defineOperation({
  path: '/api/auth/finish-provider-sign-up',
  summary: 'Make the account with the code that came by mail, and log in.',
  access: { rule: 'anyone' },
  input: z.strictObject({ displayName: singleLine(200), code: safeText(100) }),
  output: z.discriminatedUnion('next', [
    z.strictObject({ next: z.literal('session'), session: loggedIn }),
    z.strictObject({ next: z.literal('half'), half: halfLoggedIn }),
    /** An administrator must approve the account. */
    z.strictObject({ next: z.literal('wait') }),
  ]),
  errors: ['flow-ended', 'wrong-code', 'signup-disabled', 'email-taken'],
});

export const backChannelLogout = defineOperation({
  path: '/api/auth/back-channel-logout',
  summary:
    'A provider says that somebody has logged out there (OpenID Connect Back-Channel Logout 1.0). Providers send it as a form to /sign-in/{provider}/logout.',
  access: { rule: 'anyone' },
  input: z.strictObject({ providerUUID: uuid, logoutToken: safeText(10_000) }),
  output: empty,
  errors: ['bad-request'],
});

export const readIdentities = defineOperation({
  path: '/api/user/read-identities',
  summary: 'The logins at providers that lead to the caller’s account, and the providers there are.',
  access: { rule: 'user' },
  input: empty,
  output: z.strictObject({
    identities: z.array(
      z.strictObject({
        uuid,
        provider: shownProvider,
        /** What the provider calls this person. */
        label: z.string(),
        addedOn: isoTime,
        lastUsed: isoTime.nullable(),
        /** False if the provider is switched off. */
        works: z.boolean(),
      }),
    ),
    providers: z.array(shownProvider),
    hasPassword: z.boolean(),
  }),
});

export const beginIdentity = defineOperation({
  path: '/api/user/begin-identity',
  summary: 'Begin to link a login at a provider to the caller’s account.',
  access: { rule: 'user' },
  input: z.strictObject({ providerUUID: uuid, password: password.optional() }),
  output: begun,
  errors: ['not-found', 'provider-failed', 'item-limit'],
  stepUp: 'recent',
});

export const linkLdapIdentity = defineOperation({
  path: '/api/user/link-ldap-identity',
  summary: 'Link a login at an LDAP directory to the caller’s account.',
  access: { rule: 'user' },
  input: z.strictObject({
    providerUUID: uuid,
    login: safeText(400),
    loginPassword: password,
    password: password.optional(),
  }),
  output: z.strictObject({ provider: z.string() }),
  errors: ['not-found', 'login-failed', 'provider-failed', 'identity-taken', 'item-limit'],
  stepUp: 'recent',
});

export const removeIdentity = defineOperation({
  path: '/api/user/remove-identity',
  summary: 'Remove a linked login; sessions that began with it end.',
  access: { rule: 'user' },
  input: z.strictObject({ identityUUID: uuid, password: password.optional() }),
  output: empty,
  errors: ['not-found', 'last-way-in'],
  stepUp: 'always',
});

export const beginConfirmation = defineOperation({
  path: '/api/user/begin-confirmation',
  summary: 'Begin to log in again at a provider, in place of the password before a sensitive call.',
  access: { rule: 'user' },
  input: z.strictObject({ providerUUID: uuid, redirect: redirect.default('') }),
  output: begun,
  errors: ['not-found', 'provider-failed'],
});
