import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { empty, isoTime, password, safeText, singleLine, token, uuid } from '../shapes.ts';
import { memberRole } from './groups.ts';
import { currentUser } from './user.ts';

/**
 * What someone who opened the link can do: join, log in first, log in with another account, sign up, or nothing,
 * because sign-up is closed or their account is suspended.
 */
export const nextStep = z.enum(['accept', 'log-in', 'other-account', 'sign-up', 'closed']);
export type NextStep = z.output<typeof nextStep>;

export const invitedToKind = z.enum(['group', 'workspace', 'folder', 'file']);
export type InvitedToKind = z.output<typeof invitedToKind>;

/** Where an accepted invitation leads: a workspace or shared item, and a path within it. */
const place = { workspaceUUID: uuid, path: z.string() };

export const read = defineOperation({
  path: '/api/invitations/read',
  summary: 'What an invitation is to, with the token of its link.',
  access: { rule: 'anyone' },
  input: z.strictObject({ token }),
  output: z.strictObject({
    /** A whole workspace goes by its owner's name. */
    to: z.strictObject({ kind: invitedToKind, name: z.string() }),
    invitedBy: z.string(),
    /** The address it was sent to; only its owner can accept. */
    email: z.string(),
    role: memberRole,
    expiresAt: isoTime,
    next: nextStep,
  }),
  errors: ['invalid-token'],
});

export const accept = defineOperation({
  path: '/api/invitations/accept',
  summary:
    'Join the group, or have the file or folder shared. Only for the account whose verified address was invited.',
  access: { rule: 'user' },
  input: z.strictObject({ token }),
  output: z.strictObject(place),
  errors: ['invalid-token', 'forbidden'],
});

export const decline = defineOperation({
  path: '/api/invitations/decline',
  summary: 'Decline an invitation; its link ends. Needs no account.',
  access: { rule: 'anyone' },
  input: z.strictObject({ token }),
  output: empty,
  errors: ['invalid-token'],
});

export const signUp = defineOperation({
  path: '/api/invitations/sign-up',
  summary:
    'Create an account for the invited address, which the link verifies, and accept. `session` is null if an administrator must approve the account first (`wait`), or if logging in takes a second factor (`log-in`).',
  access: { rule: 'guest' },
  input: z.strictObject({ token, password, displayName: singleLine(200), clientID: safeText(2000).default('') }),
  output: z.strictObject({
    ...place,
    next: z.enum(['workspace', 'wait', 'log-in']),
    session: z.strictObject({ sessionUUID: uuid, user: currentUser }).nullable(),
  }),
  errors: [
    'invalid-token',
    'signup-disabled',
    'password-login-off',
    'weak-password',
    'email-taken',
    'already-logged-in',
  ],
});
