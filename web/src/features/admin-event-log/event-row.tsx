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
import { Fragment, useState } from 'react';
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

/** Icons by the first word of an event's type; other types have the icon of their category. */
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

/** An event with expandable details. `onPick` filters the log by a user's name. */
export function EventRow({ event, onPick }: { event: LoggedEvent; onPick: (name: string) => void }) {
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
            <Actor name={event.actorName} onPick={onPick} />
            <span className={style['when']}>
              {'· '}
              <RelativeTime time={event.createdAt} />
            </span>
          </span>
        </td>
        <td className={style['by']}>
          <Actor name={event.actorName} onPick={onPick} />
        </td>
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
            <Details event={event} />
          </td>
        </tr>
      )}
    </>
  );
}

function Actor({ name, onPick }: { name: string | undefined; onPick: (name: string) => void }) {
  if (name === undefined) return <span className={style['nobody']}>{t('nobody')}</span>;
  return (
    <button type="button" className={style['actor']} title={t('more', { name })} onClick={() => onPick(name)}>
      {name}
    </button>
  );
}

/** The event's raw fields, which administrators need for reporting it or looking up an ID. */
function Details({ event }: { event: LoggedEvent }) {
  return (
    <dl className={style['details']}>
      <dt>time</dt>
      <dd>{event.createdAt}</dd>
      {readFields(event.details ?? '').map(([key, value]) => (
        <Fragment key={key}>
          <dt>{key}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function readFields(json: string): (readonly [key: string, value: string])[] {
  try {
    return Object.entries(JSON.parse(json) as object).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value, null, 2),
    ]);
  } catch {
    return [['details', json]];
  }
}
