import { getNotifications, type Notification } from '@scriptorium/contract/operations/notifications.ts';
import { Button, SegmentedControl, Select } from '@mantine/core';
import { IconBellCheck } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { describeDay, groupByDay } from '../../lib/describe-day.ts';
import { t as filtered } from '../../lib/texts/notice-filter.ts';
import { t } from '../../lib/texts/shell.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { chooseNotices, findGroups, type NoticeFilter } from './choose-notices.ts';
import { markAllRead } from './notification-actions.ts';
import { NotificationRow, WITH_WORDS } from './notification-row.tsx';
import style from './notifications-screen.module.css';
import { SettingsLink } from './settings-link.tsx';

/** Page size; a user has at most 500. */
const PAGE = 200;
/** From this many on, filters by kind are offered. */
const MANY = 8;

/** All notifications; older ones are loaded on demand. */
export function NotificationsScreen() {
  const query = useInfiniteQuery({
    // Starts with the operation's path, so that invalidating notifications includes this query.
    queryKey: [getNotifications.path, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(getNotifications, { limit: PAGE, ...(pageParam !== '' && { before: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.more ? last.notifications.at(-1)?.time : undefined),
  });
  const all: Notification[] = query.data?.pages.flatMap((page) => page.notifications) ?? [];
  const [filter, setFilter] = useState<NoticeFilter>({ isUnread: false, group: null });
  const notifications = chooseNotices(all, filter);
  const today = describeDay(new Date().toISOString());
  return (
    <div className="page narrow">
      <PageHeader title={t('notifications')}>
        <SettingsLink />
      </PageHeader>
      {query.error !== null && <LoadError error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && query.error === null && <RowsSkeleton rows={5} height={64} />}
      {all.length > 0 && <Filter all={all} filter={filter} onFilter={setFilter} />}
      {query.isSuccess && notifications.length === 0 && <Nothing filter={filter} />}
      {groupByDay(notifications, ({ time }) => time).map(([day, those]) => (
        <section key={day} className={style['day']} aria-label={day}>
          <h2>{day}</h2>
          <ul className={style['list']}>
            {those.map((notification) => (
              <NotificationRow
                key={notification.uuid}
                notification={notification}
                isDated={day !== today}
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

function Filter(props: {
  all: readonly Notification[];
  filter: NoticeFilter;
  onFilter: (filter: NoticeFilter) => void;
}) {
  const { all, filter, onFilter } = props;
  const groups = findGroups(all);
  return (
    <div className={style['filter']}>
      <SegmentedControl
        aria-label={filtered('shown')}
        value={filter.isUnread ? 'unread' : 'all'}
        data={[
          { value: 'all', label: filtered('all') },
          { value: 'unread', label: t('unread') },
        ]}
        onChange={(value) => onFilter({ ...filter, isUnread: value === 'unread' })}
      />
      {(filter.group !== null || (all.length >= MANY && groups.length > 1)) && (
        <Select
          className={style['kind'] ?? ''}
          aria-label={filtered('kind')}
          data={[
            { value: '', label: filtered('everyKind') },
            ...groups.map((group) => ({ value: group, label: filtered(group) })),
          ]}
          value={filter.group ?? ''}
          allowDeselect={false}
          onChange={(value) => onFilter({ ...filter, group: groups.find((group) => group === value) ?? null })}
        />
      )}
      <Button
        variant="default"
        disabled={!all.some((notification) => !notification.read)}
        onClick={() => void markAllRead()}
      >
        {t('markAllRead')}
      </Button>
    </div>
  );
}

function Nothing({ filter }: { filter: NoticeFilter }) {
  const picture = <IconBellCheck size={32} />;
  if (filter.isUnread)
    return <EmptyState picture={picture} title={filtered('noneUnread')} text={filtered('noneUnreadHint')} />;
  return <EmptyState picture={picture} title={t('notificationsEmpty')} text={t('notificationsEmptyHint')} />;
}
