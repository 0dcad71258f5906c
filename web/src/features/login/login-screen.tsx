import { type HalfLoggedIn, type LoggedIn, login } from '@scriptorium/contract/operations/auth.ts';
import { OperationError } from '@scriptorium/contract/errors.ts';
import { Button, PasswordInput, TextInput, useMantineColorScheme } from '@mantine/core';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { lazy, type SubmitEvent, Suspense, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { beginSession, useCapabilities } from '../../api/session.ts';
import { describeClient } from '../../lib/describe-client.ts';
import { readMessage } from '../../lib/read-message.ts';
import { readRedirectPath } from '../../lib/redirect-path.ts';
import { t } from '../../lib/texts/auth.ts';
import { applyTheme } from '../../ui/apply-theme.ts';
import { GuestLayout } from '../../ui/guest-layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import style from './login-screen.module.css';

const PasskeyLogin = lazy(async () => ({ default: (await import('./passkey-login.tsx')).PasskeyLogin }));
const ProviderButtons = lazy(async () => ({ default: (await import('./provider-buttons.tsx')).ProviderButtons }));
const ResendVerification = lazy(async () => ({
  default: (await import('./resend-verification.tsx')).ResendVerification,
}));
const NextStep = lazy(async () => ({ default: (await import('./next-step.tsx')).NextStep }));
const UnsentKept = lazy(async () => ({ default: (await import('./unsent-kept.tsx')).UnsentKept }));

declare module '@tanstack/history' {
  interface HistoryState {
    /** Set after choosing a new password, to log in with it. */
    readonly email?: string;
  }
}

/** No client-side validation: the server reports what is wrong. */
export function LoginScreen() {
  const server = useCapabilities();
  const router = useRouter();
  const { redirect } = useSearch({ strict: false });
  const { setColorScheme } = useMantineColorScheme();
  const known = router.latestLocation.state.email;
  const [email, setEmail] = useState(known ?? '');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [half, setHalf] = useState<HalfLoggedIn | null>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const enter = (session: LoggedIn): void => {
    beginSession(session);
    applyTheme(session.user.preferences.theme, setColorScheme);
    router.history.push(readRedirectPath(redirect, location.origin));
  };
  const startAgain = (): void => {
    setHalf(null);
    setBusy(false);
    setPassword('');
  };

  // Not loaded where passkeys are not available.
  const passkeyOrigin = server.passwordLogin && server.passkeyOrigin === location.origin ? server.passkeyOrigin : null;

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      const answer = await call(login, { email, password, clientID: describeClient(navigator) });
      if ('next' in answer) setHalf(answer);
      else enter(answer);
    } catch (problem) {
      setError(problem);
      setBusy(false);
      passwordField.current?.select();
    }
  };

  if (half !== null) {
    return (
      <GuestLayout server={server}>
        <Suspense>
          <NextStep appName={server.appName} half={half} onDone={enter} onBack={startAgain} />
        </Suspense>
      </GuestLayout>
    );
  }
  return (
    <GuestLayout server={server}>
      {(server.setupNeeded || redirect !== undefined) && (
        // Until the server is set up, nobody can log in.
        <Notice kind="info">
          {t(server.setupNeeded ? 'setupTokenMissing' : 'loginFirst')}
          {redirect !== undefined && (
            <Suspense>
              <UnsentKept redirect={redirect} />
            </Suspense>
          )}
        </Notice>
      )}
      {(server.passwordLogin || server.ldapLogin) && (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <TextInput
            size="md"
            inputMode="email"
            name="email"
            label={t(server.ldapLogin ? 'emailOrName' : 'email')}
            placeholder={t('emailPlaceholder')}
            autoComplete={passkeyOrigin === null ? 'username' : 'username webauthn'}
            autoFocus
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <div className={style['password']}>
            <PasswordInput
              ref={passwordField}
              size="md"
              name="password"
              label={t('password')}
              autoComplete="current-password"
              // If the address is known; of two such fields, the last one gets the focus.
              autoFocus={known !== undefined}
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
            {server.passwordLogin && (
              <Link to="/forgot-password" className={style['forgot']}>
                {t('forgotLink')}
              </Link>
            )}
          </div>
          <Button type="submit" size="md" fullWidth loading={busy}>
            {t('login')}
          </Button>
          {passkeyOrigin !== null && (
            <Suspense>
              <PasskeyLogin origin={passkeyOrigin} onDone={enter} />
            </Suspense>
          )}
          {error !== null && (
            <Notice kind="danger">
              {t('loginFailed', { message: readMessage(error) })}{' '}
              {server.passwordLogin && error instanceof OperationError && error.code === 'login-failed' && (
                <Link to="/forgot-password">{t('resetLink')}</Link>
              )}
              {error instanceof OperationError && error.code === 'email-not-verified' && (
                <Suspense>
                  <ResendVerification email={email} password={password} hasMail={server.mailEnabled} />
                </Suspense>
              )}
            </Notice>
          )}
        </form>
      )}
      {server.providers.length > 0 && (
        <Suspense>
          <ProviderButtons
            providers={server.providers}
            isSecond={server.passwordLogin || server.ldapLogin}
            redirect={redirect}
          />
        </Suspense>
      )}
      {server.signupEnabled && server.passwordLogin && (
        <p className={style['signup']}>
          <Link to="/signup">{t('signupLink')}</Link>
        </p>
      )}
    </GuestLayout>
  );
}
