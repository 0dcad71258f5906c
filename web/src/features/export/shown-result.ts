import type { OwnExportJob } from '@scriptorium/contract/operations/export.ts';
import { extensionOf } from '@scriptorium/contract/rules/file-name.ts';

const TEXTS = new Set(['tex', 'typ', 'md', 'xml', 'txt', 'rst', 'org', 'json']);

/** How the page displays a result; null if it can only be downloaded. */
export function viewOf(name: string): 'pdf' | 'page' | 'text' | null {
  const extension = extensionOf(name);
  if (extension === 'pdf') return 'pdf';
  if (extension === 'html') return 'page';
  return TEXTS.has(extension) ? 'text' : null;
}

export interface ShownResult {
  /** The newest successful result; undefined before the first. */
  done: OwnExportJob | undefined;
  /** The queued or running job that will replace it. */
  active: OwnExportJob | undefined;
  /** An attempt that failed after `done`. */
  failed: OwnExportJob | undefined;
}

const rowOf = (job: OwnExportJob): string => JSON.stringify([job.profile.uuid, job.inputFiles.map(({ path }) => path)]);

/**
 * Picks, from a text's exports (newest first), those with the same profile and files as the job `jobId`, or by default
 * as the newest one that can be displayed.
 */
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
