import type { OwnExportJob } from '@scriptorium/contract/operations/export.ts';
import { extensionOf } from '@scriptorium/contract/rules/file-name.ts';

const TEXTS = new Set(['tex', 'typ', 'md', 'xml', 'txt', 'rst', 'org', 'json']);

/** How the page can show a result; null if it can only be downloaded. */
export function viewOf(name: string): 'pdf' | 'page' | 'text' | null {
  const extension = extensionOf(name);
  if (extension === 'pdf') return 'pdf';
  if (extension === 'html') return 'page';
  return TEXTS.has(extension) ? 'text' : null;
}

export interface ShownResult {
  /** The newest result; undefined until the first is done. */
  done: OwnExportJob | undefined;
  /** Its queued or running replacement. */
  active: OwnExportJob | undefined;
  /** A failed attempt after `done`. */
  failed: OwnExportJob | undefined;
}

const rowOf = (job: OwnExportJob): string => JSON.stringify([job.profile.uuid, job.inputFiles.map(({ path }) => path)]);

/** From all exports of a text (newest first), those with the same profile and files as one of them. */
export function pickShown(jobs: readonly OwnExportJob[], jobId: string | null): ShownResult | null {
  const chosen =
    jobs.find(({ id }) => id === jobId) ??
    jobs.find((job) => job.state === 'done' && job.outputPath !== undefined && viewOf(job.outputName) !== null);
  if (chosen === undefined) return null;
  const row = jobs.filter((job) => rowOf(job) === rowOf(chosen));
  const done = row.find((job) => job.state === 'done' && job.outputPath !== undefined);
  const last = row.find((job) => job.state === 'done' || job.state === 'failed');
  return {
    done,
    active: row.find((job) => job.state === 'queued' || job.state === 'running'),
    failed: last?.state === 'failed' ? last : undefined,
  };
}
