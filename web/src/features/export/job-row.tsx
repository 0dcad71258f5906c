import { cancelJob, listJobs, retryJob, type OwnExportJob } from '@scriptorium/contract/operations/export.ts';
import { getAssetLink } from '@scriptorium/contract/operations/workspace.ts';
import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconAlertCircle,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconDownload,
  IconEye,
  IconListDetails,
  IconLoader2,
  IconRefresh,
  IconX,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { call } from '../../api/call.ts';
import { useOperation } from '../../api/query-client.ts';
import { t, T } from '../../lib/texts/export.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { toastError } from '../../ui/toasts.ts';
import style from './export-panel.module.css';

const ICONS = {
  queued: IconClock,
  running: IconLoader2,
  done: IconCircleCheck,
  failed: IconAlertCircle,
  cancelled: IconCircleX,
};

/** One export: what it makes, where it stands, what can be done about it. */
export function JobRow({ job, onShowLog }: { job: OwnExportJob; onShowLog: () => void }) {
  const cancel = useOperation(cancelJob, [listJobs]);
  const retry = useOperation(retryJob, [listJobs]);
  const Icon = ICONS[job.state];
  const file = job.outputName;
  const active = job.state === 'queued' || job.state === 'running';
  const version = job.inputFiles[0]?.version;
  return (
    <li className={style['job']} data-state={job.state}>
      <Icon size={20} aria-hidden />
      <div className={style['words']}>
        <div className={style['name']}>{file}</div>
        <div className={style['state']}>
          {job.profile.name} · <JobState job={job} />
          {version !== undefined && job.state === 'done' && ` · ${t('ofVersion', { version })}`}
          {job.state === 'done' && job.outputPath === undefined && ` · ${t('gone')}`}
        </div>
        {job.state === 'failed' && job.error !== undefined && <div className={style['cause']}>{job.error}</div>}
      </div>
      <div className={style['tools']}>
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
              <ActionIcon size="sm" aria-label={t('download', { file })} onClick={() => void download(job)}>
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

const STAGES = ['reading', 'converting', 'typesetting'] as const;

function JobState({ job }: { job: OwnExportJob }) {
  if (job.state === 'queued') return t('queued', { position: job.position ?? 1 });
  if (job.state === 'running') return t(STAGES.find((stage) => stage === job.stage) ?? 'running');
  return (
    <T
      k={job.state}
      components={{ time: job.finishedAt === undefined ? <span /> : <RelativeTime time={job.finishedAt} /> }}
    />
  );
}

async function download(job: OwnExportJob): Promise<void> {
  try {
    const { url } = await call(getAssetLink, {
      workspaceUUID: job.workspaceUUID,
      path: job.outputPath ?? '',
      download: true,
    });
    const link = document.createElement('a');
    link.href = url;
    link.download = job.outputName;
    link.click();
  } catch (error) {
    toastError(t('downloadFailed'), error);
  }
}
