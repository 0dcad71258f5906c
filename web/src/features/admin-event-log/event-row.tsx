import { ActionIcon } from '@mantine/core';
import {
  IconBox,
  IconChevronDown,
  IconServer,
  IconShield,
  IconTerminal2,
  IconUser,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../lib/texts/admin-events.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import style from './event-log-screen.module.css';
import type { LoggedEvent } from './write-csv.ts';

const ICONS = {
  admin: IconShield,
  user: IconUser,
  group: IconUsersGroup,
  server: IconServer,
  cli: IconTerminal2,
  other: IconBox,
};

/** One event with expandable details. */
export function EventRow({ event }: { event: LoggedEvent }) {
  const [open, setOpen] = useState(false);
  const Icon = ICONS[event.category];
  return (
    <>
      <tr>
        <td className={style['category']}>
          <span role="img" aria-label={t(event.category)} title={t(event.category)}>
            <Icon size={18} aria-hidden />
          </span>
        </td>
        <td className={style['message']}>
          {event.message}
          <span className={style['below']}>
            <RelativeTime time={event.createdAt} />
          </span>
        </td>
        <td className={style['by']}>{event.actorName ?? ''}</td>
        <td className={style['time']}>
          <RelativeTime time={event.createdAt} />
        </td>
        <td className={style['more']}>
          {event.details !== undefined && (
            <ActionIcon
              size="sm"
              aria-expanded={open}
              aria-label={t('showDetails', { message: event.message })}
              onClick={() => setOpen(!open)}
            >
              <IconChevronDown size={18} className={style['chevron']} data-open={open || undefined} />
            </ActionIcon>
          )}
        </td>
      </tr>
      {open && (
        <tr>
          <td />
          <td colSpan={4}>
            <pre className={style['details']}>{indent(event.details ?? '')}</pre>
          </td>
        </tr>
      )}
    </>
  );
}

function indent(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
