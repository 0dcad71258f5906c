import { ActionIcon, Popover } from '@mantine/core';
import { IconBell, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { NotificationPopover } from '../../features/notifications/notification-popover.tsx';
import { useNotifications } from '../../features/notifications/use-notifications.ts';
import { t } from '../../lib/texts/shell.ts';
import style from './bell.module.css';

/** A bell in the accent colour, or an envelope in the danger colour if anything is unread. */
export function Bell() {
  const [opened, setOpened] = useState(false);
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
        <NotificationPopover onLeave={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
