import { Button, PasswordInput, TextInput } from '@mantine/core';
import { OperationError } from '@scriptorium/contract/errors.ts';
import { list } from '@scriptorium/contract/operations/workspace.ts';
import { openLink, readGuest, readLink } from '@scriptorium/contract/operations/links.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { GUEST_NAME_LENGTH } from '@scriptorium/contract/rules/guest-name.ts';
import { IconFileText, IconFolder, IconLinkOff, IconLock, IconUserCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { operationQuery, queryClient } from '../../api/query-client.ts';
import { isLoggedIn, useCapabilities } from '../../api/session.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/guests.ts';
import { guestHref, workspaceHref } from '../../lib/workspace-href.ts';
import { DoorFoot, DoorLayout } from '../../ui/door-layout.tsx';
import { DoorSheet } from '../../ui/door-sheet.tsx';
import { GuestSheet } from '../../ui/guest-sheet.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Notice } from '../../ui/notice.tsx';

type Link = OutputOf<typeof readLink>;

/** Keeps the link across a login, in session storage: in the query of a URL, the secret would be sent to others. */
const KEPT = 'scriptorium-link';

/** The target of a link to a file or folder. The secret is in the fragment, which browsers do not send. */
export function LinkScreen() {
  const server = useCapabilities();
  const hash = useLocation({ select: (location) => location.hash });
  const [kept] = useState(() => sessionStorage.getItem(KEPT) ?? '');
  const token = hash || kept;
  const query = useQuery({ ...operationQuery(readLink, { token }), enabled: token !== '', retry: false, gcTime: 0 });
  const isEnded = token === '' || (query.error instanceof OperationError && query.error.code === 'invalid-token');
  const link = query.data;
  if (isEnded)
    return (
      <DoorLayout
        server={server}
        hideGuestLinks={isLoggedIn()}
        title={t('title')}
        icon={IconLinkOff}
        tone="ended"
        heading={t('goneTitle')}
        intro={t(token === '' ? 'missing' : 'endedHint')}
      >
        <Button component={RouterLink} to="/" size="md" fullWidth>
          {t('toStart', { appName: server.appName })}
        </Button>
      </DoorLayout>
    );
  return (
    <DoorLayout
      server={server}
      hideGuestLinks={isLoggedIn()}
      title={t('title')}
      icon={pickIcon(link)}
      {...(link && describeLink(link))}
    >
      {query.error !== null && (
        <LoadError error={query.error} prefix={t('readFailed')} onRetry={() => void query.refetch()} />
      )}
      {link !== undefined && <Entrance key={token} token={token} link={link} />}
    </DoorLayout>
  );
}

function pickIcon(link: Link | undefined) {
  if (link?.needsPassword === true) return IconLock;
  if (link?.needsAccount === true) return IconUserCircle;
  return link?.type === 'directory' ? IconFolder : IconFileText;
}

const MAY = { reader: 'youMayRead', commenter: 'youMayComment', editor: 'youMayEdit' } as const;

/** What the link points to; if it has a password, only who shared it. */
function describeLink({ name, type, paper, role, sharedBy, needsPassword }: Link) {
  const may = t(MAY[role]);
  if (name === null)
    return {
      heading: t('from', { user: sharedBy }),
      intro: needsPassword ? `${t('lockedHint')} ${may}` : may,
      aside: <GuestSheet />,
    };
  const heading = t(type === 'directory' ? 'fromFolder' : 'fromDocument', { user: sharedBy });
  return {
    heading,
    intro: may,
    thing: { title: paper?.title ?? name, authors: paper?.authors ?? [], isBeside: paper !== null },
    aside: paper === null ? <GuestSheet /> : <DoorSheet {...paper} by={sharedBy} />,
  };
}

function Entrance({ token, link }: { token: string; link: Link }) {
  const navigate = useNavigate();
  const router = useRouter();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ field: string | undefined; message: string } | null>(null);
  const errorAt = (field: string): string | undefined => (problem?.field === field ? problem.message : undefined);

  const logIn = async (): Promise<void> => {
    sessionStorage.setItem(KEPT, token);
    await navigate({ to: '/login', search: { redirect: '/l' } });
  };
  const open = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      const { uuid, path, isGuest } = await call(openLink, {
        token,
        ...(link.needsPassword && { password }),
        ...(link.as === null && { name }),
      });
      sessionStorage.removeItem(KEPT);
      for (const operation of [list, readGuest]) queryClient.removeQueries({ queryKey: [operation.path] });
      // Replaces this page in the history, so that going back does not reveal the secret.
      router.history.replace(isGuest ? guestHref(uuid, path) : workspaceHref(uuid, path));
    } catch (error) {
      setProblem({ field: error instanceof OperationError ? error.field : undefined, message: readMessage(error) });
      setBusy(false);
    }
  };
  if (link.needsAccount)
    return (
      <>
        <Notice kind="info">{t('needsAccount')}</Notice>
        <Button size="md" fullWidth onClick={() => void logIn()}>
          {t('logIn')}
        </Button>
      </>
    );
  return (
    <form onSubmit={(event) => void open(event)}>
      {problem !== null && problem.field !== 'name' && problem.field !== 'password' && (
        <Notice kind="danger">
          {t('openFailed')} {problem.message}
        </Notice>
      )}
      {link.needsPassword && (
        <PasswordInput
          size="md"
          label={t('password')}
          autoComplete="off"
          required
          autoFocus
          value={password}
          error={errorAt('password')}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      )}
      {link.as === null && (
        <TextInput
          size="md"
          label={t('name')}
          description={t('nameHint')}
          autoComplete="name"
          maxLength={GUEST_NAME_LENGTH}
          required
          autoFocus={!link.needsPassword}
          value={name}
          error={errorAt('name')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
      <Button type="submit" size="md" fullWidth loading={busy}>
        {link.as === null ? t('open') : t('openAs', { name: link.as })}
      </Button>
      {!isLoggedIn() && (
        <DoorFoot>
          {t('noAccount')}{' '}
          <button type="button" onClick={() => void logIn()}>
            {t('orLogIn')}
          </button>
        </DoorFoot>
      )}
    </form>
  );
}
