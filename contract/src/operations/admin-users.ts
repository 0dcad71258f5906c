import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { bytes, email, empty, isoTime, password, safeText, singleLine, uuid } from '../shapes.ts';
import { session } from './user.ts';

const admin = { rule: 'admin' } as const;
const displayName = singleLine(200);

export const adminUser = z.strictObject({
  uuid,
  email: z.string(),
  emailVerified: z.boolean(),
  accountSuspended: z.boolean(),
  displayName: z.string(),
  avatar: z.string().nullable(),
  quota: z.number(),
  /** Bytes used in the personal workspace. */
  size: z.number(),
  isAdmin: z.boolean(),
  registeredOn: isoTime,
  lastSeen: isoTime.optional(),
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** Signed up and awaits an administrator's approval. */
  awaitsApproval: z.boolean(),
});
export type AdminUser = z.output<typeof adminUser>;

export const listUsers = defineOperation({
  path: '/api/admin/users/list',
  summary: 'All users; with paging fields one page of them.',
  access: admin,
  input: z.strictObject({
    search: safeText(200).optional(),
    /** `waiting`: for an administrator's approval. */
    status: z.enum(['active', 'unverified', 'waiting', 'suspended']).optional(),
    role: z.enum(['admin', 'user']).optional(),
    /** `high`: 90 % of the quota or more; `full`: all of it or more. */
    quotaUsed: z.enum(['high', 'full']).optional(),
    sort: z.enum(['displayName', 'email', 'registeredOn', 'size', 'quota', 'lastSeen']).optional(),
    descending: z.boolean().optional(),
    offset: z.number().int().min(0).optional(),
    limit: z.number().int().min(1).max(500).optional(),
  }),
  output: z.strictObject({ users: z.array(adminUser), total: z.number().int() }),
});

const userChanges = {
  emailVerified: z.boolean().optional(),
  accountSuspended: z.boolean().optional(),
  /** Approves an account that is waiting; its owner is notified. */
  approved: z.literal(true).optional(),
  displayName: displayName.optional(),
  quota: bytes.optional(),
  isAdmin: z.boolean().optional(),
};

export const updateUser = defineOperation({
  path: '/api/admin/users/update',
  summary: 'Change an account; omitted fields are unchanged.',
  access: admin,
  input: z.strictObject({
    email: safeText(320),
    ...userChanges,
    /** The old address is notified, and links already sent stop working. */
    newEmail: email.optional(),
    password: password.optional(),
  }),
  output: z.strictObject({ user: adminUser }),
  errors: ['not-found', 'last-admin', 'email-taken'],
  stepUp: 'recent',
});

export const updateUsers = defineOperation({
  path: '/api/admin/users/update-many',
  summary:
    'Apply the same change to several accounts, in steps. Refused as a whole if one is not there; an error on the way says how many were changed.',
  access: admin,
  input: z.strictObject({
    emails: z.array(safeText(320)).min(1).max(1000),
    ...userChanges,
    password: password.optional(),
  }),
  output: z.strictObject({ updated: z.number().int() }),
  errors: ['not-found', 'last-admin', 'cancelled'],
  stepUp: 'recent',
});

export const createUser = defineOperation({
  path: '/api/admin/users/create',
  summary: 'Create an account; its owner is mailed a link to set the password.',
  access: admin,
  input: z.strictObject({
    email,
    displayName: displayName.refine((s) => s.trim() !== '', 'must not be empty'),
    quota: bytes,
    isAdmin: z.boolean(),
  }),
  /** `link`: only if there is no mail server, for the administrator to pass on. */
  output: z.strictObject({ user: adminUser, link: z.string().optional() }),
  errors: ['email-taken'],
});

export const deleteUser = defineOperation({
  path: '/api/admin/users/delete',
  summary: 'Delete an account and the groups it owns.',
  access: admin,
  input: z.strictObject({ email: safeText(320), password: password.optional() }),
  output: empty,
  errors: ['not-found', 'last-admin'],
  stepUp: 'recent',
});

export const deleteUsers = defineOperation({
  path: '/api/admin/users/delete-many',
  summary:
    'Delete several accounts, in steps. Refused as a whole if one is not there; an error on the way says how many were deleted.',
  access: admin,
  input: z.strictObject({ emails: z.array(safeText(320)).min(1).max(1000), password: password.optional() }),
  output: z.strictObject({ deleted: z.number().int() }),
  errors: ['not-found', 'last-admin', 'cancelled'],
  stepUp: 'recent',
});

export const listUserSessions = defineOperation({
  path: '/api/admin/users/list-sessions',
  summary: 'The sessions of a user.',
  access: admin,
  input: z.strictObject({ email: safeText(320) }),
  output: z.strictObject({
    sessions: z.array(session),
    ownedGroups: z.array(z.strictObject({ uuid, name: z.string() })),
  }),
  errors: ['not-found'],
});

export const endUserSessions = defineOperation({
  path: '/api/admin/users/end-sessions',
  summary: 'End one session of a user, or all.',
  access: admin,
  input: z.strictObject({ email: safeText(320), sessionUUID: uuid.optional(), password: password.optional() }),
  stepUp: 'recent',
  output: z.strictObject({ ended: z.number().int() }),
  errors: ['not-found'],
});

export const resetFactors = defineOperation({
  path: '/api/admin/users/reset-factors',
  summary: 'Remove a user’s second factors and recovery codes, for someone who lost them. The user is notified.',
  access: admin,
  input: z.strictObject({ email: safeText(320), password: password.optional() }),
  output: empty,
  errors: ['not-found'],
  stepUp: 'always',
});

export const sendSetPasswordLink = defineOperation({
  path: '/api/admin/users/send-set-password-link',
  summary: 'Send a user a link to set a password.',
  access: admin,
  input: z.strictObject({
    email: safeText(320),
    /** Sends the sign-up verification link instead. */
    verification: z.boolean().optional(),
  }),
  /** `link`: only if there is no mail server. */
  output: z.strictObject({ link: z.string().optional() }),
  errors: ['not-found', 'conflict'],
});
