import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { isoTime, itemPath, singleLine, uuid } from '../shapes.ts';

export const publication = z.strictObject({
  /** The last segment of its URL. */
  name: z.string(),
  path: z.string(),
  /** Whether it is updated after pauses in typing; otherwise only when someone updates it. */
  follows: z.boolean(),
  /** Whether search engines may index it. */
  indexed: z.boolean(),
  offersPdf: z.boolean(),
  /** Who published it and answers for it. */
  publishedBy: z.string(),
  publishedAt: isoTime,
  /**
   * `making`: the page is being made; `fault` says why it takes longer than usual. `failed`: see `fault`; an earlier
   * page stays up.
   */
  state: z.enum(['making', 'ready', 'failed']),
  fault: z.string().nullable(),
  /** When the page that visitors see was made; null if there is none yet. */
  madeAt: isoTime.nullable(),
  /** Whether the text has changed since then. */
  isOutdated: z.boolean(),
  /** Whether visitors are let in, that is, whoever published it may still share the document. */
  isOpen: z.boolean(),
});
export type Publication = z.output<typeof publication>;

const publicationState = z.strictObject({
  publication: publication.nullable(),
  /** Whether this server allows public pages. */
  allowed: z.boolean(),
});

const where = { uuid, itemPath };

export const readPublication = defineOperation({
  path: '/api/publications/read',
  summary: 'The public page of a document, for its members; null without one.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'view' }, membersOnly: true },
  input: z.strictObject(where),
  output: publicationState,
  errors: ['not-found'],
});

export const publish = defineOperation({
  path: '/api/publications/publish',
  summary:
    'Publish a document as a page that anybody can read, or change its page. `name`: a readable address; left out, it stays, and a new page gets one that cannot be guessed. `renew`: show the text as it is now.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'share' }, membersOnly: true },
  input: z.strictObject({
    ...where,
    name: singleLine(200).optional(),
    follows: z.boolean(),
    indexed: z.boolean(),
    offersPdf: z.boolean(),
    renew: z.boolean().optional(),
  }),
  output: publicationState,
  errors: ['not-found', 'forbidden', 'exports-disabled', 'share-limit', 'name-taken', 'invalid'],
});

export const unpublish = defineOperation({
  path: '/api/publications/unpublish',
  summary: 'Take the public page of a document away, at once.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'share' }, membersOnly: true },
  input: z.strictObject(where),
  output: publicationState,
  errors: ['not-found', 'forbidden'],
});
