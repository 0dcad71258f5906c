import { OperationError } from '@scriptorium/contract/errors.ts';
import { accept, decline, read } from '@scriptorium/contract/operations/invitations.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { operationQuery } from '../../api/query-client.ts';
import { readKnownSession, useCapabilities } from '../../api/session.ts';
import { locale } from '../../lib/language.ts';
import { t } from '../../lib/texts/invitation.ts';
import { confirm } from '../../ui/confirm.ts';
import { GuestLayout } from '../../ui/guest-layout.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import { InvitedSignup } from './invited-signup.tsx';
import style from './invitation-screen.module.css';

type Invitation = OutputOf<typeof read>;

/** Where the link of an invitation leads, for guests and for people who are logged in. Nothing happens without a click. */
export function InvitationScreen() {
  const server = useCapabilities();
  const { token = '' } = useSearch({ strict: false });
  const query = useQuery({ ...operationQuery(read, { token }), enabled: token !== '', retry: false, gcTime: 0 });
  const [declined, setDeclined] = useState(false);
  const isEnded = query.error instanceof OperationError && query.error.code === 'invalid-token';

  if (declined) {
    return (
      <GuestLayout server={server} title={t('declined')} intro={t('declinedHint')}>
        <Button component={Link} to="/" size="md" variant="default">
          {t('toStart', { appName: server.appName })}
        </Button>
      </GuestLayout>
    );
  }
  return (
    <GuestLayout
      server={server}
      title={query.data === undefined ? t('title') : t(WORDS[query.data.to.kind].title, { name: query.data.to.name })}
      intro={
        query.data === undefined
          ? ''
          : t(WORDS[query.data.to.kind].intro, { user: query.data.invitedBy, appName: server.appName })
      }
    >
      {(token === '' || isEnded) && (
        <>
          <Notice kind="warning">{t(token === '' ? 'tokenMissing' : 'ended')}</Notice>
          <Button component={Link} to="/" size="md" variant="default">
            {t('toStart', { appName: server.appName })}
          </Button>
        </>
      )}
      {query.error !== null && !isEnded && (
        <LoadError error={query.error} prefix={t('readFailed')} onRetry={() => void query.refetch()} />
      )}
      {query.data !== undefined && (
        <Open token={token} invitation={query.data} onDeclined={() => setDeclined(true)} onChange={query.refetch} />
      )}
    </GuestLayout>
  );
}

const WORDS = {
  group: { title: 'titleTo', intro: 'intro' },
  workspace: { title: 'titleWorkspace', intro: 'introWorkspace' },
  folder: { title: 'titleItem', intro: 'introFolder' },
  file: { title: 'titleItem', intro: 'introFile' },
} as const;

const MAY = { reader: 'mayRead', commenter: 'mayComment', editor: 'mayEdit' } as const;
const MAY_THIS = { reader: 'mayReadThis', commenter: 'mayCommentThis', editor: 'mayEditThis' } as const;

function Open(props: {
  token: string;
  invitation: Invitation;
  onDeclined: () => void;
  onChange: () => Promise<unknown>;
}) {
  const { token, invitation, onDeclined, onChange } = props;
  const [busy, setBusy] = useState(false);
  const refuse = async (): Promise<void> => {
    const sure = await confirm({
      title: t('declineQuestion'),
      text: t('declineText', { user: invitation.invitedBy }),
      yes: t('decline'),
    });
    if (!sure) return;
    setBusy(true);
    try {
      await call(decline, { token });
      onDeclined();
    } catch (error) {
      toastError(t('declineFailed'), error);
      setBusy(false);
      await onChange();
    }
  };
  return (
    <>
      <dl className={style['facts']}>
        <div>
          <dt>{t('for')}</dt>
          <dd>{invitation.email}</dd>
        </div>
        <div>
          <dt>{t('rights')}</dt>
          <dd>{t((invitation.to.kind === 'group' ? MAY : MAY_THIS)[invitation.role])}</dd>
        </div>
        <div>
          <dt>{t('until')}</dt>
          <dd>{new Date(invitation.expiresAt).toLocaleDateString(locale, { dateStyle: 'long' })}</dd>
        </div>
      </dl>
      <Step token={token} invitation={invitation} onChange={onChange} />
      {invitation.next === 'other-account' ? (
        <Button component={Link} to="/" size="md" variant="default">
          {t('backToDashboard')}
        </Button>
      ) : (
        <Button size="md" variant="subtle" color="gray" fullWidth loading={busy} onClick={() => void refuse()}>
          {t('decline')}
        </Button>
      )}
    </>
  );
}

/** What whoever opened the link can do next. */
function Step(props: { token: string; invitation: Invitation; onChange: () => Promise<unknown> }) {
  const { token, invitation, onChange } = props;
  switch (invitation.next) {
    case 'accept':
      return <Accept token={token} to={invitation.to} onChange={onChange} />;
    case 'log-in':
      return (
        <Button
          size="md"
          fullWidth
          renderRoot={(root) => <Link {...root} to="/login" search={{ redirect: `/invitation?token=${token}` }} />}
        >
          {t('logIn')}
        </Button>
      );
    case 'sign-up':
      return <InvitedSignup token={token} email={invitation.email} to={invitation.to} onChange={onChange} />;
    case 'other-account':
      return (
        <Notice kind="warning">
          {t('otherAccount', { own: readKnownSession()?.user.email ?? '', email: invitation.email })}
        </Notice>
      );
    case 'closed':
      return <Notice kind="warning">{t('closed', { email: invitation.email })}</Notice>;
  }
}

function Accept(props: { token: string; to: Invitation['to']; onChange: () => Promise<unknown> }) {
  const { token, to, onChange } = props;
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const join = async (): Promise<void> => {
    setBusy(true);
    try {
      const { workspaceUUID, path } = await call(accept, { token });
      toastSuccess(t(to.kind === 'group' ? 'joined' : 'shared', { name: to.name }));
      await navigate({ to: '/workspace/$uuid/$', params: { uuid: workspaceUUID, _splat: path }, replace: true });
    } catch (error) {
      toastError(t('acceptFailed'), error);
      setBusy(false);
      await onChange();
    }
  };
  return (
    <Button size="md" fullWidth loading={busy} onClick={() => void join()}>
      {t(to.kind === 'group' ? 'accept' : 'acceptItem')}
    </Button>
  );
}
