import { cancelExportJob, listExportQueue, retryExportJob } from '@scriptorium/contract/operations/admin-exports.ts';
import type { Said } from '@scriptorium/contract/said.ts';
import { Button, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { operationQuery, useOperation } from '../../api/query-client.ts';
import { inLanguage } from '../../lib/in-language.ts';
import { t as admin } from '../../lib/texts/admin.ts';
import { t } from '../../lib/texts/admin-exports.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { AdminHead } from '../../ui/admin-head.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import style from './export-queue-screen.module.css';
import { QueueLog } from './queue-log.tsx';

const POLL_INTERVAL = 3_000;
const STAGES = ['reading', 'converting', 'typesetting'] as const;
const SHOWN_FILES = 3;

type Job = NonNullable<ReturnType<typeof useQueue>['data']>['jobs'][number];

function useQueue(ended: boolean) {
  return useQuery({ ...operationQuery(listExportQueue, { ended }), refetchInterval: POLL_INTERVAL });
}

/** Queued and running exports, and finished ones on request. */
export function ExportQueueScreen() {
  const [ended, setEnded] = useState(false);
  const [logOf, setLogOf] = useState<Job | null>(null);
  const queue = useQueue(ended);
  return (
    <>
      <AdminHead title={t('queueTitle')} hint={t('queueHint')}>
        <Switch label={t('showEnded')} checked={ended} onChange={(event) => setEnded(event.currentTarget.checked)} />
      </AdminHead>
      {queue.error !== null && (
        <LoadError prefix={admin('exportQueueFailed')} error={queue.error} onRetry={() => void queue.refetch()} />
      )}
      {queue.isPending && queue.error === null && <RowsSkeleton rows={4} />}
      {queue.data !== undefined &&
        (queue.data.jobs.length === 0 ? (
          <EmptyState title={t('queueEmpty')} text={t('queueEmptyHint')} />
        ) : (
          <Card title={admin('exportQueue')}>
            <div className={style['scroll']} role="region" aria-label={admin('exportQueue')} tabIndex={0}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{t('number')}</th>
                    <th scope="col">{t('scheduledOn')}</th>
                    <th scope="col">{t('scheduledBy')}</th>
                    <th scope="col">{t('profile')}</th>
                    <th scope="col">{t('files')}</th>
                    <th scope="col">{t('state')}</th>
                    <th scope="col">
                      <span className="sr-only">{t('actions')}</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {queue.data.jobs.map((job) => (
                    <QueueRow key={job.id} job={job} onShowLog={() => setLogOf(job)} />
                  ))}
                </tbody>
              </table>
            </div>
          </Card>
        ))}
      <QueueLog job={logOf} onClose={() => setLogOf(null)} />
    </>
  );
}

function QueueRow({ job, onShowLog }: { job: Job; onShowLog: () => void }) {
  const { number } = job;
  const cancel = useOperation(cancelExportJob, [listExportQueue]);
  const retry = useOperation(retryExportJob, [listExportQueue]);
  const active = job.state === 'queued' || job.state === 'running';
  return (
    <tr className={style['job']}>
      <td className={`num ${style['number']}`}>{number}</td>
      <td className={style['moment']}>
        <RelativeTime time={job.createdAt} />
      </td>
      <td className={style['by']}>
        <div className="strong">{job.scheduledBy.displayName || job.scheduledBy.email}</div>
        {job.scheduledBy.displayName !== '' && <div className="tiny muted">{job.scheduledBy.email}</div>}
      </td>
      <td className={style['profile']}>
        <Link to="/admin/defaults/edit/{-$uuid}" params={{ uuid: job.profile.uuid }}>
          {job.profile.name}
        </Link>
      </td>
      <td className={style['files']}>
        {job.inputFiles.slice(0, SHOWN_FILES).map((path) => (
          <div key={path} title={path}>
            {path}
          </div>
        ))}
        {job.inputFiles.length > SHOWN_FILES && (
          <div className="tiny muted">{t('more', { count: job.inputFiles.length - SHOWN_FILES })}</div>
        )}
      </td>
      <td className={style['state']} data-state={job.state}>
        {describeState(job)}
        {job.error !== undefined && (
          <div className="tiny">{inLanguage(job.error, job.errorSaid as Said | undefined)}</div>
        )}
      </td>
      <td className={style['actions']}>
        {active ? (
          <Button
            variant="default"
            size="xs"
            loading={cancel.isPending}
            aria-label={t('cancelNamed', { number })}
            onClick={() =>
              cancel.mutate(
                { jobId: job.id },
                {
                  onSuccess: () => void toastSuccess(t('cancelledToast', { number })),
                  onError: (error) => void toastError(admin('cancelJobFailed'), error),
                },
              )
            }
          >
            {t('cancel')}
          </Button>
        ) : (
          <>
            <Button variant="default" size="xs" aria-label={t('logNamed', { number })} onClick={onShowLog}>
              {t('log')}
            </Button>
            {job.state !== 'done' && (
              <Button
                variant="default"
                size="xs"
                loading={retry.isPending}
                aria-label={t('retryNamed', { number })}
                onClick={() =>
                  retry.mutate({ jobId: job.id }, { onError: (error) => void toastError(t('retryFailed'), error) })
                }
              >
                {t('retry')}
              </Button>
            )}
          </>
        )}
      </td>
    </tr>
  );
}

function describeState(job: Job): string {
  if (job.state === 'queued') return t('queued', { position: job.position ?? 1 });
  if (job.state === 'running') return t(STAGES.find((stage) => stage === job.stage) ?? 'running');
  return t(job.state);
}
