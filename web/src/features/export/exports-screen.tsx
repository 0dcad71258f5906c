import { listJobs, type OwnExportJob } from '@scriptorium/contract/operations/export.ts';
import { list as listWorkspaces } from '@scriptorium/contract/operations/workspace.ts';
import { Button } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operationQuery } from '../../api/query-client.ts';
import { useEventsConnected } from '../../api/server-events.ts';
import { groupByDay } from '../../lib/describe-day.ts';
import { t } from '../../lib/texts/export.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { JobLogDialog } from './job-log-dialog.tsx';
import { JobRow } from './job-row.tsx';
import style from './export-panel.module.css';

const POLL_INTERVAL = 3_000;
const SHOWN = 50;
/** The most that the call returns. */
const MOST = 200;

/** The user's exports of all texts, by day. */
export function ExportsScreen() {
  const connected = useEventsConnected();
  const [limit, setLimit] = useState(SHOWN);
  const [logOf, setLogOf] = useState<string | null>(null);
  const places = useQuery(operationQuery(listWorkspaces, {}));
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...operationQuery(listJobs, { limit }),
    placeholderData: keepPreviousData,
    refetchInterval: (query) => (!connected && query.state.data?.jobs.some(isActive) ? POLL_INTERVAL : false),
  });
  const nameOf = ({ workspaceUUID }: OwnExportJob): string | undefined =>
    places.data?.workspaces.find(({ uuid }) => uuid === workspaceUUID)?.ownerName;
  return (
    <div className="page narrow">
      <PageHeader title={t('yourExports')} hint={t('yourExportsHint')} />
      {error !== null && <LoadError prefix={t('jobsFailed')} error={error} onRetry={() => void refetch()} />}
      {isPending && error === null && <RowsSkeleton rows={5} height={64} />}
      {data?.jobs.length === 0 && (
        <EmptyState picture={<IconFileExport size={32} />} title={t('noneYet')} text={t('noneYetHint')} />
      )}
      {groupByDay(data?.jobs ?? [], ({ createdAt }) => createdAt).map(([day, jobs]) => (
        <section key={day} className={style['day']} aria-label={day}>
          <h2>{day}</h2>
          <ul className={style['list']}>
            {jobs.map((job) => (
              <JobRow
                key={job.id}
                job={job}
                workspaceName={nameOf(job) ?? ''}
                freshness={job.outdated === true ? 'stale' : 'current'}
                onShowLog={() => setLogOf(job.id)}
              />
            ))}
          </ul>
        </section>
      ))}
      {data !== undefined && data.jobs.length >= limit && limit < MOST && (
        <div className={style['older']}>
          <Button variant="default" loading={isFetching} onClick={() => setLimit(MOST)}>
            {t('older')}
          </Button>
        </div>
      )}
      <JobLogDialog jobId={logOf} onClose={() => setLogOf(null)} />
    </div>
  );
}

function isActive({ state }: OwnExportJob): boolean {
  return state === 'queued' || state === 'running';
}
