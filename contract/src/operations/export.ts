import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { empty, isoTime, itemPath, safeText, singleLine, uuid, said } from '../shapes.ts';

const profileName = singleLine(200).refine((s) => s.trim() !== '', 'must not be empty');
/** YAML of a pandoc defaults file. */
const defaultsContent = safeText(200_000);

/**
 * Folder of the result: relative to the first file's, from the root with a leading slash, or beside the file if empty.
 * Remembered for the document. If omitted, the last one used, initially `exports`.
 */
const outputFolder = safeText(4096);

export const defaultsFile = z.strictObject({ uuid, name: z.string(), content: z.string() });
export const defaultsSummary = z.strictObject({
  uuid,
  name: z.string(),
  /** File name extension of the result, without a dot. */
  extension: z.string(),
  builtin: z.boolean(),
  /** For administrators, in the list of profiles. */
  content: z.string().optional(),
});
export type DefaultsSummary = z.output<typeof defaultsSummary>;

/** A readable line of an export's log. */
export const exportLogLine = z.strictObject({
  level: z.enum(['error', 'warning', 'info']),
  message: z.string(),
  said,
  file: z.string().optional(),
  line: z.number().int().optional(),
});
export type ExportLogLine = z.output<typeof exportLogLine>;

export const ownExportJob = z.strictObject({
  id: uuid,
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  /** In the queue, from 1; queued jobs only. */
  position: z.number().int().optional(),
  stage: z.string().optional(),
  createdAt: isoTime,
  finishedAt: isoTime.optional(),
  profile: z.strictObject({ uuid, name: z.string() }),
  workspaceUUID: uuid,
  inputFiles: z.array(z.strictObject({ path: z.string(), version: z.number().int().optional() })),
  outputName: z.string(),
  /** Number of warnings in the log; omitted if none. */
  warnings: z.number().int().optional(),
  /** Current path of the result; omitted if there is none or it was deleted. */
  outputPath: z.string().optional(),
  /** Whether one of its source texts has changed since. */
  outdated: z.boolean().optional(),
  /** Whether the file at `outputPath` has changed since: a later result, or edits. */
  replaced: z.boolean().optional(),
  /** Cause of a failure, for people. */
  error: z.string().optional(),
  errorSaid: said,
});
export type OwnExportJob = z.output<typeof ownExportJob>;

export const listDefaults = defineOperation({
  path: '/api/export/list-defaults',
  summary: 'The export profiles.',
  access: { rule: 'user' },
  input: empty,
  output: z.strictObject({
    defaultsFiles: z.array(defaultsSummary),
    /** For administrators: whether there are built-in profiles to restore. */
    isBuiltInMissing: z.boolean().optional(),
  }),
  errors: ['exports-disabled'],
});

/**
 * How comments and suggestions are exported.
 * - `leave-out`: not at all.
 * - `accept`: with all open suggestions accepted; the document itself does not change.
 * - `show`: as comments and tracked changes; Word only.
 */
export const EXPORT_REVIEWS = ['leave-out', 'accept', 'show'] as const;
const exportReview = z.enum(EXPORT_REVIEWS);
export type ExportReview = z.infer<typeof exportReview>;

export const schedule = defineOperation({
  path: '/api/export/schedule',
  summary: 'Queue an export of one or more files, in the order given, with a profile.',
  access: { rule: 'item', workspace: 'uuid', targets: { files: 'edit' }, membersOnly: true },
  input: z.strictObject({
    uuid,
    profileUuid: uuid,
    files: z.array(itemPath).min(1).max(200),
    folder: outputFolder.optional(),
    /** Default: `leave-out`. */
    review: exportReview.optional(),
  }),
  output: z.strictObject({ job: ownExportJob }),
  errors: ['forbidden', 'exports-disabled', 'not-found', 'queue-full'],
});

export const computeOutputFilename = defineOperation({
  path: '/api/export/compute-output-filename',
  summary: 'The name of the result; with `uuid` and `files`, the name that will actually be used.',
  access: { rule: 'user', named: { workspace: 'uuid', targets: { files: 'view' }, membersOnly: true } },
  input: z.strictObject({
    profileUuid: uuid,
    inputFilename: safeText(4096),
    uuid: uuid.optional(),
    files: z.array(itemPath).max(200).optional(),
    folder: outputFolder.optional(),
  }),
  /** `folder` comes with `uuid` and `files`: the one requested, or where this document's results go. */
  output: z.strictObject({ filename: z.string(), folder: z.string().optional() }),
  errors: ['not-found'],
});

export const readStyle = defineOperation({
  path: '/api/export/read-style',
  summary: 'A bundled citation style, as CSL.',
  access: { rule: 'user', guests: true },
  input: z.strictObject({ name: singleLine(200) }),
  output: z.strictObject({ text: z.string() }),
  errors: ['not-found'],
});

export const findStyles = defineOperation({
  path: '/api/export/find-styles',
  summary: 'Bundled citation styles by words of their titles, the best 60; without words those that most people use.',
  access: { rule: 'user' },
  input: z.strictObject({ query: safeText(200) }),
  output: z.strictObject({
    styles: z.array(
      z.strictObject({
        name: z.string(),
        title: z.string(),
        short: z.string(),
        /** The title of its parent style. */
        parent: z.string().nullable(),
      }),
    ),
    total: z.number().int(),
  }),
});

export const readLocales = defineOperation({
  path: '/api/export/read-locales',
  summary:
    'The words that citations in a language are printed with, as CSL locales by tag, and which languages there are.',
  access: { rule: 'user', guests: true },
  input: z.strictObject({ lang: singleLine(40) }),
  output: z.strictObject({
    locales: z.record(z.string(), z.string()),
    languages: z.array(z.strictObject({ tag: z.string(), name: z.string() })),
  }),
});

export const listJobs = defineOperation({
  path: '/api/export/list-jobs',
  summary: 'Your own export jobs, newest first; with `uuid` and `itemPath`, only those of that file.',
  access: { rule: 'user', named: { workspace: 'uuid', targets: { itemPath: 'view' } } },
  input: z.strictObject({
    uuid: uuid.optional(),
    itemPath: itemPath.optional(),
    limit: z.number().int().min(1).max(200).optional(),
  }),
  output: z.strictObject({ jobs: z.array(ownExportJob) }),
});

export const getJobLog = defineOperation({
  path: '/api/export/get-job-log',
  summary: 'The log of one of your export jobs.',
  access: { rule: 'user' },
  input: z.strictObject({ jobId: uuid }),
  output: z.strictObject({ job: ownExportJob, log: z.array(exportLogLine) }),
  errors: ['not-found'],
});

export const cancelJob = defineOperation({
  path: '/api/export/cancel-job',
  summary: 'Cancel one of your queued or running exports.',
  access: { rule: 'user' },
  input: z.strictObject({ jobId: uuid }),
  output: empty,
  errors: ['not-found', 'job-finished'],
});

export const retryJob = defineOperation({
  path: '/api/export/retry-job',
  summary:
    'Queue a failed, cancelled or finished export again, with the current texts and profile, into the same folder.',
  access: { rule: 'user' },
  input: z.strictObject({ jobId: uuid }),
  output: z.strictObject({ job: ownExportJob }),
  errors: ['not-found', 'exports-disabled', 'queue-full'],
});

/**
 * Where a block of the text is on the pages of its PDF: in points from the left and top of the page; pages count from
 * 1.
 */
export const proofPlace = z.strictObject({
  page: z.number().int(),
  x: z.number(),
  y: z.number(),
  /** The first words of the block, without markup. */
  words: z.string(),
});
export type ProofPlace = z.output<typeof proofPlace>;

export const setProof = defineOperation({
  path: '/api/export/set-proof',
  summary:
    'Typeset a text as a PDF to look at beside it, for whoever may read it. With a shared item only what is in it goes in. Nothing is stored. One at a time for each person; of those that wait, the newest.',
  access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'view' } },
  input: z.strictObject({ uuid, itemPath, profileUuid: uuid }),
  output: z.strictObject({
    /** Base64; omitted if the text could not be typeset. */
    pdf: z.string().optional(),
    /** Why it could not be typeset. */
    cause: z.string().optional(),
    log: z.array(exportLogLine),
    /** Number of text columns per page. */
    columns: z.number().int(),
    /** In text order. */
    places: z.array(proofPlace),
  }),
  errors: ['forbidden', 'exports-disabled', 'not-found', 'cancelled', 'overloaded'],
});

export const createDefaults = defineOperation({
  path: '/api/export/create-defaults',
  summary: 'Create an export profile, empty or with `content`.',
  access: { rule: 'admin' },
  input: z.strictObject({ name: profileName, content: defaultsContent.optional() }),
  output: z.strictObject({ defaultsFile }),
  errors: ['name-taken', 'invalid-defaults'],
});

export const getDefaults = defineOperation({
  path: '/api/export/get-defaults',
  summary: 'One export profile with its content.',
  access: { rule: 'admin' },
  input: z.strictObject({ uuid }),
  output: z.strictObject({ defaultsFile }),
  errors: ['not-found'],
});

export const updateDefaults = defineOperation({
  path: '/api/export/update-defaults',
  summary: 'Save the content of an export profile; fails with the line number if a key or value is not allowed.',
  access: { rule: 'admin' },
  input: z.strictObject({ uuid, content: defaultsContent }),
  output: empty,
  errors: ['not-found', 'invalid-defaults'],
});

export const renameDefaults = defineOperation({
  path: '/api/export/rename-defaults',
  summary: 'Rename an export profile.',
  access: { rule: 'admin' },
  input: z.strictObject({ uuid, name: profileName }),
  output: empty,
  errors: ['not-found', 'name-taken'],
});

export const deleteDefaults = defineOperation({
  path: '/api/export/delete-defaults',
  summary: 'Delete an export profile that no queued or running job uses.',
  access: { rule: 'admin' },
  input: z.strictObject({ uuid }),
  output: empty,
  errors: ['not-found', 'in-use'],
});

export const duplicateDefaults = defineOperation({
  path: '/api/export/duplicate-defaults',
  summary: 'Copy an export profile under a new name.',
  access: { rule: 'admin' },
  input: z.strictObject({ uuid }),
  output: z.strictObject({ defaultsFile }),
  errors: ['not-found'],
});

export const restoreDefaults = defineOperation({
  path: '/api/export/restore-defaults',
  summary: 'Restore built-in profiles: with `uuid` that one, otherwise all that are missing.',
  access: { rule: 'admin' },
  input: z.strictObject({ uuid: uuid.optional() }),
  output: z.strictObject({ defaultsFiles: z.array(defaultsSummary) }),
  errors: ['not-found'],
});

export const checkDefaults = defineOperation({
  path: '/api/export/check-defaults',
  summary: 'Check the content of a defaults file without saving it.',
  access: { rule: 'admin' },
  /** With `uuid`, that profile's files are also considered. */
  input: z.strictObject({ content: defaultsContent, uuid: uuid.optional() }),
  output: z.strictObject({ problems: z.array(z.strictObject({ line: z.number().int(), message: z.string(), said })) }),
});

export const tryDefaults = defineOperation({
  path: '/api/export/try-defaults',
  summary:
    'Run a defaults file on the sample document or on a file you may read; returns a short-lived link and the log.',
  access: { rule: 'admin', named: { workspace: 'uuid', targets: { itemPath: 'view' }, membersOnly: true } },
  input: z.strictObject({
    content: defaultsContent,
    /** The profile whose files to use. */
    profileUuid: uuid.optional(),
    uuid: uuid.optional(),
    itemPath: itemPath.optional(),
  }),
  output: z.strictObject({
    url: z.string().optional(),
    /** Where to show the result in a frame, if it is a page. */
    pageUrl: z.string().optional(),
    filename: z.string().optional(),
    log: z.array(exportLogLine),
  }),
  errors: ['invalid-defaults', 'not-found', 'overloaded'],
});
