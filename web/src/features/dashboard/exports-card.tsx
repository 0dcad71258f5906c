import { cancelJob, listJobs, type OwnExportJob } from '@scriptorium/contract/operations/export.ts';
import { ActionIcon } from '@mantine/core';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconLoader2,
  IconX,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useOperation } from '../../api/query-client.ts';
import { useEventsConnected } from '../../api/server-events.ts';
import { t, T } from '../../lib/texts/dashboard.ts';
import { Card } from '../../ui/card.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { toastError } from '../../ui/toasts.ts';
import { jobsQuery } from './desk-queries.ts';
import style from './side-cards.module.css';

export const SHOWN_EXPORTS = 3;
const POLL_INTERVAL = 5_000;
const ICONS = {
  queued: IconClock,
  running: IconLoader2,
  done: IconCircleCheck,
  failed: IconAlertCircle,
  cancelled: IconCircleX,
};

function isActive(job: OwnExportJob): boolean {
  return job.state === 'queued' || job.state === 'running';
}

function describeState(job: OwnExportJob) {
  if (job.state === 'queued') return t('exportQueued', { position: job.position ?? 1 });
  if (job.state === 'running') return job.stage ?? t('exportRunning');
  if (job.state === 'failed') return job.error ?? t('exportFailed');
  if (job.state === 'cancelled') return t('exportCancelled');
  return (
    <>
      <T
        k="exportDone"
        components={{ time: job.finishedAt === undefined ? <span /> : <RelativeTime time={job.finishedAt} /> }}
      />
      {/* What has been replaced is not what the file says now. */}
      {job.outputPath !== undefined && job.replaced !== true && (
        <>
          {' · '}
          <span className={job.outdated === true ? style['stale'] : undefined}>
            {t(job.outdated === true ? 'outOfDate' : 'upToDate')}
          </span>
        </>
      )}
    </>
  );
}

function ExportRow({ job }: { job: OwnExportJob }) {
  const cancel = useOperation(cancelJob, [listJobs]);
  const { warnings = 0 } = job;
  const Icon = warnings > 0 ? IconAlertTriangle : ICONS[job.state];
  return (
    <li className={style['job']} data-state={warnings > 0 ? 'warned' : job.state}>
      <Icon size={18} aria-hidden />
      {job.outputPath === undefined ? (
        <span className={style['name']}>{job.outputName}</span>
      ) : (
        <Link
          className={style['name']}
          to="/workspace/$uuid/$"
          params={{ uuid: job.workspaceUUID, _splat: job.outputPath }}
        >
          {job.outputName}
        </Link>
      )}
      <span className={style['where']}>
        {job.profile.name} · {describeState(job)}
        {warnings > 0 && (
          <>
            {' · '}
            <Link
              to="/workspace/$uuid/$"
              params={{ uuid: job.workspaceUUID, _splat: job.inputFiles[0]?.path ?? '' }}
              search={{ view: 'export', job: job.id }}
            >
              {t('exportWarnings', { count: warnings })}
            </Link>
          </>
        )}
      </span>
      {isActive(job) && (
        <ActionIcon
          size="sm"
          aria-label={t('cancelExport', { file: job.outputName })}
          loading={cancel.isPending}
          onClick={() =>
            cancel.mutate({ jobId: job.id }, { onError: (error) => void toastError(t('cancelExportFailed'), error) })
          }
        >
          <IconX size={16} />
        </ActionIcon>
      )}
    </li>
  );
}

/** The user's latest exports and all that are in progress; nothing if there are none. */
export function ExportsCard({ isWaiting }: { isWaiting: boolean }) {
  const connected = useEventsConnected();
  const { data } = useQuery({
    ...jobsQuery,
    refetchInterval: (query) => (!connected && query.state.data?.jobs.some(isActive) ? POLL_INTERVAL : false),
  });
  if (isWaiting)
    return (
      <Card title={t('exports')}>
        <RowsSkeleton rows={2} height={46} noLines />
      </Card>
    );
  if (data === undefined || data.jobs.length === 0) return null;
  return (
    <Card
      title={t('exports')}
      action={
        <Link to="/exports" className={style['all']}>
          {t('allExports')}
        </Link>
      }
    >
      <ul className={style['jobs']}>
        {data.jobs
          .filter((job, at) => at < SHOWN_EXPORTS || isActive(job))
          .map((job) => (
            <ExportRow key={job.id} job={job} />
          ))}
      </ul>
    </Card>
  );
}
