import type { OwnExportJob } from '@scriptorium/contract/operations/export.ts';
import { t, T } from '../../lib/texts/export.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';

const STAGES = ['reading', 'converting', 'typesetting'] as const;

/** An export's state in words. */
export function JobState({ job }: { job: OwnExportJob }) {
  if (job.state === 'queued') return t('queued', { position: job.position ?? 1 });
  if (job.state === 'running') return t(STAGES.find((stage) => stage === job.stage) ?? 'running');
  return (
    <T
      k={job.state}
      components={{ time: job.finishedAt === undefined ? <span /> : <RelativeTime time={job.finishedAt} /> }}
    />
  );
}
