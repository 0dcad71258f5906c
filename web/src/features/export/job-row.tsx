import { cancelJob, listJobs, retryJob, type OwnExportJob } from '@scriptorium/contract/operations/export.ts';
import type { Said } from '@scriptorium/contract/said.ts';
import { ActionIcon, Button, Menu, UnstyledButton } from '@mantine/core';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconDots,
  IconFile,
  IconHistory,
  IconListDetails,
  IconLoader2,
  IconRefresh,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useOperation } from '../../api/query-client.ts';
import { inLanguage } from '../../lib/in-language.ts';
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

/** Shows the result beside the text; absent if no text is open or the page cannot display the result. */
type ShowBeside = (() => void) | undefined;

/** One export: its result, state and actions. */
export function JobRow(props: {
  job: OwnExportJob;
  /** The text whose exports are listed; undefined in a list of all exports, whose rows name theirs. */
  path?: string;
  /** The workspace, named in a list of all exports. */
  workspaceName?: string;
  /** Whether the text has changed since; null while that is not known. */
  freshness: 'current' | 'stale' | null;
  onShowLog: () => void;
  onShowBeside?: ShowBeside;
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
        <StateLine {...props} />
        {warnings > 0 && (
          <UnstyledButton
            className={style['warnings'] ?? ''}
            aria-label={t('readWarnings', { count: warnings, file })}
            onClick={onShowLog}
          >
            {t('warnings', { count: warnings })}
          </UnstyledButton>
        )}
        {job.state === 'failed' && job.error !== undefined && (
          <div className={style['cause']}>{inLanguage(job.error, job.errorSaid as Said | undefined)}</div>
        )}
      </div>
      <div className={style['tools']}>
        {job.outputPath !== undefined && <ResultTools job={job} path={job.outputPath} onShowBeside={onShowBeside} />}
        {job.state === 'queued' || job.state === 'running' ? (
          <CancelTool job={job} />
        ) : (
          <MoreTools job={job} path={props.path} onShowLog={onShowLog} onShowBeside={onShowBeside} />
        )}
      </div>
    </li>
  );
}

function StateLine({ job, path, workspaceName, freshness }: Parameters<typeof JobRow>[0]) {
  const source = findSource(job, path);
  // What has been replaced is not what the file says now.
  const isShown = job.outputPath !== undefined && job.replaced !== true;
  return (
    <div className={style['state']}>
      {job.profile.name} · <JobState job={job} />
      {job.state === 'done' && job.outputPath === undefined && ` · ${t('gone')}`}
      {job.replaced === true && ` · ${t('wasReplaced')}`}
      {isShown && freshness !== null && (
        <>
          {' · '}
          <span className={freshness === 'stale' ? style['stale'] : undefined}>
            {t(freshness === 'stale' ? 'rowStale' : 'rowCurrent')}
          </span>
        </>
      )}
      {path === undefined && source !== undefined && (
        <div className={style['source']}>
          <Link {...linkTo(job, source.path)}>{[workspaceName, ...source.path.split('/')].join(' / ')}</Link>
          {job.inputFiles.length > 1 && ` ${t('andMore', { count: job.inputFiles.length - 1 })}`}
        </div>
      )}
    </div>
  );
}

/** Opens the result beside the text if one is open, otherwise on its own page. */
function ResultTools({ job, path, onShowBeside }: { job: OwnExportJob; path: string; onShowBeside: ShowBeside }) {
  const file = job.outputName;
  const look = { size: 'xs', variant: 'default', 'aria-label': t('viewFile', { file }) } as const;
  return (
    <>
      {onShowBeside === undefined ? (
        <Button {...look} renderRoot={(props) => <Link {...linkTo(job, path)} {...props} />}>
          {t('view')}
        </Button>
      ) : (
        <Button {...look} onClick={onShowBeside}>
          {t('view')}
        </Button>
      )}
      <Button size="xs" variant="default" aria-label={t('download', { file })} onClick={() => void downloadResult(job)}>
        {t('downloadIt')}
      </Button>
    </>
  );
}

function MoreTools(props: {
  job: OwnExportJob;
  path: string | undefined;
  onShowLog: () => void;
  onShowBeside: ShowBeside;
}) {
  const { job } = props;
  const source = findSource(job, props.path);
  const retry = useOperation(retryJob, [listJobs]);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={24} aria-label={t('moreOf', { file: job.outputName })} loading={retry.isPending}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {props.onShowBeside !== undefined && job.outputPath !== undefined && (
          <Menu.Item
            leftSection={<IconFile size={18} />}
            renderRoot={(item) => <Link {...linkTo(job, job.outputPath ?? '')} {...item} />}
          >
            {t('openFile')}
          </Menu.Item>
        )}
        {source?.version !== undefined && (
          <Menu.Item
            leftSection={<IconHistory size={18} />}
            renderRoot={(item) => (
              <Link
                {...linkTo(job, source.path)}
                search={{ view: 'history', version: String(source.version) }}
                {...item}
              />
            )}
          >
            {t('sourceText')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconListDetails size={18} />} onClick={props.onShowLog}>
          {t('showLog')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconRefresh size={18} />}
          onClick={() =>
            retry.mutate({ jobId: job.id }, { onError: (error) => void toastError(t('retryFailed'), error) })
          }
        >
          {t('retry')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function CancelTool({ job }: { job: OwnExportJob }) {
  const cancel = useOperation(cancelJob, [listJobs]);
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={t('cancelJob', { file: job.outputName })}
      loading={cancel.isPending}
      onClick={() =>
        cancel.mutate({ jobId: job.id }, { onError: (error) => void toastError(t('cancelFailed'), error) })
      }
    >
      {t('cancel')}
    </Button>
  );
}

/** The text named, or the first of those exported. */
function findSource({ inputFiles }: OwnExportJob, path: string | undefined) {
  return inputFiles.find((file) => file.path === path) ?? inputFiles[0];
}

function linkTo(job: OwnExportJob, path: string) {
  return { to: '/workspace/$uuid/$', params: { uuid: job.workspaceUUID, _splat: path } } as const;
}
