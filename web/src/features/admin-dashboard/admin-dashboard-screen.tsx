import { getSystemInfo, overview } from '@scriptorium/contract/operations/admin.ts';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../../api/query-client.ts';
import { locale } from '../../lib/language.ts';
import { t as common } from '../../lib/texts/common.ts';
import { t as admin } from '../../lib/texts/admin.ts';
import { t } from '../../lib/texts/admin-dashboard.ts';
import { AdminHead } from '../../ui/admin-head.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { usePageTitle } from '../../ui/page-title.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { ChecklistCard } from './checklist-card.tsx';
import style from './admin-dashboard-screen.module.css';
import { BucketCard, DiskCard } from './disk-card.tsx';
import { QueueCard } from './queue-card.tsx';
import { shareDisk } from './share-disk.ts';
import { ServerCard, SystemCard } from './system-card.tsx';

/** An overview of the server's state. */
export function AdminDashboardScreen() {
  // Its heading is “Dashboard”, as in the navigation beside it.
  usePageTitle(common('admin'));
  const figures = useQuery({ ...operationQuery(overview, {}), refetchInterval: 15_000 });
  const system = useQuery({ ...operationQuery(getSystemInfo, {}), refetchInterval: 15_000 });
  const error = figures.error ?? system.error;
  // On a new server, remaining setup comes before figures.
  const isNew = figures.data?.setup.lastBackup === null;
  return (
    <>
      <AdminHead title={admin('dashboard')} />
      {error !== null && (
        <LoadError error={error} onRetry={() => void Promise.all([figures.refetch(), system.refetch()])} />
      )}
      {error === null && (figures.data === undefined || system.data === undefined) && <RowsSkeleton rows={6} />}
      {figures.data !== undefined && (
        <dl className={style['stats']}>
          <Stat
            label={t('users')}
            value={figures.data.userCount}
            note={figures.data.newUserCount > 0 ? t('newUsers', { count: figures.data.newUserCount }) : undefined}
          />
          <Stat label={t('groups')} value={figures.data.groupCount} />
          <Stat
            label={t('exportJobs')}
            value={figures.data.exportJobCount}
            note={
              figures.data.exportJobCount > 0
                ? t('exportsRunning', { count: figures.data.jobQueue.exportsRunning })
                : undefined
            }
          />
          <Stat
            label={t('mails')}
            value={figures.data.mailQueue.queued}
            note={[
              figures.data.mailQueue.transport === 'outbox'
                ? t('mailsNone')
                : t('mailsSent', { sent: figures.data.mailQueue.sentToday, quota: figures.data.mailQueue.dailyQuota }),
              ...(figures.data.mailQueue.failed > 0
                ? [t('mailsFailed', { count: figures.data.mailQueue.failed })]
                : []),
            ].join(', ')}
          />
        </dl>
      )}
      {figures.data !== undefined && system.data !== undefined && (
        <>
          {isNew && (
            <div className={style['first']}>
              <ChecklistCard setup={figures.data.setup} />
            </div>
          )}
          <div className={style['columns']}>
            {figures.data.filesIn === 'bucket' ? (
              <BucketCard used={figures.data.totalWorkspaceSize} quota={figures.data.totalAllocatedQuota} />
            ) : (
              <DiskCard shares={shareDisk({ ...figures.data.fsInfo, ...figures.data })} />
            )}
            <SystemCard
              info={system.data.sysInfo}
              isWell={figures.data.health.every((part) => part.ok)}
              serverCount={figures.data.serverCount}
              disk={figures.data.filesIn === 'bucket' ? figures.data.fsInfo : null}
            />
          </div>
          <div className={style['stack']}>
            {!isNew && <ChecklistCard setup={figures.data.setup} />}
            <QueueCard />
            <ServerCard figures={figures.data} />
          </div>
        </>
      )}
    </>
  );
}

function Stat({ label, value, note }: { label: string; value: number; note?: string | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value.toLocaleString(locale)} {note !== undefined && <small>{note}</small>}
      </dd>
    </div>
  );
}
