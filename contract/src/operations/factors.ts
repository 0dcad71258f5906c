import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { empty, isoTime, password, safeText, uuid } from '../shapes.ts';
import { loggedIn, NOT_LET_IN } from './auth.ts';

/** Six digits from an authenticator app, or a recovery code, in any spelling. */
const code = safeText(100);
const recoveryCodes = z.array(z.string());
/** Whether to trust this browser, which then skips the second factor for 30 days. */
export const trust = z.boolean().default(false);

export const finishLogin = defineOperation({
  path: '/api/auth/finish-login',
  summary: 'The second step of a log-in: a code of the authenticator app, or a recovery code.',
  access: { rule: 'anyone' },
  input: z.strictObject({ code, trust }),
  output: loggedIn,
  errors: ['flow-ended', 'wrong-code', ...NOT_LET_IN],
});

export const beginTotp = defineOperation({
  path: '/api/auth/begin-totp',
  summary: 'A new secret for an authenticator app; it counts once it is confirmed. Replaces the app there is.',
  access: { rule: 'anyone' },
  input: z.strictObject({ password: password.optional() }),
  /** `secret`: base 32. `uri`: for a QR code. */
  output: z.strictObject({ secret: z.string(), uri: z.string() }),
  errors: ['flow-ended'],
  stepUp: 'recent',
});

export const confirmTotp = defineOperation({
  path: '/api/auth/confirm-totp',
  summary: 'Confirm the authenticator app with one of its codes. Finishes the log-in if it was set up on the way in.',
  access: { rule: 'anyone' },
  input: z.strictObject({ code }),
  /** `recoveryCodes`: shown only once; empty if there are some already. */
  output: z.strictObject({ recoveryCodes, session: loggedIn.nullable() }),
  errors: ['flow-ended', 'wrong-code', ...NOT_LET_IN],
});

export const readFactors = defineOperation({
  path: '/api/user/read-factors',
  summary: 'The caller’s second factors.',
  access: { rule: 'user' },
  input: empty,
  output: z.strictObject({
    totp: z.strictObject({ addedOn: isoTime, lastUsed: isoTime.nullable() }).nullable(),
    passkeys: z.array(z.strictObject({ uuid, name: z.string(), addedOn: isoTime, lastUsed: isoTime.nullable() })),
    /** How many are unused. */
    recoveryCodes: z.number().int(),
    /** Browsers that skip the second factor. */
    trusted: z.array(
      z.strictObject({
        uuid,
        clientID: z.string(),
        addedOn: isoTime,
        lastUsed: isoTime.nullable(),
        expiresOn: isoTime,
        isCurrent: z.boolean(),
      }),
    ),
    /** Whether this account must have a second factor. */
    required: z.boolean(),
  }),
});

export const endTrustedDevice = defineOperation({
  path: '/api/user/end-trusted-device',
  summary: 'Ask for the second factor again in a browser that was trusted.',
  access: { rule: 'user' },
  input: z.strictObject({ deviceUUID: uuid }),
  output: empty,
  errors: ['not-found'],
});

export const removeTotp = defineOperation({
  path: '/api/user/remove-totp',
  summary: 'Remove the authenticator app, and with the last factor the recovery codes.',
  access: { rule: 'user' },
  input: z.strictObject({ password: password.optional() }),
  output: empty,
  errors: ['not-found', 'last-factor'],
  stepUp: 'always',
});

export const renewRecoveryCodes = defineOperation({
  path: '/api/user/renew-recovery-codes',
  summary: 'New recovery codes; the ones before no longer work.',
  access: { rule: 'user' },
  input: z.strictObject({ password: password.optional() }),
  output: z.strictObject({ recoveryCodes }),
  errors: ['not-found'],
  stepUp: 'always',
});
