import { recentFiles } from '@scriptorium/contract/operations/user.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { operationQuery } from '../../api/query-client.ts';
import { t } from '../../lib/texts/dashboard.ts';
import { Card } from '../../ui/card.tsx';
import { ItemIcon } from '../../ui/item-icon.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { NewDocument } from './new-document.tsx';
import style from './side-cards.module.css';

const SHOWN = 6;

/** The user's recently opened files. */
export function RecentFilesCard() {
  const { data, error, isPending, refetch } = useQuery({
    ...operationQuery(recentFiles, { limit: SHOWN }),
    staleTime: 0,
  });
  return (
    <Card title={t('recent')} action={<NewDocument />}>
      {isPending && <RowsSkeleton rows={4} height={54} />}
      {error !== null && data === undefined && (
        <div className={style['text']}>
          <LoadError error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {data?.files.length === 0 && <p className={style['text']}>{t('noRecent')}</p>}
      <ul className={style['list']}>
        {data?.files.map((file) => {
          const folders = file.path.split('/').slice(0, -1);
          return (
            <li key={file.itemUUID}>
              <Link
                className={style['file']}
                to="/workspace/$uuid/$"
                params={{ uuid: file.workspaceUUID, _splat: file.path }}
              >
                <ItemIcon item={{ name: file.name, type: 'file' }} size={20} />
                <span className={style['name']}>{file.name}</span>
                <RelativeTime time={file.openedAt} />
                <span className={style['where']}>{[file.workspaceName, ...folders].join(' / ')}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
