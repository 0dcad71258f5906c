import type { OwnExportJob } from '@scriptorium/contract/operations/export.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useEventsConnected } from '../../api/server-events.ts';
import { showResultBeside } from '../../lib/result-beside.ts';
import { t } from '../../lib/texts/export.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { JobLogDialog } from './job-log-dialog.tsx';
import { JobRow } from './job-row.tsx';
import style from './export-panel.module.css';
import { QuickExport } from './quick-export.tsx';
import { viewOf } from './shown-result.ts';
import { ownJobsQuery } from './use-export-plan.ts';
import { useFreshness } from './use-freshness.ts';

const POLL_INTERVAL = 2_000;

function isActive({ state }: OwnExportJob): boolean {
  return state === 'queued' || state === 'running';
}

const readFreshness = ({ outdated }: OwnExportJob): 'stale' | 'current' => (outdated === true ? 'stale' : 'current');

/** Exports of one text, with the way to a new one. `openLog` is the job whose log the URL asks for. */
export function ExportPanel({
  workspaceUUID,
  path,
  itemUUID,
  changes,
  unsent,
  openLog,
}: {
  workspaceUUID: string;
  path: string;
  itemUUID: string;
  /** Incremented with every local or remote change of the text. */
  changes: number;
  /** Local changes have not reached the server yet. */
  unsent: boolean;
  openLog?: string | undefined;
}) {
  const connected = useEventsConnected();
  const [logOf, setLogOf] = useState<string | null>(openLog ?? null);
  const jobs = useQuery({
    ...ownJobsQuery(workspaceUUID, path),
    refetchInterval: (query) => (!connected && query.state.data?.jobs.some(isActive) ? POLL_INTERVAL : false),
  });
  const freshness = useFreshness(changes, unsent, async () => {
    await jobs.refetch();
  });
  return (
    <div className={style['panel']}>
      <QuickExport workspaceUUID={workspaceUUID} path={path} />
      <h3 className={style['head']}>{t('exportsOfFile')}</h3>
      {jobs.error !== null && (
        <LoadError prefix={t('jobsFailed')} error={jobs.error} onRetry={() => void jobs.refetch()} />
      )}
      {jobs.isPending && jobs.error === null && <RowsSkeleton rows={2} height={56} />}
      {jobs.data !== undefined &&
        (jobs.data.jobs.length === 0 ? (
          <p className="muted small">{t('noExports')}</p>
        ) : (
          <ul className={style['list']} aria-live="polite">
            {jobs.data.jobs.map((job) => (
              <JobRow
                key={job.id}
                job={job}
                path={path}
                freshness={freshness === 'unknown' ? null : freshness === 'typing' ? 'stale' : readFreshness(job)}
                onShowLog={() => setLogOf(job.id)}
                onShowBeside={
                  (isActive(job) || job.outputPath !== undefined) && viewOf(job.outputName) !== null
                    ? () => showResultBeside({ itemUUID, jobId: job.id })
                    : undefined
                }
              />
            ))}
          </ul>
        ))}
      <JobLogDialog jobId={logOf} onClose={() => setLogOf(null)} />
    </div>
  );
}
