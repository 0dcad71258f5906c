import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { anyJson, empty, safeText } from '../shapes.ts';

/*
 * What a directory may do with its token (SCIM 2.0, RFC 7643 and 7644). Served under /scim/v2 in that protocol's terms,
 * not as API calls; see `server/src/transport/scim.ts`.
 */

const directory = { rule: 'directory' } as const;

/** A SCIM resource, parsed by `server/src/domain/provisioning`. */
const body = z.record(z.string(), anyJson);
/** Any text: what is not one of our ids is simply not found. */
const id = safeText(200);

const query = z.strictObject({
  filter: safeText(1000).optional(),
  /** From 1. */
  startIndex: z.number().int().optional(),
  count: z.number().int().optional(),
});

const meta = z.strictObject({
  resourceType: z.string(),
  created: z.string(),
  lastModified: z.string(),
  location: z.string(),
});

const scimUser = z.strictObject({
  schemas: z.array(z.string()),
  id: z.string(),
  externalId: z.string().optional(),
  userName: z.string(),
  displayName: z.string().optional(),
  name: z
    .strictObject({
      formatted: z.string().optional(),
      givenName: z.string().optional(),
      familyName: z.string().optional(),
    })
    .optional(),
  emails: z.array(z.strictObject({ value: z.string(), type: z.string().optional(), primary: z.boolean() })),
  active: z.boolean(),
  meta,
});
export type ScimUser = z.output<typeof scimUser>;

const scimGroup = z.strictObject({
  schemas: z.array(z.string()),
  id: z.string(),
  externalId: z.string().optional(),
  displayName: z.string(),
  /** Omitted unless requested. */
  members: z.array(z.strictObject({ value: z.string(), type: z.literal('User') })).optional(),
  meta,
});
export type ScimGroup = z.output<typeof scimGroup>;

const page = <Resource extends z.ZodType>(resource: Resource) =>
  z.strictObject({
    totalResults: z.number().int(),
    startIndex: z.number().int(),
    itemsPerPage: z.number().int(),
    Resources: z.array(resource),
  });

/** PUT replaces a resource as a whole, PATCH applies operations to it. */
const how = z.enum(['replace', 'patch']);

export const listScimUsers = defineOperation({
  path: '/api/scim/users/list',
  summary: 'People of the directory, oldest first.',
  access: directory,
  input: query,
  output: page(scimUser),
  errors: ['invalid-filter'],
});

export const readScimUser = defineOperation({
  path: '/api/scim/users/read',
  summary: 'Somebody of the directory.',
  access: directory,
  input: z.strictObject({ id }),
  output: scimUser,
  errors: ['not-found'],
});

export const createScimUser = defineOperation({
  path: '/api/scim/users/create',
  summary: 'Take somebody into the directory, with an account.',
  access: directory,
  input: z.strictObject({ body }),
  output: scimUser,
  errors: ['bad-request', 'email-taken', 'item-limit'],
});

export const changeScimUser = defineOperation({
  path: '/api/scim/users/change',
  summary: 'Change what the directory says of somebody, and their account by it.',
  access: directory,
  input: z.strictObject({ id, how, body }),
  output: scimUser,
  errors: ['not-found', 'bad-request', 'invalid-path', 'email-taken', 'forbidden', 'last-admin', 'too-large'],
});

export const deleteScimUser = defineOperation({
  path: '/api/scim/users/delete',
  summary: 'Suspend somebody, and forget them in the directory. Their account and their texts stay.',
  access: directory,
  input: z.strictObject({ id }),
  output: empty,
  errors: ['not-found', 'last-admin'],
});

const membersWanted = z.boolean();

export const listScimGroups = defineOperation({
  path: '/api/scim/groups/list',
  summary: 'Groups of the directory, oldest first.',
  access: directory,
  input: query.extend({ withMembers: membersWanted }),
  output: page(scimGroup),
  errors: ['invalid-filter'],
});

export const readScimGroup = defineOperation({
  path: '/api/scim/groups/read',
  summary: 'A group of the directory.',
  access: directory,
  input: z.strictObject({ id, withMembers: membersWanted }),
  output: scimGroup,
  errors: ['not-found'],
});

export const createScimGroup = defineOperation({
  path: '/api/scim/groups/create',
  summary: 'Make a group of the directory.',
  access: directory,
  input: z.strictObject({ body }),
  output: scimGroup,
  errors: ['conflict', 'item-limit', 'too-large'],
});

export const changeScimGroup = defineOperation({
  path: '/api/scim/groups/change',
  summary: 'Change the name or the members of a group of the directory.',
  access: directory,
  input: z.strictObject({ id, how, body }),
  output: scimGroup,
  errors: ['not-found', 'bad-request', 'invalid-path', 'too-large'],
});

export const deleteScimGroup = defineOperation({
  path: '/api/scim/groups/delete',
  summary: 'Take the people of the directory out of a group, and forget it there. The group and its texts stay.',
  access: directory,
  input: z.strictObject({ id }),
  output: empty,
  errors: ['not-found'],
});
