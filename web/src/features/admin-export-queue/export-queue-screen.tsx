import { cancelExportJob, listExportQueue, retryExportJob } from '@scriptorium/contract/operations/admin-exports.ts';
import type { Said } from '@scriptorium/contract/said.ts';
import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconAlertCircle,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconDots,
  IconListDetails,
  IconLoader2,
  IconRefresh,
} from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { operationQuery, useOperation } from '../../api/query-client.ts';
import { inLanguage } from '../../lib/in-language.ts';
import { t as admin } from '../../lib/texts/admin.ts';
import { t } from '../../lib/texts/admin-exports.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ItemIcon } from '../../ui/item-icon.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { AdminHead } from '../../ui/admin-head.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import style from './export-queue-screen.module.css';
import { QueueLog } from './queue-log.tsx';

const POLL_INTERVAL = 3_000;
const STAGES = ['reading', 'converting', 'typesetting'] as const;
const SHOWN_FILES = 3;
const SHOWN_JOBS = 100;
/** The most that the call returns. */
const MOST_JOBS = 500;

type Job = NonNullable<ReturnType<typeof useQueue>['data']>['jobs'][number];

function useQueue(limit: number) {
  return useQuery({
    ...operationQuery(listExportQueue, { ended: true, limit }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_INTERVAL,
  });
}

/** Queued and running exports, and below them finished ones. */
export function ExportQueueScreen() {
  const [limit, setLimit] = useState(SHOWN_JOBS);
  const [logOf, setLogOf] = useState<Job | null>(null);
  const queue = useQueue(limit);
  const jobs = queue.data?.jobs ?? [];
  const active = jobs.filter(isActive);
  const ended = jobs.filter((job) => !isActive(job));
  return (
    <>
      <AdminHead title={t('queueTitle')} hint={t('queueHint')} />
      {queue.error !== null && (
        <LoadError prefix={admin('exportQueueFailed')} error={queue.error} onRetry={() => void queue.refetch()} />
      )}
      {queue.isPending && queue.error === null && <RowsSkeleton rows={4} />}
      {queue.data !== undefined && jobs.length === 0 && (
        <EmptyState title={t('queueEmpty')} text={t('queueEmptyHint')} />
      )}
      {jobs.length > 0 && (
        <div className={style['cards']}>
          <Card title={t('inProgress')}>
            {active.length === 0 ? (
              <p className={style['none']}>{t('nothingWaits')}</p>
            ) : (
              <JobTable label={t('inProgress')} jobs={active} onShowLog={setLogOf} />
            )}
          </Card>
          {ended.length > 0 && (
            <Card title={t('finished')}>
              <JobTable label={t('finished')} jobs={ended} onShowLog={setLogOf} />
            </Card>
          )}
          {jobs.length >= limit && limit < MOST_JOBS && (
            <Button
              className={style['older']}
              variant="default"
              loading={queue.isPlaceholderData}
              onClick={() => setLimit(MOST_JOBS)}
            >
              {t('older')}
            </Button>
          )}
        </div>
      )}
      <QueueLog job={logOf} onClose={() => setLogOf(null)} />
    </>
  );
}

function JobTable(props: { label: string; jobs: readonly Job[]; onShowLog: (job: Job) => void }) {
  return (
    <div className={style['scroll']} role="region" aria-label={props.label} tabIndex={0}>
      <table>
        <colgroup>
          <col />
          <col width="17%" />
          <col width="176" />
          <col width="18%" />
          <col width="116" />
          <col width="76" />
          <col width="104" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t('files')}</th>
            <th scope="col">{t('profile')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col">{t('scheduledBy')}</th>
            <th scope="col">{t('scheduledOn')}</th>
            <th scope="col">{t('number')}</th>
            <th scope="col">
              <span className="sr-only">{t('actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {props.jobs.map((job) => (
            <QueueRow key={job.id} job={job} onShowLog={() => props.onShowLog(job)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function QueueRow({ job, onShowLog }: { job: Job; onShowLog: () => void }) {
  const { number } = job;
  const cancel = useOperation(cancelExportJob, [listExportQueue]);
  const retry = useOperation(retryExportJob, [listExportQueue]);
  return (
    <tr className={style['job']}>
      <td className={style['files']}>
        <div className={style['names']}>
          {job.inputFiles.slice(0, SHOWN_FILES).map((path) => (
            <InputFile key={path} path={path} />
          ))}
          {job.inputFiles.length > SHOWN_FILES && (
            <div className={`tiny muted ${style['under']}`}>
              {t('more', { count: job.inputFiles.length - SHOWN_FILES })}
            </div>
          )}
        </div>
        {job.error !== undefined && (
          <div className={`${style['cause']} ${style['under']}`}>
            {inLanguage(job.error, job.errorSaid as Said | undefined)}
          </div>
        )}
      </td>
      <td className={style['profile']}>
        <Link to="/admin/defaults/edit/{-$uuid}" params={{ uuid: job.profile.uuid }}>
          {job.profile.name}
        </Link>
      </td>
      <td className={style['state']}>
        <StateBadge {...LOOKS[job.state]}>{describeState(job)}</StateBadge>
        {job.state === 'done' && job.finishedAt !== undefined && (
          <span className={style['took']}>{t('took', { time: formatSpan(job.createdAt, job.finishedAt) })}</span>
        )}
      </td>
      <td className={style['by']}>
        <div>{job.scheduledBy.displayName || job.scheduledBy.email}</div>
        {job.scheduledBy.displayName !== '' && <div className="tiny muted">{job.scheduledBy.email}</div>}
      </td>
      <td className={style['moment']}>
        <RelativeTime time={job.createdAt} />
      </td>
      <td className={`num ${style['number']}`}>{number}</td>
      <td className={style['actions']}>
        {isActive(job) ? (
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
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon loading={retry.isPending} aria-label={t('moreFor', { number })}>
                <IconDots size={18} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconListDetails size={18} />} onClick={onShowLog}>
                {t('log')}
              </Menu.Item>
              {job.state !== 'done' && (
                <Menu.Item
                  leftSection={<IconRefresh size={18} />}
                  onClick={() =>
                    retry.mutate({ jobId: job.id }, { onError: (error) => void toastError(t('retryFailed'), error) })
                  }
                >
                  {t('retry')}
                </Menu.Item>
              )}
            </Menu.Dropdown>
          </Menu>
        )}
      </td>
    </tr>
  );
}

/** A text by its name, and the folder it is in. */
function InputFile({ path }: { path: string }) {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const folder = path.slice(0, -name.length - 1);
  return (
    <div className={style['file']} title={path}>
      <ItemIcon item={{ name, type: 'file' }} />
      <div>
        <div className="strong">{name}</div>
        {folder !== '' && <div className="tiny muted">{folder}</div>}
      </div>
    </div>
  );
}

/** Red is for what nobody wanted; a cancelled export was meant. */
const LOOKS = {
  queued: { icon: <IconClock /> },
  running: { kind: 'accent', icon: <IconLoader2 className={style['turning']} /> },
  done: { kind: 'success', icon: <IconCircleCheck /> },
  failed: { kind: 'danger', icon: <IconAlertCircle /> },
  cancelled: { icon: <IconCircleX /> },
} as const;

function isActive({ state }: Job): boolean {
  return state === 'queued' || state === 'running';
}

/** The time between two moments, in seconds below two minutes. */
function formatSpan(from: string, to: string): string {
  const span = (Date.parse(to) - Date.parse(from)) / 1000;
  return span < 120 ? `${Math.ceil(span)}\u00a0s` : `${Math.round(span / 60)}\u00a0min`;
}

function describeState(job: Job): string {
  if (job.state === 'queued') return t('queued', { position: job.position ?? 1 });
  if (job.state === 'running') return t(STAGES.find((stage) => stage === job.stage) ?? 'running');
  return t(job.state);
}
