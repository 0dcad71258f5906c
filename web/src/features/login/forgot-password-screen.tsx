import { requestPasswordResetLink } from '@scriptorium/contract/operations/user.ts';
import { Button, TextInput } from '@mantine/core';
import { IconKey, IconMailForward } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { useCapabilities } from '../../api/session.ts';
import { t as auth } from '../../lib/texts/auth.ts';
import { t } from '../../lib/texts/mailed-links.ts';
import { DoorFoot, DoorLayout } from '../../ui/door-layout.tsx';
import { AddressIn } from '../../ui/email-address.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toastError } from '../../ui/toasts.ts';

/** Requests a link to set a new password. The response never reveals whether an account has this address. */
export function ForgotPasswordScreen() {
  const server = useCapabilities();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (email.trim() === '') {
      setProblem(t('forgotEmailRequired'));
      return;
    }
    setBusy(true);
    try {
      await call(requestPasswordResetLink, { email: email.trim() });
      setDone(true);
    } catch (error) {
      toastError(t('forgotFailed'), error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <DoorLayout
      server={server}
      title={t('forgotTitle')}
      icon={done ? IconMailForward : IconKey}
      tone={done ? 'done' : undefined}
      heading={done ? t('forgotSent') : t('forgotTitle')}
      intro={
        done ? (
          <AddressIn text={t('forgotDone', { email: email.trim() })} email={email.trim()} />
        ) : (
          t(server.mailEnabled ? 'forgotIntro' : 'forgotTitleHint')
        )
      }
    >
      {!server.mailEnabled && <Notice kind="info">{t('noMailForgot')}</Notice>}
      {server.mailEnabled && !done && (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <TextInput
            size="md"
            type="email"
            label={auth('email')}
            placeholder={auth('emailPlaceholder')}
            autoComplete="username"
            autoFocus
            value={email}
            error={problem}
            onChange={(event) => {
              setEmail(event.currentTarget.value);
              setProblem(null);
            }}
          />
          <Button type="submit" size="md" fullWidth loading={busy}>
            {t('forgotSend')}
          </Button>
        </form>
      )}
      {done && (
        <DoorFoot>
          {t('forgotNothing')}{' '}
          <button type="button" onClick={() => setDone(false)}>
            {t('forgotAgain')}
          </button>
        </DoorFoot>
      )}
      <DoorFoot>
        <Link to="/login">{auth('backToLogin')}</Link>
      </DoorFoot>
    </DoorLayout>
  );
}
