import { OperationError } from '@scriptorium/contract/errors.ts';
import { accept, decline, read } from '@scriptorium/contract/operations/invitations.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { Button } from '@mantine/core';
import {
  IconFileText,
  IconFolder,
  IconMailOff,
  IconMailOpened,
  IconUserQuestion,
  IconUsers,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { call } from '../../api/call.ts';
import { operationQuery } from '../../api/query-client.ts';
import { isLoggedIn, readKnownSession, useCapabilities } from '../../api/session.ts';
import { locale } from '../../lib/language.ts';
import { t } from '../../lib/texts/invitation.ts';
import { confirm } from '../../ui/confirm.ts';
import { DoorFoot, DoorLayout } from '../../ui/door-layout.tsx';
import { GuestSheet } from '../../ui/guest-sheet.tsx';
import { EmailAddress } from '../../ui/email-address.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import { InvitedSignup } from './invited-signup.tsx';
import style from './invitation-screen.module.css';

type Invitation = OutputOf<typeof read>;

/** The target of an invitation link, for guests and logged-in users. Nothing happens without a click. */
export function InvitationScreen({ switchAccount }: { switchAccount: ReactNode }) {
  const server = useCapabilities();
  const { token = '' } = useSearch({ strict: false });
  const query = useQuery({ ...operationQuery(read, { token }), enabled: token !== '', retry: false, gcTime: 0 });
  const [declined, setDeclined] = useState(false);
  const isEnded = token === '' || (query.error instanceof OperationError && query.error.code === 'invalid-token');

  if (declined || isEnded) {
    return (
      <DoorLayout
        server={server}
        hideGuestLinks={isLoggedIn()}
        title={t('title')}
        icon={IconMailOff}
        tone="ended"
        heading={t(declined ? 'declined' : 'ended')}
        intro={t(declined ? 'declinedHint' : token === '' ? 'tokenMissing' : 'endedHint')}
      >
        <Button component={Link} to="/" size="md" fullWidth>
          {t('toStart', { appName: server.appName })}
        </Button>
      </DoorLayout>
    );
  }
  const invitation = query.data;
  if (invitation?.next === 'other-account') return <ForAnother invitation={invitation}>{switchAccount}</ForAnother>;
  return (
    <DoorLayout
      server={server}
      hideGuestLinks={isLoggedIn()}
      title={t('title')}
      icon={invitation === undefined ? IconMailOpened : WORDS[invitation.to.kind].icon}
      {...(invitation && describeInvitation(invitation, server.appName))}
    >
      {query.error !== null && (
        <LoadError error={query.error} prefix={t('readFailed')} onRetry={() => void query.refetch()} />
      )}
      {invitation !== undefined && (
        <Open token={token} invitation={invitation} onDeclined={() => setDeclined(true)} onChange={query.refetch} />
      )}
    </DoorLayout>
  );
}

/** The reader may have several addresses, or have been forwarded the mail. */
function ForAnother({ invitation, children }: { invitation: Invitation; children: ReactNode }) {
  const server = useCapabilities();
  const { email, invitedBy, to } = invitation;
  const own = readKnownSession()?.user.email ?? '';
  return (
    <DoorLayout
      server={server}
      hideGuestLinks
      title={t('title')}
      icon={IconUserQuestion}
      heading={t('otherTitle')}
      intro={t('otherIntro', { user: invitedBy, name: to.name })}
    >
      <dl className={style['facts']}>
        <div>
          <dt>{t('for')}</dt>
          <dd>
            <EmailAddress email={email} />
          </dd>
        </div>
        <div>
          <dt>{t('loggedInAs')}</dt>
          <dd>
            <EmailAddress email={own} />
          </dd>
        </div>
      </dl>
      {children}
      <Button component={Link} to="/" size="md" variant="subtle" color="gray" fullWidth>
        {t('backToDashboard')}
      </Button>
      <DoorFoot>{t('otherAsk', { user: invitedBy, own })}</DoorFoot>
    </DoorLayout>
  );
}

function describeInvitation({ to, invitedBy, role }: Invitation, appName: string) {
  const words = WORDS[to.kind];
  return {
    heading: t(words.title, { name: to.name, user: invitedBy }),
    intro: `${t(words.intro, { user: invitedBy, appName })} ${t((to.kind === 'group' ? MAY : MAY_THIS)[role])}`,
    aside: <GuestSheet />,
  };
}

const WORDS = {
  group: { title: 'titleTo', intro: 'intro', icon: IconUsers },
  workspace: { title: 'titleWorkspace', intro: 'introWorkspace', icon: IconFolder },
  folder: { title: 'titleItem', intro: 'introFolder', icon: IconFolder },
  file: { title: 'titleItem', intro: 'introFile', icon: IconFileText },
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
          <dd>
            <EmailAddress email={invitation.email} />
          </dd>
        </div>
        <div>
          <dt>{t('until')}</dt>
          <dd>{new Date(invitation.expiresAt).toLocaleDateString(locale, { dateStyle: 'long' })}</dd>
        </div>
      </dl>
      <Step token={token} invitation={invitation} onChange={onChange} />
      <Button size="md" variant="subtle" color="gray" fullWidth loading={busy} onClick={() => void refuse()}>
        {t('decline')}
      </Button>
    </>
  );
}

/** The next action available to the reader. */
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
      return null;
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
