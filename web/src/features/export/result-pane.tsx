import { listJobs, type OwnExportJob, retryJob } from '@scriptorium/contract/operations/export.ts';
import { ActionIcon, Button, UnstyledButton } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCheck,
  IconChevronLeft,
  IconDownload,
  IconHistory,
  IconListDetails,
  IconRefresh,
  IconX,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { operationQuery, useOperation } from '../../api/query-client.ts';
import { useEventsConnected } from '../../api/server-events.ts';
import { t } from '../../lib/texts/export.ts';
import { BlankPage } from '../../ui/blank-page.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { toastError } from '../../ui/toasts.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { downloadResult } from './download-result.ts';
import { JobLogDialog } from './job-log-dialog.tsx';
import { JobState } from './job-state.tsx';
import style from './result-pane.module.css';
import { ResultView } from './result-view.tsx';
import { pickShown } from './shown-result.ts';
import { useFreshness } from './use-freshness.ts';
import { useOwnHead } from './use-own-head.ts';

const POLL_INTERVAL = 2_000;

export interface ResultPaneProps {
  workspaceUUID: string;
  path: string;
  jobId: string;
  /** Incremented with every local or remote change of the text. */
  changes: number;
  /** Local changes have not reached the server yet. */
  unsent: boolean;
  renderPdf: (url: string) => ReactNode;
  onClose: () => void;
}

/** The latest result of an export beside its text, whether it is up to date, and a button to export again. */
export function ResultPane(props: ResultPaneProps) {
  const [logOf, setLogOf] = useState<string | null>(null);
  const { jobs, shown, freshness } = useResult(props);
  const hasOwnHead = useOwnHead();
  const done = shown?.done;
  const active = shown?.active;
  const newest = active ?? shown?.failed ?? done;
  const stale = done !== undefined && (freshness === 'typing' || done.outdated === true);
  return (
    <section className={style['pane']} aria-label={t('result')}>
      <header className={style['bar']} data-own={hasOwnHead || undefined}>
        {hasOwnHead && (
          <ActionIcon className={style['edge'] ?? ''} aria-label={t('hideResult')} onClick={props.onClose}>
            <IconChevronLeft size={20} />
          </ActionIcon>
        )}
        <h2 title={newest?.outputName}>{newest?.outputName ?? t('result')}</h2>
        <span role="status" className={style['state']}>
          {active !== undefined ? (
            <StateBadge kind="accent">
              <JobState job={active} />
            </StateBadge>
          ) : (
            done !== undefined && freshness !== 'unknown' && <Freshness stale={stale} />
          )}
        </span>
        {done !== undefined && <Warnings job={done} onShowLog={() => setLogOf(done.id)} />}
        {newest !== undefined && (
          <MakeAgain job={newest} isCalledFor={stale || done === undefined} disabled={active !== undefined} />
        )}
        {done !== undefined && (
          <>
            <Tool label={t('readLog', { file: done.outputName })} onClick={() => setLogOf(done.id)}>
              <IconListDetails size={18} />
            </Tool>
            <Tool label={t('download', { file: done.outputName })} onClick={() => void downloadResult(done)}>
              <IconDownload size={18} />
            </Tool>
          </>
        )}
        {!hasOwnHead && (
          <Tool label={t('hideResult')} onClick={props.onClose}>
            <IconX size={18} />
          </Tool>
        )}
      </header>
      {jobs.error !== null && (
        <LoadError prefix={t('jobsFailed')} error={jobs.error} onRetry={() => void jobs.refetch()} />
      )}
      {shown?.failed !== undefined && (
        <div className={style['failed']}>
          <Notice kind="danger">{shown.failed.error ?? t('makeAgainFailed')}</Notice>
          <Button size="xs" variant="default" onClick={() => setLogOf(shown.failed?.id ?? null)}>
            {t('readWhy')}
          </Button>
        </div>
      )}
      {done?.replaced === true && <p className={style['replaced']}>{t('replacedHere')}</p>}
      {jobs.isPending && jobs.error === null && <BlankPage />}
      {shown === null && <EmptyState title={t('noResult')} text={t('noResultHint')} />}
      {done !== undefined ? (
        <ResultView job={done} renderPdf={props.renderPdf} />
      ) : (
        active !== undefined && (
          <div className={style['waiting']} role="status">
            {t('firstResult')}
          </div>
        )
      )}
      <JobLogDialog jobId={logOf} onClose={() => setLogOf(null)} />
    </section>
  );
}

/** The text's exports, polled while the event stream is down, and the one to show; null if there is none. */
function useResult({ workspaceUUID, path, jobId, changes, unsent }: ResultPaneProps) {
  const connected = useEventsConnected();
  const jobs = useQuery({
    ...operationQuery(listJobs, { uuid: workspaceUUID, itemPath: path, limit: 50 }),
    refetchInterval: (query) =>
      !connected && query.state.data?.jobs.some(({ state }) => state === 'queued' || state === 'running')
        ? POLL_INTERVAL
        : false,
  });
  const freshness = useFreshness(changes, unsent, async () => {
    await jobs.refetch();
  });
  return { jobs, shown: jobs.data === undefined ? undefined : pickShown(jobs.data.jobs, jobId), freshness };
}

function Freshness({ stale }: { stale: boolean }) {
  return (
    <StateBadge
      kind={stale ? 'warning' : 'success'}
      icon={stale ? <IconHistory size={14} aria-hidden /> : <IconCheck size={14} aria-hidden />}
    >
      <span className={style['words']}>{stale ? t('textChanged') : t('upToDate')}</span>
    </StateBadge>
  );
}

function Warnings({ job, onShowLog }: { job: OwnExportJob; onShowLog: () => void }) {
  const { warnings, outputName: file } = job;
  if (warnings === undefined) return null;
  return (
    <UnstyledButton
      className={style['warnings'] ?? ''}
      aria-label={t('readWarnings', { count: warnings, file })}
      onClick={onShowLog}
    >
      <StateBadge kind="warning" icon={<IconAlertTriangle size={14} aria-hidden />}>
        <span className={style['count']}>{warnings}</span>
        <span className={style['words']}>{t('warnings', { count: warnings })}</span>
      </StateBadge>
    </UnstyledButton>
  );
}

function MakeAgain(props: { job: OwnExportJob; isCalledFor: boolean; disabled: boolean }) {
  const again = useOperation(retryJob, [listJobs]);
  return (
    <Button
      size="xs"
      variant={props.isCalledFor ? 'filled' : 'default'}
      aria-label={t('makeAgain')}
      title={t('makeAgain')}
      leftSection={<IconRefresh size={16} />}
      loading={again.isPending}
      disabled={props.disabled}
      onClick={() =>
        again.mutate({ jobId: props.job.id }, { onError: (error) => void toastError(t('retryFailed'), error) })
      }
    >
      <span className={style['words']}>{t('makeAgain')}</span>
    </Button>
  );
}

function Tool({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Tooltip label={label}>
      <ActionIcon size="sm" aria-label={label} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
