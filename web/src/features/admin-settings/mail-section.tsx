import { Button } from '@mantine/core';
import { listMails, type requestCapabilities, sendTestEmail } from '@scriptorium/contract/operations/admin.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { IconMail } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operationQuery, useOperation } from '../../api/query-client.ts';
import { locale } from '../../lib/language.ts';
import { t as admin } from '../../lib/texts/admin.ts';
import { t } from '../../lib/texts/admin-settings.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Section } from '../../ui/section.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import style from './settings-screen.module.css';

const STATE_KINDS = { queued: 'accent', sent: 'success', failed: 'danger', dropped: 'warning' } as const;
const FIRST = 10;
const MORE = 200;

/** Mail transport, a test mail, and the outbox. */
export function MailSection({ capabilities }: { capabilities: OutputOf<typeof requestCapabilities>['capabilities'] }) {
  const [limit, setLimit] = useState(FIRST);
  const mails = useQuery({
    ...operationQuery(listMails, { limit }),
    refetchInterval: 10_000,
    placeholderData: keepPreviousData,
  });
  const rows = mails.data?.mails ?? [];
  const hasServer = capabilities.email_transport === 'smtp';
  return (
    <Section title={t('mail')} hint={t('mailHint')} wide>
      <dl className={style['facts']}>
        <dt>{t('transport')}</dt>
        <dd>{t(hasServer ? 'transportSmtp' : 'transportOutbox')}</dd>
        <dt>{t('from')}</dt>
        <dd>{capabilities.email_from_address}</dd>
        <dt>{t('daily')}</dt>
        <dd>{capabilities.email_daily_quota.toLocaleString(locale)}</dd>
      </dl>
      <TestButton />
      <h3 className={style['subhead']}>{t('outbox')}</h3>
      {mails.isSuccess && rows.length === 0 && <p className="muted">{t('outboxEmpty')}</p>}
      {rows.length > 0 && <Outbox mails={rows} hasServer={hasServer} />}
      {limit < MORE && (mails.data?.total ?? 0) > limit && (
        <Button className={style['older']} size="xs" variant="default" onClick={() => setLimit(MORE)}>
          {t('outboxMore')}
        </Button>
      )}
    </Section>
  );
}

function TestButton() {
  const test = useOperation(sendTestEmail, [listMails]);
  return (
    <Button
      variant="default"
      leftSection={<IconMail size={18} aria-hidden />}
      title={t('testHint')}
      loading={test.isPending}
      onClick={() =>
        test.mutate(
          {},
          {
            onSuccess: ({ message }) => void toastSuccess(message),
            onError: (error) => void toastError(admin('testMailFailed'), error),
          },
        )
      }
    >
      {t('test')}
    </Button>
  );
}

function Outbox({ mails, hasServer }: { mails: OutputOf<typeof listMails>['mails']; hasServer: boolean }) {
  return (
    <div className={style['frame']} role="region" aria-label={t('outbox')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('mailTo')}</th>
            <th scope="col">{t('mailSubject')}</th>
            <th scope="col">{t('mailState')}</th>
            <th scope="col">{t('mailTime')}</th>
          </tr>
        </thead>
        <tbody>
          {mails.map((mail) => (
            <tr key={mail.uuid}>
              <td>{mail.recipient}</td>
              <td>
                {mail.subject}
                {mail.error !== undefined && (
                  <span className={style['error']}>
                    {t('attempts', { count: mail.attempts })}: {mail.error}
                  </span>
                )}
              </td>
              <td>
                <StateBadge kind={STATE_KINDS[mail.state]}>
                  {t(mail.state === 'sent' && !hasServer ? 'kept' : mail.state)}
                </StateBadge>
              </td>
              <td className={style['time']}>
                <RelativeTime time={mail.sentAt ?? mail.createdAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
