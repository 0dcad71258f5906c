import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { t } from '../../lib/texts/dashboard.ts';
import { ByteSize } from '../../ui/byte-size.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { QuotaBar } from '../../ui/quota-bar.tsx';
import style from './dashboard-screen.module.css';
import { placesQuery } from './desk-queries.ts';
import { TableWaiting } from './table-waiting.tsx';

/**
 * The user's own workspaces. Group workspaces are listed with the groups, since they count against the group's quota.
 */
export function WorkspacesCard({ isWaiting }: { isWaiting: boolean }) {
  const { data, error, isPending, refetch } = useQuery(placesQuery);
  const workspaces = data?.workspaces.filter((workspace) => workspace.ownerType === 'user') ?? [];
  if (isPending || isWaiting)
    return (
      <Card title={t('workspaces')}>
        <TableWaiting rows={1} />
      </Card>
    );
  return (
    <Card title={t('workspaces')}>
      {error !== null && data === undefined && (
        <div className={style['pad']}>
          <LoadError error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {data !== undefined && workspaces.length === 0 && <EmptyState title={t('noWorkspaces')} />}
      {workspaces.length > 0 && (
        <table className={style['table']}>
          <colgroup>
            <col />
            <col width="10%" />
            <col width="28%" />
            <col width="124" />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{t('workspaceName')}</th>
              <th scope="col">{t('size')}</th>
              <th scope="col" colSpan={2}>
                {t('shareOfQuota')}
              </th>
            </tr>
          </thead>
          <tbody>
            {workspaces.map((workspace) => (
              <tr key={workspace.uuid}>
                <td>
                  <Link className={style['name']} to="/workspace/$uuid/$" params={{ uuid: workspace.uuid, _splat: '' }}>
                    <span className={style['title']}>{workspace.ownerName}</span>
                    <span className={style['sub']}>{t('personalFiles', { count: workspace.fileCount })}</span>
                  </Link>
                </td>
                <td className={style['size']}>
                  <ByteSize bytes={workspace.size} />
                </td>
                <td className={style['share']} colSpan={2}>
                  <QuotaBar used={workspace.size} quota={workspace.quota} label={t('shareOfQuota')} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
