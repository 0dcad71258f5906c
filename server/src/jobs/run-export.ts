import { OperationError } from '@scriptorium/contract/errors.ts';
import { isLiveName } from '@scriptorium/contract/rules/file-name.ts';
import { outputFilename } from '@scriptorium/contract/rules/output-filename.ts';
import { resolveOutputFolder } from '@scriptorium/contract/rules/output-folder.ts';
import type { Kysely } from 'kysely';
import type { Converter, ConvertOutcome } from '../adapters/pandoc/converter.ts';
import { findExport, type ExportRow } from '../db/exports/jobs.ts';
import type { FileContent } from '../model/items/write-file.ts';
import { loadSettings } from '../db/server/settings.ts';
import type { Schema } from '../db/schema.ts';
import type { ExportLine } from '../domain/exports/line.ts';
import { decideMediaType, MEDIA_TYPE_HEAD } from '../domain/items/media-type.ts';
import { readTextContent } from '../domain/texts/text-content.ts';
import type { BlobPort } from '../pipeline/ports.ts';
import type { UnitOfWork } from '../pipeline/unit-of-work.ts';
import { admitExport, deliverExport, failExport, noteExportStage } from './export-transactions.ts';
import type { JobHandler } from './job.ts';
import { readExportSources, type ExportSources } from '../model/exports/read-sources.ts';

interface ExportParts {
  /** Read-only. */
  readonly db: Kysely<Schema>;
  readonly unitOfWork: UnitOfWork;
  readonly blobs: BlobPort;
  readonly converter: Converter;
}

interface HeldJob {
  readonly id: string;
  readonly leaseNo: number;
  readonly attempts: number;
  readonly maxAttempts: number;
}

/** With a single converter, a user who has had it for this long lets others go first. */
const SHARE_MS = 20_000;

/** As many concurrent exports as there are converter processes; if there are several, nobody gets all of them. */
export function runExportJob(services: { blobs: BlobPort; converter: Converter; concurrency: number }): JobHandler {
  return {
    kind: 'run-export',
    concurrency: services.concurrency,
    sharing: { perPerson: Math.max(1, services.concurrency - 1), shareMs: SHARE_MS },
    run: async ({ job, signal, db, unitOfWork }) => {
      const parts = { db, unitOfWork, blobs: services.blobs, converter: services.converter };
      try {
        await runExport(parts, job, signal);
      } catch (error) {
        if (signal.aborted || job.attempts < job.maxAttempts) throw error;
        const cause = 'The server could not do this export. Its log says why; please tell an administrator.';
        await unitOfWork.run(failExport, { jobId: job.id, leaseNo: job.leaseNo, cause, log: '[]' });
        throw error;
      }
      return { kind: 'settled' };
    },
  };
}

/**
 * Runs one export, which finishes the job itself, in the transaction of its result, so that result and state always
 * agree. `signal` fires when the job is cancelled or its lease lost.
 */
async function runExport(parts: ExportParts, held: HeldJob, signal: AbortSignal): Promise<void> {
  const { unitOfWork } = parts;
  const lease = { jobId: held.id, leaseNo: held.leaseNo };
  const job = await findExport(parts.db, held.id);
  if (job === undefined) return;
  const end = (cause: string, log: readonly ExportLine[]) =>
    unitOfWork.run(failExport, { ...lease, cause, log: JSON.stringify(log) });
  if (held.attempts > held.maxAttempts) {
    await end('The server stopped twice during this export. Try again; if it happens again, split the document.', []);
    return;
  }
  const { admitted } = await unitOfWork.run(admitExport, lease);
  if (!admitted) return;

  let sources: ExportSources;
  try {
    sources = await readExportSources(parts, { ...job, root: null });
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    await end(error.message, [{ level: 'error', message: error.message, said: error.said }]);
    return;
  }
  const outcome = await convert(parts, lease, job, sources, signal);
  // Cancelled or stopping: the worker knows which, and requeues the job if stopping.
  if (signal.aborted) throw signal.reason;
  if (!outcome.ok) {
    await end(outcome.cause, outcome.log);
    return;
  }
  const name = outputFilename(job.inputs[0]?.path ?? '', outcome.extension);
  const log = JSON.stringify([...sources.log, ...outcome.log]);
  try {
    const content = await storeContent(parts, name, outcome.bytes);
    await unitOfWork.run(deliverExport, { ...lease, name, content, log });
  } catch (error) {
    if (!(error instanceof OperationError) || error.code === 'overloaded') throw error;
    await end(error.message, [
      { level: 'error', message: error.message, said: error.said },
      ...sources.log,
      ...outcome.log,
    ]);
  }
}

async function convert(
  parts: ExportParts,
  lease: { jobId: string; leaseNo: number },
  job: ExportRow,
  sources: ExportSources,
  signal: AbortSignal,
): Promise<ConvertOutcome> {
  let reported = Promise.resolve();
  const onStage = (stage: string) => {
    // Failing to report a stage does not fail the export.
    reported = reported
      .then(() => parts.unitOfWork.run(noteExportStage, { ...lease, stage }))
      .then(
        () => undefined,
        () => undefined,
      );
  };
  const input = {
    defaultsYaml: job.profileContent,
    inputs: sources.inputs,
    files: sources.files,
    attachments: sources.attachments,
    sourceDate: sources.sourceDate,
    origin: { exportId: job.id, sources: sources.versions },
    outputFolder: (resolveOutputFolder(job.inputs[0]?.path ?? '', job.outputFolder) ?? []).join('/'),
  };
  let outcome = await parts.converter.convert(input, { signal, onStage });
  if (!outcome.ok && outcome.reason === 'crash' && !signal.aborted) {
    outcome = await parts.converter.convert(input, { signal, onStage });
  }
  await reported;
  return outcome;
}

async function storeContent(parts: ExportParts, name: string, bytes: Uint8Array): Promise<FileContent> {
  const { max_live_document_bytes: maxLive } = await loadSettings(parts.db);
  if (isLiveName(name) && bytes.length <= maxLive) {
    const content = readTextContent(bytes);
    if (content !== null && !content.mixed) {
      return { kind: 'live', text: content.text, eol: content.eol, bom: content.bom, size: bytes.length };
    }
  }
  const { hash, size } = await parts.blobs.write(chunks(bytes));
  return { kind: 'blob', hash, size, mediaType: decideMediaType(name, bytes.subarray(0, MEDIA_TYPE_HEAD)) };
}

async function* chunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
