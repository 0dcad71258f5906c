import { listExportQueue } from '@scriptorium/contract/operations/admin-exports.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { operationQuery } from '../../api/query-client.ts';
import { t } from '../../lib/texts/admin-dashboard.ts';
import { Card } from '../../ui/card.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import style from './admin-dashboard-screen.module.css';

const SHOWN = 5;

/** The first exports in the queue; details are on their own screen. */
export function QueueCard() {
  const { data } = useQuery({ ...operationQuery(listExportQueue, {}), refetchInterval: 10_000 });
  const jobs = (data?.jobs ?? []).filter((job) => job.state === 'queued' || job.state === 'running');
  return (
    <Card title={t('exportQueue')} action={<Link to="/admin/export/queue">{t('openQueue')}</Link>}>
      {jobs.length === 0 ? (
        <p className={style['none']}>{t('queueEmpty')}</p>
      ) : (
        <div className={style['scroll']}>
          <table>
            <thead>
              <tr>
                <th scope="col">#</th>
                <th scope="col">{t('inputFiles')}</th>
                <th scope="col">{t('profile')}</th>
                <th scope="col">{t('scheduledBy')}</th>
                <th scope="col">{t('scheduledOn')}</th>
              </tr>
            </thead>
            <tbody>
              {jobs.slice(0, SHOWN).map((job) => (
                <tr key={job.id}>
                  <td className="muted">{job.number}</td>
                  <td className={style['files']}>
                    <StateBadge {...(job.state === 'running' && { kind: 'accent' as const })}>
                      {t(job.state === 'running' ? 'stateRunning' : 'stateQueued')}
                    </StateBadge>
                    <span className="strong">{nameFiles(job.inputFiles)}</span>
                  </td>
                  <td>{job.profile.name}</td>
                  <td>{job.scheduledBy.displayName}</td>
                  <td className="muted">
                    <RelativeTime time={job.createdAt} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

function nameFiles(files: readonly string[]): string {
  const first = files[0]?.split('/').at(-1) ?? '';
  return files.length > 1 ? t('fileAndMore', { file: first, count: files.length - 1 }) : first;
}
