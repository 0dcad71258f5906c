import { recentFiles } from '@scriptorium/contract/operations/desk.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { refreshOperations, staleUnlessFirst } from '../../api/query-client.ts';
import { useServerEvents } from '../../api/server-events.ts';
import { describeReview, type OpenReview } from '../../lib/describe-review.ts';
import { t } from '../../lib/texts/dashboard.ts';
import { Card } from '../../ui/card.tsx';
import { ItemIcon } from '../../ui/item-icon.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { recentQuery } from './desk-queries.ts';
import style from './side-cards.module.css';

/** The user's recently opened files. */
export function RecentFilesCard(props: {
  most: number;
  /** The file shown beside the list. */
  except?: string | undefined;
  /** It is not yet known which file that is. */
  isWaiting: boolean;
}) {
  const { most, except } = props;
  const { data, error, isPending, refetch } = useQuery({
    ...recentQuery,
    staleTime: staleUnlessFirst,
  });
  useServerEvents('review', () => void refreshOperations([recentFiles]));
  const files = props.isWaiting ? undefined : data?.files.filter(({ itemUUID }) => itemUUID !== except);
  // Hidden if there is no other file to return to.
  if (files?.length === 0) return null;
  return (
    <Card title={t('recent')}>
      {(isPending || props.isWaiting) && <RowsSkeleton rows={Math.min(most, 4)} height={52} noLines />}
      {error !== null && data === undefined && (
        <div className={style['text']}>
          <LoadError error={error} onRetry={() => void refetch()} />
        </div>
      )}
      <ul className={style['list']}>
        {files?.slice(0, most).map((file) => {
          const folders = file.path.split('/').slice(0, -1);
          return (
            <li key={file.itemUUID}>
              <Link
                className={style['file']}
                to="/workspace/$uuid/$"
                params={{ uuid: file.workspaceUUID, _splat: file.path }}
              >
                <ItemIcon item={{ name: file.name, type: 'file' }} size={20} />
                <span className={style['name']}>{file.title ?? file.name}</span>
                <RelativeTime time={file.openedAt} />
                <span className={style['where']}>
                  {[file.workspaceName, ...folders, ...(file.title === null ? [] : [file.name])].join(' / ')}
                </span>
                <OpenComments open={file.review} />
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function OpenComments({ open }: { open: OpenReview }) {
  const words = describeReview(open);
  if (words === '') return null;
  return (
    <span className={style['open']} data-unseen={open.unseen > 0 || undefined}>
      {words}
    </span>
  );
}
