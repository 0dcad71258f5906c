import type { Notification } from '@scriptorium/contract/operations/user.ts';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { readRedirectPath } from '../../lib/redirect-path.ts';
import { t } from '../../lib/texts/common.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { markRead, remove } from './notification-actions.ts';
import style from './notification-row.module.css';

/** One notification. With a link it marks itself read and goes there; a link that leaves the application is inert. */
export function NotificationRow({ notification, onLeave }: { notification: Notification; onLeave?: () => void }) {
  const { uuid, message, time, read, actionUrl } = notification;
  const router = useRouter();
  const target = actionUrl === undefined ? '/' : readRedirectPath(actionUrl, location.origin);
  const hasLink = actionUrl !== undefined && (target !== '/' || actionUrl === '/');
  return (
    <li className={style['row']}>
      <span className={style['dot']} data-unread={!read || undefined}>
        {!read && <span className="sr-only">{t('unread')}</span>}
      </span>
      <div className={style['words']}>
        <span>{message}</span>{' '}
        {hasLink ? (
          <a
            href={target}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onLeave?.();
              if (!read) void markRead(uuid);
              router.history.push(target);
            }}
          >
            {t('openLink')}
          </a>
        ) : (
          !read && (
            <button type="button" onClick={() => void markRead(uuid)}>
              {t('markRead')}
            </button>
          )
        )}
        <div className="tiny muted">
          <RelativeTime time={time} />
        </div>
      </div>
      <ActionIcon size="sm" aria-label={t('removeNotification')} onClick={() => void remove(uuid)}>
        <IconX size={16} />
      </ActionIcon>
    </li>
  );
}
