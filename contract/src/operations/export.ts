import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { empty, isoTime, itemPath, safeText, singleLine, uuid } from '../shapes.ts';

const profileName = singleLine(200).refine((s) => s.trim() !== '', 'must not be empty');
/** YAML of a pandoc defaults file. */
const defaultsContent = safeText(200_000);

/**
 * Where a result goes: relative to the first file's folder, from the root with a leading slash, beside the file when
 * empty. It is remembered for the document. Left out: as the last time, at first the folder `exports`.
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

/** A line of an export's log in plain words. */
export const exportLogLine = z.strictObject({
  level: z.enum(['error', 'warning', 'info']),
  message: z.string(),
  file: z.string().optional(),
  line: z.number().int().optional(),
});
export type ExportLogLine = z.output<typeof exportLogLine>;

export const ownExportJob = z.strictObject({
  id: uuid,
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  /** 1 is next; queued jobs only. */
  position: z.number().int().optional(),
  stage: z.string().optional(),
  createdAt: isoTime,
  finishedAt: isoTime.optional(),
  profile: z.strictObject({ uuid, name: z.string() }),
  workspaceUUID: uuid,
  inputFiles: z.array(z.strictObject({ path: z.string(), version: z.number().int().optional() })),
  outputName: z.string(),
  /** How many warnings its log has; left out where there are none. */
  warnings: z.number().int().optional(),
  /** Where the result is now; absent when there is none or it was deleted. */
  outputPath: z.string().optional(),
  /** True when a text of it has another version now than the result was made of. */
  outdated: z.boolean().optional(),
  /** True when the file at `outputPath` holds something else now: a later result, or what somebody wrote into it. */
  replaced: z.boolean().optional(),
  /** Readable cause of a failure. */
  error: z.string().optional(),
});
export type OwnExportJob = z.output<typeof ownExportJob>;

export const listDefaults = defineOperation({
  path: '/api/export/list-defaults',
  summary: 'The export profiles.',
  access: { rule: 'user' },
  input: empty,
  output: z.strictObject({ defaultsFiles: z.array(defaultsSummary) }),
  errors: ['exports-disabled'],
});

export const schedule = defineOperation({
  path: '/api/export/schedule',
  summary: 'Queue an export of one or more files, in the order given, with a profile.',
  access: { rule: 'workspace-member', workspace: 'uuid' },
  input: z.strictObject({
    uuid,
    profileUuid: uuid,
    files: z.array(itemPath).min(1).max(200),
    folder: outputFolder.optional(),
  }),
  output: z.strictObject({ job: ownExportJob }),
  errors: ['exports-disabled', 'not-found', 'queue-full'],
});

export const computeOutputFilename = defineOperation({
  path: '/api/export/compute-output-filename',
  summary: 'The name of the result; with `uuid` and `files` the name that will really be used.',
  access: { rule: 'user' },
  input: z.strictObject({
    profileUuid: uuid,
    inputFilename: safeText(4096),
    uuid: uuid.optional(),
    files: z.array(itemPath).max(200).optional(),
    folder: outputFolder.optional(),
  }),
  /** `folder` comes with `uuid` and `files`: the one asked for, or where the results of this document go. */
  output: z.strictObject({ filename: z.string(), folder: z.string().optional() }),
  errors: ['not-found'],
});

export const readStyle = defineOperation({
  path: '/api/export/read-style',
  summary: 'A citation style that comes with the product, as CSL.',
  access: { rule: 'user' },
  input: z.strictObject({ name: singleLine(200) }),
  output: z.strictObject({ text: z.string() }),
  errors: ['not-found'],
});

export const listJobs = defineOperation({
  path: '/api/export/list-jobs',
  summary: 'The own export jobs, newest first; with `uuid` and `itemPath` only those of that file.',
  access: { rule: 'user' },
  input: z.strictObject({
    uuid: uuid.optional(),
    itemPath: itemPath.optional(),
    limit: z.number().int().min(1).max(200).optional(),
  }),
  output: z.strictObject({ jobs: z.array(ownExportJob) }),
});

export const getJobLog = defineOperation({
  path: '/api/export/get-job-log',
  summary: 'The log of an own export job.',
  access: { rule: 'user' },
  input: z.strictObject({ jobId: uuid }),
  output: z.strictObject({ job: ownExportJob, log: z.array(exportLogLine) }),
  errors: ['not-found'],
});

export const cancelJob = defineOperation({
  path: '/api/export/cancel-job',
  summary: 'Cancel an own queued or running export.',
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

export const createDefaults = defineOperation({
  path: '/api/export/create-defaults',
  summary: 'Make an export profile, empty or with `content`.',
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
  summary: 'Save the content of an export profile; refused with the line when a key or value is not allowed.',
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
  summary: 'Bring the ready profiles back: with `uuid` one of them, else those that are missing.',
  access: { rule: 'admin' },
  input: z.strictObject({ uuid: uuid.optional() }),
  output: z.strictObject({ defaultsFiles: z.array(defaultsSummary) }),
  errors: ['not-found'],
});

export const checkDefaults = defineOperation({
  path: '/api/export/check-defaults',
  summary: 'Check the content of a defaults file without saving it.',
  access: { rule: 'admin' },
  /** With `uuid` the files beside that profile are looked at too. */
  input: z.strictObject({ content: defaultsContent, uuid: uuid.optional() }),
  output: z.strictObject({ problems: z.array(z.strictObject({ line: z.number().int(), message: z.string() })) }),
});

export const tryDefaults = defineOperation({
  path: '/api/export/try-defaults',
  summary:
    'Run a defaults file on the sample document or on a file one may read; answers a short-lived link and the log.',
  access: { rule: 'admin' },
  input: z.strictObject({
    content: defaultsContent,
    /** The profile whose files are used. */
    profileUuid: uuid.optional(),
    uuid: uuid.optional(),
    itemPath: itemPath.optional(),
  }),
  output: z.strictObject({
    url: z.string().optional(),
    /** Where a result that is a page can be shown in a frame. */
    pageUrl: z.string().optional(),
    filename: z.string().optional(),
    log: z.array(exportLogLine),
  }),
  errors: ['invalid-defaults', 'not-found', 'overloaded'],
});
