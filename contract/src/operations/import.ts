import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { type Language, LANGUAGES } from '../rules/languages.ts';
import { empty, itemPath, safeText, said, shownPath, uuid } from '../shapes.ts';
import { treeItem } from './workspace.ts';

const mayAdd = { rule: 'workspace-member', workspace: 'uuid', may: 'edit', within: true } as const;
/** A file inside the import, not an item of the workspace. */
const main = safeText(4097).optional();

/** Kind of an uploaded file, judged by its content. `markdown` is copied unchanged; all others are converted. */
export const importKind = z.enum([
  'docx',
  'odt',
  'epub',
  'latex',
  'html',
  'rtf',
  'ipynb',
  'typst',
  'org',
  'jats',
  'markdown',
]);
export type ImportKind = z.output<typeof importKind>;

/** Something that does not survive the import unchanged. */
export const importRemark = z.strictObject({
  /**
   * `lost`: missing from the result. `changed`: present in another form. `kept`: present, but only some exports show
   * it.
   */
  effect: z.enum(['lost', 'changed', 'kept']),
  message: z.string(),
  said,
  /**
   * Where in the source, for people: a file and line, a heading, or a few words. Empty if it concerns the whole
   * document.
   */
  place: z.string(),
  placeSaid: said,
});
export type ImportRemark = z.output<typeof importRemark>;

/** What happens to a file of a project. */
export const importFate = z.enum(['converted', 'copied', 'left-out']);
export type ImportFate = z.output<typeof importFate>;

export const inspection = z.strictObject({
  name: z.string(),
  kind: importKind,
  /** False for a single file, true for a folder or zip of several. */
  isProject: z.boolean(),
  /** The text to open afterwards; null if a project has none. */
  main: z.string().nullable(),
  /** Candidates for the main file. */
  mains: z.array(z.string()),
  fileCount: z.number().int(),
  /** After unpacking. */
  bytes: z.number(),
  /** At most 1,000 are listed. */
  files: z.array(z.strictObject({ path: z.string(), bytes: z.number(), fate: importFate })),
  /** Losses known in advance; at most 200 are listed. */
  remarks: z.array(importRemark),
  remarkCount: z.number().int(),
});
export type Inspection = z.output<typeof inspection>;

export const upload = defineOperation({
  path: '/api/import/upload',
  summary:
    'Multipart: `uuid` and one `file`, a document or the zip of a project. It is kept for half an hour, one for each person, and is in no workspace yet.',
  access: mayAdd,
  body: 'multipart',
  input: z.strictObject({ uuid }),
  output: z.strictObject({ id: uuid }),
  errors: ['forbidden', 'not-found', 'over-quota'],
});

export const inspect = defineOperation({
  path: '/api/import/inspect',
  summary: 'What an uploaded file is, what is in it, and what an import would lose. Long work.',
  access: mayAdd,
  input: z.strictObject({ uuid, id: uuid, main }),
  output: inspection,
  errors: ['forbidden', 'not-found', 'conflict', 'unreadable', 'cancelled'],
});

export const run = defineOperation({
  path: '/api/import/run',
  summary:
    'Import an uploaded file into a folder: all of it or nothing, as one new file or folder with a name that is free. Long work.',
  access: { rule: 'item', workspace: 'uuid', targets: { targetFolder: 'edit' } },
  /** `language`: of the report. */
  input: z.strictObject({
    uuid,
    id: uuid,
    targetFolder: itemPath,
    main,
    language: z.enum(Object.keys(LANGUAGES) as Language[]).optional(),
  }),
  output: z.strictObject({
    item: treeItem,
    /** The file to open. */
    open: shownPath.nullable(),
    fileCount: z.number().int(),
    /** At most 200; all are in the report. */
    remarks: z.array(importRemark),
    remarkCount: z.number().int(),
    /** Path of the report; null if there is nothing to say. */
    report: shownPath.nullable(),
  }),
  errors: [
    'forbidden',
    'not-found',
    'not-a-folder',
    'conflict',
    'invalid-name',
    'item-limit',
    'over-quota',
    'unreadable',
    'cancelled',
  ],
});

export const discard = defineOperation({
  path: '/api/import/discard',
  summary: 'Forget an uploaded file that will not be imported.',
  access: { rule: 'user' },
  input: z.strictObject({ id: uuid }),
  output: empty,
});
