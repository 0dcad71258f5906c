import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { empty, isoTime, itemPath, safeText, singleLine, uuid } from '../shapes.ts';

export const fileVersion = z.strictObject({
  /** `v<number>` for a text, the UUID of a stored binary version, or "current". */
  id: z.string(),
  version: z.number().int().optional(),
  from: isoTime,
  to: isoTime,
  authors: z.array(
    z.strictObject({
      uuid: uuid.nullable(),
      displayName: z.string(),
      /** The name of the person who accepted this author's suggestions. */
      acceptedBy: z.string().optional(),
    }),
  ),
  label: z.string().optional(),
  labelUUID: uuid.optional(),
  /** The note of a named version. */
  note: z.string().optional(),
  size: z.number().optional(),
  wordsAdded: z.number().int().optional(),
  wordsRemoved: z.number().int().optional(),
  /**
   * Markdown only: the first headings under which something changed ("" before the first heading), and the number of
   * others.
   */
  sections: z.array(z.string()).optional(),
  moreSections: z.number().int().optional(),
});

export const listVersions = defineOperation({
  path: '/api/workspace/list-versions',
  summary: 'Versions of a file, newest first: for texts one per editing session, for binaries one per upload.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'view' } },
  input: z.strictObject({ uuid, itemPath }),
  output: z.strictObject({ kind: z.enum(['text', 'binary']), versions: z.array(fileVersion) }),
  errors: ['not-found'],
});

export const readVersion = defineOperation({
  path: '/api/workspace/read-version',
  summary: 'The text of a file at a version.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'view' } },
  input: z.strictObject({ uuid, itemPath, version: z.number().int().min(0) }),
  output: z.strictObject({ text: z.string() }),
  errors: ['not-found'],
});

export const getVersionLink = defineOperation({
  path: '/api/workspace/get-version-link',
  summary: 'A link to an old version of a binary.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'view' } },
  input: z.strictObject({ uuid, itemPath, id: uuid }),
  output: z.strictObject({ url: z.string() }),
  errors: ['not-found'],
});

export const restoreVersion = defineOperation({
  path: '/api/workspace/restore-version',
  summary:
    'Make an old version current again, as a new change: the whole text, or with `passage` what stands at [from, to) of a version. It is followed through later changes, and refused when somebody changed it meanwhile.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'edit' } },
  input: z.strictObject({
    uuid,
    itemPath,
    version: z.number().int().min(0).optional(),
    /** Binary files: the stored version. */
    id: uuid.optional(),
    passage: z
      .strictObject({
        baseVersion: z.number().int().min(0),
        from: z.number().int().min(0),
        to: z.number().int().min(0),
        text: safeText(1_000_000),
      })
      .optional(),
  }),
  /** `passageAt`: where the passage now begins, in `version`. */
  output: z.strictObject({ version: z.number().int().optional(), passageAt: z.number().int().optional() }),
  errors: ['forbidden', 'not-found', 'over-quota', 'conflict'],
});

export const deleteVersion = defineOperation({
  path: '/api/workspace/delete-version',
  summary: 'Permanently delete an old version of a binary, freeing its space.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'edit' } },
  input: z.strictObject({ uuid, itemPath, id: uuid }),
  output: z.strictObject({ freedBytes: z.number() }),
  errors: ['forbidden', 'not-found'],
});

export const labelVersion = defineOperation({
  path: '/api/workspace/label-version',
  summary: 'Name a version and add a note to it, or remove both with an empty name.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'edit' } },
  input: z.strictObject({
    uuid,
    itemPath,
    version: z.number().int().min(0),
    name: singleLine(200),
    note: safeText(2000).default(''),
  }),
  output: empty,
  errors: ['forbidden', 'not-found'],
});
