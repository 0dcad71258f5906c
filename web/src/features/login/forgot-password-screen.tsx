import { requestPasswordResetLink } from '@scriptorium/contract/operations/user.ts';
import { Button, TextInput } from '@mantine/core';
import { IconKey, IconMailForward } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { useCapabilities } from '../../api/session.ts';
import { useSecond } from '../../lib/second-clock.ts';
import { t as auth } from '../../lib/texts/auth.ts';
import { t } from '../../lib/texts/mailed-links.ts';
import { DoorFoot, DoorLayout } from '../../ui/door-layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toastError } from '../../ui/toasts.ts';

/** Requests a link to set a new password. The response never reveals whether an account has this address. */
export function ForgotPasswordScreen() {
  const server = useCapabilities();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const [sentAt, setSentAt] = useState(0);
  const address = email.trim();

  const send = async (): Promise<void> => {
    if (address === '') {
      setProblem(t('forgotEmailRequired'));
      return;
    }
    setBusy(true);
    try {
      await call(requestPasswordResetLink, { email: address });
      setSentAt(Date.now());
    } catch (error) {
      toastError(t('forgotFailed'), error);
    } finally {
      setBusy(false);
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void send();
  };

  const done = sentAt > 0;
  return (
    <DoorLayout
      server={server}
      title={t('forgotTitle')}
      icon={done ? IconMailForward : IconKey}
      tone={done ? 'done' : undefined}
      heading={done ? t('forgotSent') : t('forgotTitle')}
      intro={done ? t('forgotDone', { email: address }) : t(server.mailEnabled ? 'forgotIntro' : 'forgotTitleHint')}
      email={address}
    >
      {!server.mailEnabled && <Notice kind="info">{t('noMailForgot')}</Notice>}
      {server.mailEnabled && !done && (
        <form onSubmit={submit} noValidate>
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
        <>
          <DoorFoot>{t('forgotNothing')}</DoorFoot>
          <Again key={sentAt} sentAt={sentAt} busy={busy} onSend={() => void send()} />
          <DoorFoot>
            <button type="button" onClick={() => setSentAt(0)}>
              {t('forgotOther')}
            </button>
          </DoorFoot>
        </>
      )}
      <DoorFoot>
        <Link to="/login">{auth('backToLogin')}</Link>
      </DoorFoot>
    </DoorLayout>
  );
}

const PAUSE_S = 30;

/** Sends another link, once the first has had time to arrive. */
function Again({ sentAt, busy, onSend }: { sentAt: number; busy: boolean; onSend: () => void }) {
  const seconds = PAUSE_S - Math.floor((useSecond().getTime() - sentAt) / 1000);
  return (
    <Button variant="default" size="md" fullWidth loading={busy} disabled={seconds > 0} onClick={onSend}>
      {seconds > 0 ? t('forgotWait', { seconds: Math.min(seconds, PAUSE_S) }) : t('forgotAgain')}
    </Button>
  );
}
