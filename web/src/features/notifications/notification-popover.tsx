import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { t } from '../../lib/texts/shell.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { markAllRead } from './notification-actions.ts';
import style from './notification-popover.module.css';
import { NotificationRow, WITH_WORDS } from './notification-row.tsx';
import { SettingsLink } from './settings-link.tsx';
import { useNotifications } from './use-notifications.ts';

/** The bell's popover. */
export function NotificationPopover({ onLeave }: { onLeave: () => void }) {
  const { notifications, isLoading } = useNotifications();
  return (
    <div className={style['popover']}>
      <div className={style['head']}>
        <h2>{t('notifications')}</h2>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          disabled={!notifications.some((notification) => !notification.read)}
          onClick={() => void markAllRead()}
        >
          {t('markAllRead')}
        </Button>
        <SettingsLink onLeave={onLeave} />
      </div>
      {isLoading && <RowsSkeleton rows={3} height={64} />}
      {!isLoading && notifications.length === 0 && (
        <EmptyState title={t('notificationsEmpty')} text={t('notificationsEmptyHint')} />
      )}
      <ul className={style['list']} tabIndex={-1}>
        {notifications.slice(0, 30).map((notification, at) => (
          <NotificationRow
            key={notification.uuid}
            notification={notification}
            saysWords={at < WITH_WORDS}
            onLeave={onLeave}
          />
        ))}
      </ul>
      <Link className={style['all']} to="/notifications" onClick={onLeave}>
        {t('allNotifications')}
      </Link>
    </div>
  );
}
