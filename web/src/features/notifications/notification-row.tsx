import type { Notification } from '@scriptorium/contract/operations/notifications.ts';
import { ActionIcon } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBell,
  IconFileExport,
  IconMessage,
  IconPencil,
  IconShare2,
  IconUserPlus,
  IconUsers,
  IconUsersGroup,
  IconX,
} from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { Fragment } from 'react';
import { locale } from '../../lib/language.ts';
import { readRedirectPath } from '../../lib/redirect-path.ts';
import { formatAbsoluteTime } from '../../lib/relative-time.ts';
import { t } from '../../lib/texts/shell.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { markRead, remove } from './notification-actions.ts';
import style from './notification-row.module.css';
import { NotifierAvatar } from './notifier-avatar.tsx';
import { kindOf } from './notice-kind.ts';
import { SaidWords } from './said-words.tsx';
import { sayNoticeInParts } from './say-notice.ts';

const SIGNS = {
  comment: IconMessage,
  suggestion: IconPencil,
  export: IconFileExport,
  trouble: IconAlertTriangle,
  group: IconUsersGroup,
  share: IconShare2,
  newcomer: IconUserPlus,
  other: IconBell,
} as const;

const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });

/** Number of newest notifications that quote the message: each needs a request. */
export const WITH_WORDS = 12;

/** Moves the focus to a neighbouring row before this one is removed, so that it stays in the list. */
function focusBeside(row: HTMLElement | null): void {
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const target =
    beside?.querySelector<HTMLElement>('[data-remove]') ?? row?.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
  target?.focus();
}

/**
 * A notification. A click anywhere marks it as read and follows its link; links that leave the application do nothing.
 */
export function NotificationRow(props: {
  notification: Notification;
  saysWords: boolean;
  /** Shown below a heading with its date, so it shows only the time. */
  isDated?: boolean;
  onLeave?: () => void;
}) {
  const { notification, saysWords, onLeave } = props;
  const { uuid, time, read, actionUrl, by } = notification;
  const message = sayNoticeInParts(notification).map(({ text, isName }, at) =>
    // The parts have no identity but their index.
    isName ? <b key={at}>{text}</b> : <Fragment key={at}>{text}</Fragment>,
  );
  const kind = kindOf(notification.said?.code);
  const Sign = SIGNS[kind];
  // Its three people are too small at a corner.
  const Badge = kind === 'group' ? IconUsers : Sign;
  const router = useRouter();
  const target = actionUrl === undefined ? '/' : readRedirectPath(actionUrl, location.origin);
  const hasLink = actionUrl !== undefined && (target !== '/' || actionUrl === '/');
  return (
    <li className={style['row']} data-unread={!read || undefined}>
      <span className={style['dot']} data-unread={!read || undefined}>
        {!read && <span className="sr-only">{t('unread')}</span>}
      </span>
      {by === undefined ? (
        <span aria-hidden className={style['sign']} data-kind={kind}>
          <Sign size={16} />
        </span>
      ) : (
        <span aria-hidden className={style['person']}>
          <NotifierAvatar person={by} />
          <span className={style['badge']} data-kind={kind}>
            <Badge size={11} stroke={2.25} />
          </span>
        </span>
      )}
      <div className={style['words']}>
        {hasLink ? (
          <a
            className={style['hit']}
            href={target}
            onClick={(event) => {
              if (!read) void markRead(uuid);
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onLeave?.();
              router.history.push(target);
            }}
          >
            {message}
          </a>
        ) : (
          <div>
            <span>{message}</span>{' '}
            {!read && (
              <button type="button" className={style['hit']} onClick={() => void markRead(uuid)}>
                {t('markRead')}
              </button>
            )}
          </div>
        )}
        {hasLink && saysWords && <SaidWords address={target} time={time} />}
        <div className={`tiny muted ${style['time']}`}>
          {props.isDated === true ? (
            <time dateTime={time} title={formatAbsoluteTime(Date.parse(time))}>
              {clock.format(new Date(time))}
            </time>
          ) : (
            <RelativeTime time={time} />
          )}
        </div>
      </div>
      <ActionIcon
        size="sm"
        className={style['remove'] ?? ''}
        data-remove
        aria-label={t('removeNotification')}
        onClick={(event) => {
          focusBeside(event.currentTarget.closest('li'));
          void remove(uuid);
        }}
      >
        <IconX size={16} />
      </ActionIcon>
    </li>
  );
}
