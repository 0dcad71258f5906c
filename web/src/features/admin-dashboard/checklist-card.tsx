import type { overview } from '@scriptorium/contract/operations/admin.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { T, t } from '../../lib/texts/admin-dashboard.ts';
import { Card } from '../../ui/card.tsx';
import { CommandHelp } from '../../ui/command-help.tsx';
import { renderInline } from '../../ui/plain-markdown.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import style from './checklist-card.module.css';
import { judgeSetup } from './judge-setup.ts';

type Setup = OutputOf<typeof overview>['setup'];

/** Setup tasks for a new server, and which are done. */
export function ChecklistCard({ setup }: { setup: Setup }) {
  const state = judgeSetup(setup, Date.now());
  const left = Object.values(state).filter((each) => each === 'open').length;
  const settings = { a: <Link to="/admin/settings" /> };
  return (
    <Card
      title={t('checklist')}
      action={<StateBadge kind={left === 0 ? 'success' : 'warning'}>{t('checklistLeft', { count: left })}</StateBadge>}
    >
      <ul className={style['list']}>
        <Step name={t('stepAddress')} state={state.address}>
          {setup.publicUrl === null ? renderInline(t('addressMissing')) : t('addressSet', { address: setup.publicUrl })}
        </Step>
        <Step name={t('stepTls')} state={state.tls}>
          {setup.publicUrl === null ? t('tlsLocal') : renderInline(t(state.tls === 'done' ? 'tlsSet' : 'tlsMissing'))}
        </Step>
        <Step name={t('stepMail')} state={state.mail}>
          {setup.mail === 'smtp' ? <T k="mailSet" components={settings} /> : renderInline(t('mailMissing'))}
        </Step>
        <Step name={t('stepBackup')} state={state.backup}>
          {setup.lastBackup === null ? (
            <CommandHelp text={t('backupMissing')} />
          ) : (
            <T
              k={state.backup === 'done' ? 'backupSet' : 'backupOld'}
              components={{ time: <RelativeTime time={setup.lastBackup} /> }}
            />
          )}
        </Step>
        <Step name={t('stepSignup')} state={state.signup}>
          <SignupPolicy setup={setup} />
        </Step>
      </ul>
    </Card>
  );
}

function SignupPolicy({ setup: { signup, signupDomains } }: { setup: Setup }) {
  const settings = { a: <Link to="/admin/settings" /> };
  if (signup === 'domain' && signupDomains.length > 0)
    return <T k="signupDomain" components={settings} values={{ domains: signupDomains.join(', ') }} />;
  const texts = {
    open: 'signupOpen',
    domain: 'signupNoDomain',
    approval: 'signupApproval',
    closed: 'signupClosed',
  } as const;
  return <T k={texts[signup]} components={settings} />;
}

function Step({ name, state, children }: { name: string; state: 'done' | 'open'; children: ReactNode }) {
  const isDone = state === 'done';
  return (
    <li data-state={state}>
      {isDone ? <IconCheck size={16} aria-hidden /> : <IconAlertTriangle size={16} aria-hidden />}
      <span className="sr-only">{t(isDone ? 'stepDone' : 'stepOpen')}:</span>
      <b>{name}</b>
      <span>{children}</span>
    </li>
  );
}
