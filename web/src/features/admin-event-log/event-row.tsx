import { ActionIcon } from '@mantine/core';
import {
  type Icon,
  IconBox,
  IconChevronDown,
  IconFileExport,
  IconFolderShare,
  IconLink,
  IconLogin2,
  IconMail,
  IconServer,
  IconSettings,
  IconShield,
  IconTerminal2,
  IconUser,
  IconUsersGroup,
  IconWorld,
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

/** What most events are about, by the first word of their type; otherwise the icon of the category. */
const SUBJECTS: Partial<Record<string, Icon>> = {
  defaults: IconFileExport,
  export: IconFileExport,
  guest: IconLogin2,
  item: IconFolderShare,
  link: IconLink,
  login: IconLogin2,
  mail: IconMail,
  page: IconWorld,
  sessions: IconLogin2,
  setting: IconSettings,
};

/** One event with expandable details. */
export function EventRow({ event }: { event: LoggedEvent }) {
  const [open, setOpen] = useState(false);
  const Sign = SUBJECTS[event.type.split('.', 1)[0] ?? ''] ?? ICONS[event.category];
  return (
    <>
      <tr>
        <td className={style['category']}>
          <span role="img" aria-label={t(event.category)} title={t(event.category)}>
            <Sign size={18} aria-hidden />
          </span>
        </td>
        <td className={style['message']}>
          {event.message}
          <span className={style['below']}>
            {event.actorName !== undefined && `${event.actorName} · `}
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
