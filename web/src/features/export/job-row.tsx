import { cancelJob, listJobs, retryJob, type OwnExportJob } from '@scriptorium/contract/operations/export.ts';
import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core';
import {
  type Icon,
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconDownload,
  IconEye,
  IconLayoutColumns,
  IconListDetails,
  IconLoader2,
  IconRefresh,
  IconX,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useOperation } from '../../api/query-client.ts';
import { t } from '../../lib/texts/export.ts';
import { toastError } from '../../ui/toasts.ts';
import { downloadResult } from './download-result.ts';
import style from './export-panel.module.css';
import { JobState } from './job-state.tsx';

const ICONS = {
  queued: IconClock,
  running: IconLoader2,
  done: IconCircleCheck,
  failed: IconAlertCircle,
  cancelled: IconCircleX,
};

/** One export: its result, state and actions. */
export function JobRow(props: {
  job: OwnExportJob;
  /** The text whose exports are listed, for naming its version. */
  path: string;
  onShowLog: () => void;
  /** Shows it beside the text; absent if there is no text or the page cannot show the result. */
  onShowBeside?: (() => void) | undefined;
}) {
  const { job, onShowLog, onShowBeside } = props;
  const file = job.outputName;
  const { warnings = 0 } = job;
  const Symbol = warnings > 0 ? IconAlertTriangle : ICONS[job.state];
  return (
    <li className={style['job']} data-state={warnings > 0 ? 'warned' : job.state}>
      <Symbol size={20} aria-hidden />
      <div className={style['words']}>
        <div className={style['name']} title={job.outputPath}>
          {file}
        </div>
        <StateLine job={job} path={props.path} />
        {warnings > 0 && (
          <UnstyledButton
            className={style['warnings'] ?? ''}
            aria-label={t('readWarnings', { count: warnings, file })}
            onClick={onShowLog}
          >
            {t('warnings', { count: warnings })}
          </UnstyledButton>
        )}
        {job.state === 'failed' && job.error !== undefined && <div className={style['cause']}>{job.error}</div>}
      </div>
      <div className={style['tools']}>
        {onShowBeside !== undefined && (
          <Tool label={t('beside', { file })} icon={IconLayoutColumns} onClick={onShowBeside} />
        )}
        {job.outputPath !== undefined && <ResultTools job={job} path={job.outputPath} />}
        {job.state === 'queued' || job.state === 'running' ? (
          <CancelTool job={job} />
        ) : (
          <>
            <Tool label={t('readLog', { file })} icon={IconListDetails} onClick={onShowLog} />
            <RetryTool job={job} />
          </>
        )}
      </div>
    </li>
  );
}

function StateLine({ job, path }: { job: OwnExportJob; path: string }) {
  const source = job.inputFiles.find((file) => file.path === path) ?? job.inputFiles[0];
  const version = source?.version;
  return (
    <div className={style['state']}>
      {job.profile.name} · <JobState job={job} />
      {source !== undefined && version !== undefined && (
        <>
          {' · '}
          <Link
            to="/workspace/$uuid/$"
            params={{ uuid: job.workspaceUUID, _splat: source.path }}
            search={{ view: 'history', version: String(version) }}
          >
            {t('ofVersion', { version })}
          </Link>
        </>
      )}
      {job.state === 'done' && job.outputPath === undefined && ` · ${t('gone')}`}
      {job.replaced === true && ` · ${t('wasReplaced')}`}
    </div>
  );
}

function ResultTools({ job, path }: { job: OwnExportJob; path: string }) {
  const file = job.outputName;
  return (
    <>
      <Tooltip label={t('open', { file })}>
        <ActionIcon
          size="sm"
          aria-label={t('open', { file })}
          renderRoot={(props) => (
            <Link to="/workspace/$uuid/$" params={{ uuid: job.workspaceUUID, _splat: path }} {...props} />
          )}
        >
          <IconEye size={18} />
        </ActionIcon>
      </Tooltip>
      <Tool label={t('download', { file })} icon={IconDownload} onClick={() => void downloadResult(job)} />
    </>
  );
}

function RetryTool({ job }: { job: OwnExportJob }) {
  const retry = useOperation(retryJob, [listJobs]);
  return (
    <Tool
      label={t('retry', { file: job.outputName })}
      icon={IconRefresh}
      loading={retry.isPending}
      onClick={() => retry.mutate({ jobId: job.id }, { onError: (error) => void toastError(t('retryFailed'), error) })}
    />
  );
}

function CancelTool({ job }: { job: OwnExportJob }) {
  const cancel = useOperation(cancelJob, [listJobs]);
  return (
    <Tool
      label={t('cancelJob', { file: job.outputName })}
      icon={IconX}
      loading={cancel.isPending}
      onClick={() =>
        cancel.mutate({ jobId: job.id }, { onError: (error) => void toastError(t('cancelFailed'), error) })
      }
    />
  );
}

function Tool(props: { label: string; icon: Icon; loading?: boolean; onClick: () => void }) {
  const { label, icon: Symbol, loading = false, onClick } = props;
  return (
    <Tooltip label={label}>
      <ActionIcon size="sm" aria-label={label} loading={loading} onClick={onClick}>
        <Symbol size={18} />
      </ActionIcon>
    </Tooltip>
  );
}
