import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { isoTime, shownPath, uuid } from '../shapes.ts';
import { treeItem } from './workspace.ts';

export const trashedItem = z.strictObject({
  uuid,
  name: z.string(),
  type: z.enum(['file', 'directory']),
  /** Bytes, including everything below it. */
  size: z.number(),
  /** The folder it was in. */
  originalFolder: shownPath,
  deletedAt: isoTime,
  deletedBy: z.string(),
  /** When it is deleted for good. */
  expiresAt: isoTime,
});

export const listTrash = defineOperation({
  path: '/api/workspace/list-trash',
  summary: 'What is in the trash of a workspace, newest first.',
  access: { rule: 'workspace-member', workspace: 'uuid', may: 'view', within: true },
  input: z.strictObject({ uuid }),
  output: z.strictObject({ items: z.array(trashedItem) }),
  errors: ['not-found'],
});

export const restoreItems = defineOperation({
  path: '/api/workspace/restore-items',
  summary:
    'Bring items back from the trash; onto a taken name as "name (restored)", into a missing folder by making it.',
  access: { rule: 'workspace-member', workspace: 'uuid', may: 'edit', within: true },
  input: z.strictObject({ uuid, items: z.array(uuid).min(1).max(1000) }),
  output: z.strictObject({ items: z.array(treeItem) }),
  errors: ['forbidden', 'not-found', 'cancelled'],
});

export const purgeItems = defineOperation({
  path: '/api/workspace/purge-items',
  summary: 'Permanently delete items in the trash; without `items`, the whole trash.',
  access: { rule: 'workspace-member', workspace: 'uuid', may: 'edit' },
  input: z.strictObject({ uuid, items: z.array(uuid).min(1).max(1000).optional() }),
  output: z.strictObject({ freedBytes: z.number() }),
  errors: ['forbidden', 'not-found', 'cancelled'],
});
