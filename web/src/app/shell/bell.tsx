import { ActionIcon, Popover } from '@mantine/core';
import { IconBell, IconMail } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNotifications } from '../../features/notifications/use-notifications.ts';
import { fetchAhead } from '../../lib/first-screen.ts';
import { t } from '../../lib/texts/shell.ts';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import style from './bell.module.css';

const loadPopover = () => import('../../features/notifications/notification-popover.tsx');
const NotificationPopover = lazy(async () => ({ default: (await loadPopover()).NotificationPopover }));

/** A bell in the accent colour, or an envelope in the danger colour if anything is unread. */
export function Bell() {
  const [opened, setOpened] = useState(false);
  useEffect(() => fetchAhead(1_000, loadPopover), []);
  useEffect(() => {
    if (!opened) return undefined;
    // The focus cannot leave the popover; nor is what it half covers to be hit by accident.
    const page = document.getElementById('content');
    page?.setAttribute('inert', '');
    return () => page?.removeAttribute('inert');
  }, [opened]);
  const { notifications, refetch } = useNotifications();
  const unread = notifications.filter((notification) => !notification.read).length;
  const toggle = (): void => {
    if (!opened) void refetch();
    setOpened(!opened);
  };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={450}
      offset={14}
      trapFocus
      returnFocus
      middlewares={{ shift: { padding: 10 }, flip: { padding: 10 } }}
    >
      <Popover.Target>
        <ActionIcon
          className={style['bell']}
          data-unread={unread > 0 || undefined}
          aria-label={
            unread > 0 ? `${t('notifications')}: ${t('notificationsUnread', { count: unread })}` : t('notifications')
          }
          onClick={toggle}
        >
          {unread > 0 ? <IconMail size={20} /> : <IconBell size={20} />}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={style['dropdown']} aria-label={t('notifications')}>
        <Suspense fallback={<RowsSkeleton rows={3} height={64} />}>
          <NotificationPopover onLeave={() => setOpened(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
