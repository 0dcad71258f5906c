import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { empty, isoTime, uuid } from '../shapes.ts';

export const recentFiles = defineOperation({
  path: '/api/user/recent-files',
  summary: 'The caller’s recently opened files, newest first. With `titles` at most the first ten have one.',
  access: { rule: 'user' },
  input: z.strictObject({ limit: z.number().int().min(1).max(50).optional(), titles: z.boolean().optional() }),
  output: z.strictObject({
    files: z.array(
      z.strictObject({
        itemUUID: uuid,
        workspaceUUID: uuid,
        workspaceName: z.string(),
        path: z.string(),
        name: z.string(),
        /** Null if the text has none or titles were not requested. */
        title: z.string().nullable(),
        openedAt: isoTime,
        /** Numbers of open comments and suggestions, and how many of these threads mention the caller. */
        review: z.strictObject({
          comments: z.number().int(),
          suggestions: z.number().int(),
          mentions: z.number().int(),
          unseen: z.number().int(),
        }),
      }),
    ),
  }),
});

export const continueWriting = defineOperation({
  path: '/api/user/continue-writing',
  summary: 'The text the caller opened last, as the page to go on with; null if there is none.',
  access: { rule: 'user' },
  input: empty,
  output: z.strictObject({
    page: z
      .strictObject({
        itemUUID: uuid,
        workspaceUUID: uuid,
        workspaceName: z.string(),
        path: z.string(),
        name: z.string(),
        openedAt: isoTime,
        /** Null if the text has none or is too large to be shown as a page. */
        title: z.string().nullable(),
        authors: z.array(z.string()),
        /** The first blocks of the text, without markup. */
        blocks: z.array(z.strictObject({ kind: z.enum(['heading', 'paragraph']), text: z.string() })),
        /** What others have done since the caller last opened or changed it; null if nothing. */
        since: z
          .strictObject({
            people: z.array(z.strictObject({ uuid: uuid.nullable(), displayName: z.string() })),
            /** Null if they cannot be counted. */
            words: z.strictObject({ added: z.number().int(), removed: z.number().int() }).nullable(),
          })
          .nullable(),
      })
      .nullable(),
  }),
});
