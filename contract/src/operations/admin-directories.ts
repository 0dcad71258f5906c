import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { empty, password, safeText, singleLine, uuid } from '../shapes.ts';

const admin = { rule: 'admin' } as const;

/** The group roles that a directory can assign. */
export const DIRECTORY_ROLES = ['reader', 'commenter', 'editor'] as const;

const fields = {
  name: singleLine(60),
  /** Comma-separated; the directory may only manage addresses in these domains. */
  domains: safeText(5000),
  /** Whether it may take over existing accounts in its domains. */
  adopts: z.boolean(),
  /** Whether people get an e-mail with a link to set a password when it creates their account. */
  sendsMail: z.boolean(),
  groupRole: z.enum(DIRECTORY_ROLES),
};

const directory = z.strictObject({
  uuid,
  ...fields,
  people: z.number().int(),
  groups: z.number().int(),
  lastCallAt: z.string().nullable(),
  tokens: z.array(z.strictObject({ uuid, label: z.string(), madeAt: z.string(), usedAt: z.string().nullable() })),
  /** Recent failures, newest first. */
  problems: z.array(z.strictObject({ at: z.string(), call: z.string(), message: z.string() })),
});
export type AdminDirectory = z.output<typeof directory>;

export const listDirectories = defineOperation({
  path: '/api/admin/directories/list',
  summary: 'The directories that provision accounts over SCIM, with their tokens but not the secrets of these.',
  access: admin,
  input: empty,
  output: z.strictObject({
    directories: z.array(directory),
    /** To be entered in the directory. */
    address: z.string(),
  }),
});

export const createDirectory = defineOperation({
  path: '/api/admin/directories/create',
  summary: 'Add a directory. It needs a token before it can do anything.',
  access: admin,
  input: z.strictObject({ ...fields, password: password.optional() }),
  output: z.strictObject({ directory }),
  errors: ['item-limit'],
  stepUp: 'recent',
});

export const updateDirectory = defineOperation({
  path: '/api/admin/directories/update',
  summary: 'Change a directory.',
  access: admin,
  input: z.strictObject({ directoryUUID: uuid, ...fields, password: password.optional() }),
  output: z.strictObject({ directory }),
  errors: ['not-found'],
  stepUp: 'recent',
});

export const deleteDirectory = defineOperation({
  path: '/api/admin/directories/delete',
  summary: 'Delete a directory with its tokens. Accounts, groups and who is in them stay as they are.',
  access: admin,
  input: z.strictObject({ directoryUUID: uuid, password: password.optional() }),
  output: empty,
  errors: ['not-found'],
  stepUp: 'recent',
});

export const createDirectoryToken = defineOperation({
  path: '/api/admin/directories/create-token',
  summary: 'Make a token for a directory, which is shown this once.',
  access: admin,
  input: z.strictObject({ directoryUUID: uuid, label: singleLine(60), password: password.optional() }),
  output: z.strictObject({ token: z.string(), directory }),
  errors: ['not-found', 'item-limit'],
  stepUp: 'recent',
});

export const revokeDirectoryToken = defineOperation({
  path: '/api/admin/directories/revoke-token',
  summary: 'Revoke a token. Calls with it are refused from then on.',
  access: admin,
  input: z.strictObject({ tokenUUID: uuid, password: password.optional() }),
  output: z.strictObject({ directory }),
  errors: ['not-found'],
  stepUp: 'recent',
});
