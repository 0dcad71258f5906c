import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { isoTime, itemPath, shownPath, uuid } from '../shapes.ts';

export const describePaper = defineOperation({
  path: '/api/workspace/describe-paper',
  summary: 'The paper a folder is about, if there is one: what it says of itself, its citations and its last PDF.',
  access: { rule: 'item', workspace: 'uuid', targets: { folder: 'view' }, guests: true },
  input: z.strictObject({ uuid, folder: itemPath }),
  output: z.strictObject({
    paper: z
      .strictObject({
        path: shownPath,
        title: z.string(),
        authors: z.array(z.string()),
        words: z.number().int(),
        /** Number of distinct works; null if it cites nothing, or if its bibliographies are too large to read here. */
        citations: z.strictObject({ cited: z.number().int(), found: z.number().int() }).nullable(),
        /** The last PDF that any member made of it, if it still exists. */
        result: z.strictObject({ path: shownPath, madeAt: isoTime, isCurrent: z.boolean() }).nullable(),
      })
      .nullable(),
  }),
  errors: ['not-found'],
});
