import { ActionIcon, Menu } from '@mantine/core';
import type { Invitation } from '@scriptorium/contract/operations/groups.ts';
import { listInvitations, resendInvitation, withdrawInvitation } from '@scriptorium/contract/operations/sharing.ts';
import { IconDots, IconMail, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { operationQuery, useOperation } from '../../api/query-client.ts';
import { useCurrentUser } from '../../api/session.ts';
import { ROLE_TEXTS } from '../../lib/share-roles.ts';
import type { ShareRequest } from '../../lib/share-requests.ts';
import { t } from '../../lib/texts/sharing.ts';
import { confirm } from '../../ui/confirm.ts';
import { EmailAddress } from '../../ui/email-address.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import style from './sharing.module.css';
import { showDay } from './show-day.ts';

/** Pending invitations to an item. Hidden if there are none. */
export function InvitationsSection({ item }: { item: ShareRequest }) {
  const where = { uuid: item.workspaceUUID, itemPath: item.path };
  const query = useQuery({ ...operationQuery(listInvitations, where), staleTime: 0 });
  if (query.error !== null && query.data === undefined)
    return <LoadError error={query.error} prefix={t('invitationsFailed')} onRetry={() => void query.refetch()} />;
  const invitations = query.data?.invitations ?? [];
  if (invitations.length === 0) return null;
  return (
    <section aria-label={t('invitations')}>
      <h3>{t('invitations')}</h3>
      <ul className={style['list']}>
        {invitations.map((invitation) => (
          <Row key={invitation.uuid} where={where} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function Row({ where, invitation }: { where: { uuid: string; itemPath: string }; invitation: Invitation }) {
  const { email, role, invitedBy, expiresAt, isExpired } = invitation;
  const { displayName } = useCurrentUser();
  const which = { ...where, invitation: invitation.uuid };
  const resend = useOperation(resendInvitation, [listInvitations]);
  const withdraw = useOperation(withdrawInvitation, [listInvitations]);
  const sendAgain = (): void =>
    resend.mutate(which, {
      onSuccess: () => void toastSuccess(t('invited', { email })),
      onError: (error) => void toastError(t('resendFailed'), error),
    });
  const askWithdraw = async (): Promise<void> => {
    const text = t('withdrawText', { email });
    if (!(await confirm({ title: t('withdrawQuestion'), text, yes: t('withdraw') }))) return;
    withdraw.mutate(which, {
      onSuccess: () => void toastSuccess(t('withdrawn', { email })),
      onError: (error) => void toastError(t('withdrawFailed'), error),
    });
  };
  return (
    <li data-expired={isExpired || undefined}>
      <span className={style['sign']} aria-hidden>
        <IconMail size={18} />
      </span>
      <span className={style['words']}>
        <b>
          <EmailAddress email={email} />
        </b>
        <span>
          {[
            t(ROLE_TEXTS[role]),
            ...(invitedBy === displayName ? [] : [t('invitedBy', { user: invitedBy })]),
            isExpired ? t('expired') : t('expires', { date: showDay(expiresAt) }),
          ].join(' · ')}
        </span>
      </span>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            size={30}
            loading={resend.isPending || withdraw.isPending}
            aria-label={t('actionsFor', { email })}
          >
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconMail size={16} />} onClick={sendAgain}>
            {t('resend')}
          </Menu.Item>
          <Menu.Item data-danger leftSection={<IconX size={16} />} onClick={() => void askWithdraw()}>
            {t('withdraw')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
