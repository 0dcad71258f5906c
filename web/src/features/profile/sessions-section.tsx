import { terminateOtherSessions, terminateSession } from '@scriptorium/contract/operations/auth.ts';
import { type CurrentUser, getData } from '@scriptorium/contract/operations/user.ts';
import { Badge, Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import { useOperation } from '../../api/query-client.ts';
import { showClient } from '../../lib/show-client.ts';
import { t, T } from '../../lib/texts/profile.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Section } from '../../ui/section.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import style from './profile-screen.module.css';

type Session = CurrentUser['sessions'][number];

function SessionRow({ session, current }: { session: Session; current: boolean }) {
  const terminate = useOperation(terminateSession, [getData]);
  const client = showClient(session.clientID) || t('unknownClient');
  const Icon = current ? IconDeviceLaptop : /iPhone|iPad|Android/.test(client) ? IconDeviceMobile : IconDeviceDesktop;
  const end = (): void =>
    terminate.mutate(
      { sessionUUID: session.uuid },
      {
        onSuccess: () => void toastSuccess(t('terminated')),
        onError: (error) => void toastError(t('terminateFailed'), error),
      },
    );
  return (
    <li className={style['item']}>
      <Icon size={20} aria-hidden />
      <div className={style['grow']}>
        <div className="strong">{client}</div>
        <div className="tiny muted">
          <T k="lastSeen" components={{ time: <RelativeTime time={session.lastSeen} /> }} />
        </div>
      </div>
      {session.isExpired && (
        <Badge variant="light" color="yellow">
          {t('sessionExpired')}
        </Badge>
      )}
      {current && (
        <Badge variant="light" color="green">
          {t('thisSession')}
        </Badge>
      )}
      {!current && !session.isExpired && (
        <Button
          variant="default"
          size="xs"
          loading={terminate.isPending}
          aria-label={t('terminateNamed', { client })}
          onClick={end}
        >
          {t('terminate')}
        </Button>
      )}
    </li>
  );
}

/** Where the user is logged in. */
export function SessionsSection({ sessions, currentUUID }: { sessions: readonly Session[]; currentUUID: string }) {
  const others = useOperation(terminateOtherSessions, [getData]);
  const sorted = sessions.toSorted(
    (a, b) =>
      Number(b.uuid === currentUUID) - Number(a.uuid === currentUUID) ||
      Date.parse(b.lastSeen) - Date.parse(a.lastSeen),
  );
  const endOthers = (): void =>
    others.mutate(
      {},
      {
        onSuccess: () => void toastSuccess(t('othersTerminated')),
        onError: (error) => void toastError(t('terminateFailed'), error),
      },
    );
  return (
    <Section title={t('sessions')} hint={t('sessionsHint')} wide>
      <ul className={style['list']}>
        {sorted.map((session) => (
          <SessionRow key={session.uuid} session={session} current={session.uuid === currentUUID} />
        ))}
      </ul>
      {sessions.filter((session) => session.uuid !== currentUUID && !session.isExpired).length > 1 && (
        <Button className={style['below']} variant="default" size="xs" loading={others.isPending} onClick={endOthers}>
          {t('terminateOthers')}
        </Button>
      )}
    </Section>
  );
}
