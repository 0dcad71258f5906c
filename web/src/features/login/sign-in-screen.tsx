import { Button, useMantineColorScheme } from '@mantine/core';
import { OperationError } from '@scriptorium/contract/errors.ts';
import type { LoggedIn } from '@scriptorium/contract/operations/auth.ts';
import { finishProviderLogin, type ProviderOutcome } from '@scriptorium/contract/operations/providers.ts';
import { Link, useParams, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { refreshOperations } from '../../api/query-client.ts';
import { beginSession, isLoggedIn, useCapabilities } from '../../api/session.ts';
import { readMessage } from '../../lib/read-message.ts';
import { readRedirectPath } from '../../lib/redirect-path.ts';
import { t } from '../../lib/texts/sign-in.ts';
import { applyTheme } from '../../ui/apply-theme.ts';
import { GuestLayout } from '../../ui/guest-layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toastSuccess } from '../../ui/toasts.ts';
import { NewcomerForm } from './newcomer-form.tsx';
import style from './sign-in-screen.module.css';

const NextStep = lazy(async () => ({ default: (await import('./next-step.tsx')).NextStep }));

/** Kept outside the component, because an answer can be used only once and the screen may mount repeatedly. */
let asked: { answer: string; outcome: Promise<ProviderOutcome> } | null = null;

function finish(providerUUID: string, answer: string): Promise<ProviderOutcome> {
  if (asked?.answer !== answer) asked = { answer, outcome: call(finishProviderLogin, { providerUUID, answer }) };
  return asked.outcome;
}

/** Where a provider redirects to: passes its answer on to the server and completes what the user had started. */
export function SignInScreen() {
  const server = useCapabilities();
  const router = useRouter();
  const { setColorScheme } = useMantineColorScheme();
  const { provider = '' } = useParams({ strict: false });
  const [answer] = useState(() => location.search.slice(1));
  const [outcome, setOutcome] = useState<ProviderOutcome | null>(null);
  const [half, setHalf] = useState<Extract<ProviderOutcome, { next: 'half' }> | null>(null);
  const [error, setError] = useState<unknown>(null);

  const goTo = (redirect: string): void => router.history.push(readRedirectPath(redirect, location.origin));
  const enter = (session: LoggedIn, redirect: string): void => {
    beginSession(session);
    applyTheme(session.user.preferences.theme, setColorScheme);
    goTo(redirect);
  };
  const take = useEffectEvent((found: ProviderOutcome): void => {
    switch (found.next) {
      case 'session':
        enter(found.session, found.redirect);
        break;
      case 'half':
        setHalf(found);
        break;
      case 'linked':
        toastSuccess(t('linked', { provider: found.provider }), { duration: 6_000 });
        void refreshOperations([]);
        void router.navigate({ to: '/profile' });
        break;
      case 'confirmed':
        toastSuccess(t('confirmed'), { duration: 6_000 });
        goTo(found.redirect);
        break;
      case 'sign-up':
      case 'tested':
        setOutcome(found);
        break;
      default:
        found satisfies never;
    }
  });
  useEffect(() => {
    // The code has been used up and need not stay in the URL.
    history.replaceState(history.state, '', location.pathname);
    let isOver = false;
    finish(provider, answer).then(
      (found) => {
        if (!isOver) take(found);
      },
      (problem: unknown) => {
        if (!isOver) setError(problem);
      },
    );
    return () => {
      isOver = true;
    };
  }, [provider, answer]);

  if (half !== null) {
    const steps = {
      appName: server.appName,
      onDone: (session: LoggedIn) => enter(session, half.redirect),
      onBack: () => void router.navigate({ to: '/login' }),
    };
    return (
      <GuestLayout server={server}>
        <Suspense>
          <NextStep {...steps} half={half.half} />
        </Suspense>
      </GuestLayout>
    );
  }
  if (outcome?.next === 'sign-up') {
    return <NewcomerForm begun={outcome} onDone={enter} onHalf={setHalf} />;
  }
  if (outcome?.next === 'tested') return <TestResult result={outcome} />;
  return (
    <GuestLayout server={server} title={t('title')} intro={error === null ? t('checking') : ''}>
      {error !== null && <Failure error={error} />}
    </GuestLayout>
  );
}

function Failure({ error }: { error: unknown }) {
  const isLinkFirst = error instanceof OperationError && error.code === 'link-first';
  return (
    <>
      <Notice kind="danger">{t('failed', { message: readMessage(error) })}</Notice>
      {isLoggedIn() ? (
        <Button component={Link} to="/profile" size="md" variant="default">
          {t('toProfile')}
        </Button>
      ) : (
        <Button
          size="md"
          variant={isLinkFirst ? 'filled' : 'default'}
          renderRoot={(props) => (
            <Link to="/login" {...(isLinkFirst && { search: { redirect: '/profile' } })} {...props} />
          )}
        >
          {t(isLinkFirst ? 'toLinkFirst' : 'toLogin')}
        </Button>
      )}
    </>
  );
}

function TestResult({ result }: { result: Extract<ProviderOutcome, { next: 'tested' }> }) {
  const server = useCapabilities();
  return (
    <GuestLayout server={server} title={t('tested')} intro={t('testedIntro', { provider: result.provider })}>
      <div className={style['frame']}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('claim')}</th>
              <th scope="col">{t('value')}</th>
            </tr>
          </thead>
          <tbody>
            {result.claims.map(({ name, value }) => (
              <tr key={name}>
                <td>
                  <code>{name}</code>
                </td>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <section>
        <h2>{t('outcome')}</h2>
        <ul className={style['outcome']}>
          {result.outcome.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <Button component={Link} to="/admin/providers" size="md">
        {t('toProviders')}
      </Button>
    </GuestLayout>
  );
}
