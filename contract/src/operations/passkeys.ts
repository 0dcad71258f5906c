import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { anyJson, empty, password, safeText, singleLine, uuid } from '../shapes.ts';
import { loggedIn, NOT_LET_IN } from './auth.ts';
import { trust } from './factors.ts';

const base64url = (max: number) => safeText(max).regex(/^[\w-]+$/u, 'is not valid');

/** Common to both kinds of browser responses; unknown fields are dropped before verification. */
const answer = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.enum(['public-key']),
  clientExtensionResults: z.record(z.string().max(100), anyJson),
  authenticatorAttachment: safeText(100).optional(),
};

const newCredential = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(100_000),
    transports: z.array(safeText(30)).max(10).optional(),
  }),
});
export type NewCredential = z.output<typeof newCredential>;

const usedCredential = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: base64url(100).optional(),
  }),
});
export type UsedCredential = z.output<typeof usedCredential>;

/** Options for the browser's WebAuthn API, written by the server's library and read by the browser's. */
const options = z.record(z.string(), z.unknown());

export const beginPasskey = defineOperation({
  path: '/api/user/begin-passkey',
  summary: 'A challenge for a new passkey.',
  access: { rule: 'user' },
  input: z.strictObject({ password: password.optional() }),
  output: z.strictObject({ options }),
  errors: ['no-passkeys', 'item-limit'],
  stepUp: 'recent',
});

export const addPasskey = defineOperation({
  path: '/api/user/add-passkey',
  summary: 'Store the passkey that was made for the challenge.',
  access: { rule: 'user' },
  input: z.strictObject({ name: singleLine(100), credential: newCredential }),
  /** `recoveryCodes`: shown only once; empty if there are some already. */
  output: z.strictObject({ recoveryCodes: z.array(z.string()) }),
  errors: ['flow-ended', 'passkey-refused', 'no-passkeys', 'item-limit'],
});

export const removePasskey = defineOperation({
  path: '/api/user/remove-passkey',
  summary: 'Remove a passkey, and with the last factor the recovery codes.',
  access: { rule: 'user' },
  input: z.strictObject({ passkeyUUID: uuid, password: password.optional() }),
  output: empty,
  errors: ['not-found', 'last-factor', 'last-way-in'],
  stepUp: 'always',
});

export const beginPasskeyConfirmation = defineOperation({
  path: '/api/user/begin-passkey-confirmation',
  summary: 'A challenge for one of the caller’s passkeys, in place of the password before a sensitive call.',
  access: { rule: 'user' },
  /** The call to confirm, with its input; nothing else is confirmed. The password may be omitted. */
  input: z.strictObject({ call: safeText(200), input: z.record(z.string().max(100), anyJson) }),
  output: z.strictObject({ options }),
  errors: ['no-passkeys', 'not-found', 'password-login-off'],
});

export const confirmWithPasskey = defineOperation({
  path: '/api/user/confirm-with-passkey',
  summary:
    'Confirm with the passkey that signed the challenge. Within a minute it counts like the password for the call that was named, once and in this browser, and for a while for those that want a recent login.',
  access: { rule: 'user' },
  input: z.strictObject({ credential: usedCredential }),
  output: empty,
  errors: ['flow-ended', 'passkey-refused', 'no-passkeys', 'password-login-off'],
});

export const beginPasskeyLogin = defineOperation({
  path: '/api/auth/begin-passkey-login',
  summary: 'A challenge to log in with a passkey, alone or as the second step of a login under way.',
  access: { rule: 'anyone' },
  input: z.strictObject({ clientID: safeText(2000).default('') }),
  output: z.strictObject({ options }),
  errors: ['no-passkeys'],
});

export const finishPasskeyLogin = defineOperation({
  path: '/api/auth/finish-passkey-login',
  summary: 'Log in with the passkey that signed the challenge. `trust` counts where it was the second step.',
  access: { rule: 'anyone' },
  input: z.strictObject({ credential: usedCredential, trust }),
  output: loggedIn,
  errors: ['flow-ended', 'passkey-refused', 'no-passkeys', ...NOT_LET_IN],
});
