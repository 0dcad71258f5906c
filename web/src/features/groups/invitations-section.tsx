import {
  type Group,
  type Invitation,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from '@scriptorium/contract/operations/groups.ts';
import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { operationQuery, useOperation } from '../../api/query-client.ts';
import { locale } from '../../lib/language.ts';
import { t } from '../../lib/texts/groups.ts';
import { confirm } from '../../ui/confirm.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import row from '../../ui/member-row.module.css';
import style from './groups.module.css';
import { ROLE_TEXTS } from './role-texts.ts';

/** Pending invitations. Hidden if there are none. */
export function InvitationsSection({ group }: { group: Group }) {
  const query = useQuery(operationQuery(listInvitations, { uuid: group.uuid }));
  if (query.error !== null && query.data === undefined)
    return <LoadError error={query.error} prefix={t('invitationsFailed')} onRetry={() => void query.refetch()} />;
  const invitations = query.data?.invitations ?? [];
  if (invitations.length === 0) return null;
  return (
    <section className={style['members']} aria-label={t('invitations')}>
      <header>
        <div>
          <h2>{t('invitations')}</h2>
          <p>{t('invitationsHint')}</p>
        </div>
      </header>
      <ul>
        {invitations.map((invitation) => (
          <Row key={invitation.uuid} group={group} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

const showDay = (time: string): string => new Date(time).toLocaleDateString(locale, { dateStyle: 'long' });

function Row({ group, invitation }: { group: Group; invitation: Invitation }) {
  const { email } = invitation;
  const which = { uuid: group.uuid, invitation: invitation.uuid };
  const resend = useOperation(resendInvitation, [listInvitations]);
  const withdraw = useOperation(withdrawInvitation, [listInvitations]);
  const askWithdraw = async (): Promise<void> => {
    const sure = await confirm({
      title: t('withdrawQuestion'),
      text: t('withdrawText', { email }),
      yes: t('withdraw'),
    });
    if (!sure) return;
    withdraw.mutate(which, {
      onSuccess: () => void toastSuccess(t('withdrawn', { email })),
      onError: (error) => void toastError(t('withdrawFailed'), error),
    });
  };
  return (
    <li className={row['row']}>
      <span className={style['envelope']} aria-hidden>
        <IconMail size={18} />
      </span>
      <span className={row['names']}>
        <span className={style['address']}>{email}</span>
        <span className="tiny muted">
          {t('invitedBy', { user: invitation.invitedBy })} <RelativeTime time={invitation.sentAt} />
          {!invitation.isExpired && ` · ${t('expires', { date: showDay(invitation.expiresAt) })}`}
        </span>
      </span>
      <span className={row['roles']}>
        {invitation.isExpired && <StateBadge>{t('expired')}</StateBadge>}
        <StateBadge>{t(ROLE_TEXTS[invitation.role])}</StateBadge>
      </span>
      <span className={style['acts']}>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          loading={resend.isPending}
          aria-label={`${t('resend')}: ${email}`}
          onClick={() =>
            resend.mutate(which, {
              onSuccess: () => void toastSuccess(t('invited', { email })),
              onError: (error) => void toastError(t('resendFailed'), error),
            })
          }
        >
          {t('resend')}
        </Button>
        <Button
          size="xs"
          variant="subtle"
          color="red"
          loading={withdraw.isPending}
          aria-label={`${t('withdraw')}: ${email}`}
          onClick={() => void askWithdraw()}
        >
          {t('withdraw')}
        </Button>
      </span>
    </li>
  );
}
