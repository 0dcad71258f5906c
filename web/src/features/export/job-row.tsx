import { cancelJob, listJobs, retryJob, type OwnExportJob } from '@scriptorium/contract/operations/export.ts';
import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core';
import {
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
import type { ReactNode } from 'react';
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
  const { job, onShowLog } = props;
  const cancel = useOperation(cancelJob, [listJobs]);
  const retry = useOperation(retryJob, [listJobs]);
  const { warnings = 0 } = job;
  const Icon = warnings > 0 ? IconAlertTriangle : ICONS[job.state];
  const file = job.outputName;
  const active = job.state === 'queued' || job.state === 'running';
  const source = job.inputFiles.find(({ path }) => path === props.path) ?? job.inputFiles[0];
  const version = source?.version;
  return (
    <li className={style['job']} data-state={warnings > 0 ? 'warned' : job.state}>
      <Icon size={20} aria-hidden />
      <div className={style['words']}>
        <div className={style['name']} title={job.outputPath}>
          {file}
        </div>
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
        {props.onShowBeside !== undefined && (
          <Tool label={t('beside', { file })}>
            <ActionIcon size="sm" aria-label={t('beside', { file })} onClick={props.onShowBeside}>
              <IconLayoutColumns size={18} />
            </ActionIcon>
          </Tool>
        )}
        {job.outputPath !== undefined && (
          <>
            <Tool label={t('open', { file })}>
              <ActionIcon
                size="sm"
                aria-label={t('open', { file })}
                renderRoot={(props) => (
                  <Link
                    to="/workspace/$uuid/$"
                    params={{ uuid: job.workspaceUUID, _splat: job.outputPath ?? '' }}
                    {...props}
                  />
                )}
              >
                <IconEye size={18} />
              </ActionIcon>
            </Tool>
            <Tool label={t('download', { file })}>
              <ActionIcon size="sm" aria-label={t('download', { file })} onClick={() => void downloadResult(job)}>
                <IconDownload size={18} />
              </ActionIcon>
            </Tool>
          </>
        )}
        {!active && (
          <>
            <Tool label={t('readLog', { file })}>
              <ActionIcon size="sm" aria-label={t('readLog', { file })} onClick={onShowLog}>
                <IconListDetails size={18} />
              </ActionIcon>
            </Tool>
            <Tool label={t('retry', { file })}>
              <ActionIcon
                size="sm"
                aria-label={t('retry', { file })}
                loading={retry.isPending}
                onClick={() =>
                  retry.mutate({ jobId: job.id }, { onError: (error) => void toastError(t('retryFailed'), error) })
                }
              >
                <IconRefresh size={18} />
              </ActionIcon>
            </Tool>
          </>
        )}
        {active && (
          <Tool label={t('cancelJob', { file })}>
            <ActionIcon
              size="sm"
              aria-label={t('cancelJob', { file })}
              loading={cancel.isPending}
              onClick={() =>
                cancel.mutate({ jobId: job.id }, { onError: (error) => void toastError(t('cancelFailed'), error) })
              }
            >
              <IconX size={18} />
            </ActionIcon>
          </Tool>
        )}
      </div>
    </li>
  );
}

function Tool({ label, children }: { label: string; children: ReactNode }) {
  return <Tooltip label={label}>{children}</Tooltip>;
}
