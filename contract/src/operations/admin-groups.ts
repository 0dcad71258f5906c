import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { bytes, empty, isoTime, safeText, singleLine, uuid } from '../shapes.ts';
import { group } from './groups.ts';

const admin = { rule: 'admin' } as const;

export const listGroups = defineOperation({
  path: '/api/admin/groups/list',
  summary: 'All groups; with paging fields, one page.',
  access: admin,
  input: z.strictObject({
    search: safeText(200).optional(),
    deleted: z.boolean().optional(),
    sort: z.enum(['name', 'size', 'quota', 'createdAt']).optional(),
    descending: z.boolean().optional(),
    offset: z.number().int().min(0).optional(),
    limit: z.number().int().min(1).max(500).optional(),
  }),
  output: z.strictObject({
    groups: z.array(group.extend({ memberCount: z.number().int(), deletedAt: isoTime.optional() })),
    total: z.number().int(),
  }),
});

export const getGroup = defineOperation({
  path: '/api/admin/groups/get',
  summary: 'One group with all members.',
  access: admin,
  input: z.strictObject({ uuid }),
  output: z.strictObject({ group }),
  errors: ['not-found'],
});

export const updateGroup = defineOperation({
  path: '/api/admin/groups/update',
  summary: 'Set name and quota of a group.',
  access: admin,
  input: z.strictObject({ uuid, name: singleLine(200), quota: bytes }),
  output: empty,
  errors: ['not-found'],
});

export const createGroup = defineOperation({
  path: '/api/admin/groups/create',
  summary: 'Create a group owned by a user.',
  access: admin,
  input: z.strictObject({ name: singleLine(200), owner: safeText(320), quota: bytes.optional() }),
  output: z.strictObject({ group }),
  errors: ['not-found'],
});

export const restoreGroup = defineOperation({
  path: '/api/admin/groups/restore',
  summary: 'Restore a deleted group within 30 days.',
  access: admin,
  input: z.strictObject({ uuid }),
  output: empty,
  errors: ['not-found', 'conflict'],
});
