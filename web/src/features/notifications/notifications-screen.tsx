import { getNotifications, type Notification } from '@scriptorium/contract/operations/notifications.ts';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { groupByDay } from '../../lib/describe-day.ts';
import { t } from '../../lib/texts/shell.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { markAllRead } from './notification-actions.ts';
import { NotificationRow, WITH_WORDS } from './notification-row.tsx';
import style from './notifications-screen.module.css';

const PAGE = 50;

/** All notifications, older ones on demand. */
export function NotificationsScreen() {
  const query = useInfiniteQuery({
    // Under the operation's path, so that every invalidation of notifications reaches it.
    queryKey: [getNotifications.path, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(getNotifications, { limit: PAGE, ...(pageParam !== '' && { before: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.more ? last.notifications.at(-1)?.time : undefined),
  });
  const notifications: Notification[] = query.data?.pages.flatMap((page) => page.notifications) ?? [];
  return (
    <div className="page narrow">
      <PageHeader title={t('notifications')}>
        {notifications.length > 0 && (
          <Button
            variant="default"
            disabled={!notifications.some((notification) => !notification.read)}
            onClick={() => void markAllRead()}
          >
            {t('markAllRead')}
          </Button>
        )}
      </PageHeader>
      {query.error !== null && <LoadError error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && query.error === null && <RowsSkeleton rows={5} height={64} />}
      {query.isSuccess && notifications.length === 0 && (
        <EmptyState title={t('notificationsEmpty')} text={t('notificationsEmptyHint')} />
      )}
      {groupByDay(notifications, ({ time }) => time).map(([day, those]) => (
        <section key={day} className={style['day']} aria-label={day}>
          <h2>{day}</h2>
          <ul className={style['list']}>
            {those.map((notification) => (
              <NotificationRow
                key={notification.uuid}
                notification={notification}
                saysWords={notifications.indexOf(notification) < WITH_WORDS}
              />
            ))}
          </ul>
        </section>
      ))}
      {query.hasNextPage && (
        <div className={style['older']}>
          <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('older')}
          </Button>
        </div>
      )}
    </div>
  );
}
