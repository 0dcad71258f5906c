import { Button, TextInput, UnstyledButton } from '@mantine/core';
import { OperationError } from '@scriptorium/contract/errors.ts';
import type { LoggedIn } from '@scriptorium/contract/operations/auth.ts';
import {
  askSignUpCode,
  finishProviderSignUp,
  type ProviderOutcome,
} from '@scriptorium/contract/operations/providers.ts';
import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { useCapabilities } from '../../api/session.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/sign-in.ts';
import { GuestLayout } from '../../ui/guest-layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import loginStyle from './login-screen.module.css';
import style from './sign-in-screen.module.css';
import { TermsNote } from './terms-note.tsx';

type Begun = Extract<ProviderOutcome, { next: 'sign-up' }>;

/** Creates an account for a user who logged in with a provider: an address, then the code sent there by mail. */
export function NewcomerForm(props: {
  begun: Begun;
  onDone: (session: LoggedIn, redirect: string) => void;
  onHalf: (half: Extract<ProviderOutcome, { next: 'half' }>) => void;
}) {
  const { begun, onDone, onHalf } = props;
  const server = useCapabilities();
  const [name, setName] = useState(begun.displayName);
  const [email, setEmail] = useState(begun.email);
  const [step, setStep] = useState<'address' | 'code' | 'wait'>('address');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const run = (work: () => Promise<void>) => async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (problem) {
      setError(problem);
    }
    setBusy(false);
  };
  const send = run(async () => {
    await call(askSignUpCode, { email });
    setStep('code');
  });
  const finish = run(async () => {
    const made = await call(finishProviderSignUp, { displayName: name, code });
    if (made.next === 'wait') setStep('wait');
    else if (made.next === 'half') onHalf({ ...made, redirect: begun.redirect });
    else onDone(made.session, begun.redirect);
  });

  /** The error message of a field; errors without a field are shown below the form. */
  const at = (field: string): string | undefined =>
    error instanceof OperationError && error.field === field ? readMessage(error) : undefined;
  const isElsewhere = error !== null && !['email', 'displayName', 'code'].some((field) => at(field) !== undefined);

  if (step === 'wait') {
    return (
      <GuestLayout server={server} title={t('newTitle')}>
        <Notice kind="success">{t('newWait')}</Notice>
        <Button component={Link} to="/login" size="md" variant="default">
          {t('toLogin')}
        </Button>
      </GuestLayout>
    );
  }
  if (step === 'code') {
    return (
      <GuestLayout server={server} title={t('newTitle')} intro={t('newCodeIntro', { email: email.trim() })}>
        <form className={style['form']} onSubmit={(event) => void finish(event)} noValidate>
          <TextInput
            size="md"
            label={t('newCode')}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            autoFocus
            value={code}
            error={at('code')}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <Button type="submit" size="md" fullWidth loading={busy}>
            {t('newFinish')}
          </Button>
          {isElsewhere && <Notice kind="danger">{t('newFailed', { message: readMessage(error) })}</Notice>}
        </form>
        <p className={loginStyle['other']}>
          <UnstyledButton
            className={loginStyle['turn']}
            onClick={() => {
              setStep('address');
              setError(null);
              setCode('');
            }}
          >
            {t('newOther')}
          </UnstyledButton>
        </p>
      </GuestLayout>
    );
  }
  return (
    <GuestLayout server={server} title={t('newTitle')} intro={t('newIntro', { provider: begun.provider })}>
      <form className={style['form']} onSubmit={(event) => void send(event)} noValidate>
        <TextInput
          size="md"
          label={t('newName')}
          name="displayName"
          autoComplete="name"
          maxLength={200}
          autoFocus={begun.displayName === ''}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          size="md"
          type="email"
          label={t('newEmail')}
          name="email"
          autoComplete="email"
          autoFocus={begun.displayName !== ''}
          value={email}
          error={at('email')}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        {server.termsText.trim() !== '' && <TermsNote terms={server.termsText} />}
        <Button type="submit" size="md" fullWidth loading={busy} disabled={name.trim() === '' || email.trim() === ''}>
          {t('newSend')}
        </Button>
        {isElsewhere && <Notice kind="danger">{t('newSendFailed', { message: readMessage(error) })}</Notice>}
      </form>
      <p className={loginStyle['help']}>
        <Link to="/login">{t('newHave', { provider: begun.provider })}</Link>
      </p>
    </GuestLayout>
  );
}
