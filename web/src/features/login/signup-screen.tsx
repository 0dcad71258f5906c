import { OperationError } from '@scriptorium/contract/errors.ts';
import { signup } from '@scriptorium/contract/operations/user.ts';
import { Button, TextInput } from '@mantine/core';
import { IconMailForward, IconMailOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, type SubmitEvent, Suspense, useState } from 'react';
import { call } from '../../api/call.ts';
import { type Capabilities, useCapabilities } from '../../api/session.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/auth.ts';
import { t as signUp } from '../../lib/texts/sign-up.ts';
import { DoorFoot, DoorLayout } from '../../ui/door-layout.tsx';
import { GuestLayout } from '../../ui/guest-layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NewPasswordFields } from '../../ui/new-password-fields.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import style from './signup-screen.module.css';
import { checkSignup, type SignupForm, type SignupProblems } from './signup-rules.ts';
import { TermsNote } from './terms-note.tsx';

const ResendVerification = lazy(async () => ({
  default: (await import('./resend-verification.tsx')).ResendVerification,
}));
const ProviderButtons = lazy(async () => ({ default: (await import('./provider-buttons.tsx')).ProviderButtons }));

const EMPTY: SignupForm = { name: '', email: '', confirmEmail: '', password: '', confirmPassword: '' };
/** Maps the call's fields to the form's. */
const FIELDS: Record<string, keyof SignupForm> = { displayName: 'name', email: 'email', password: 'password' };

/** Creates an account, then says what happens next. */
export function SignupScreen() {
  const server = useCapabilities();
  const [form, setForm] = useState(EMPTY);
  const [problems, setProblems] = useState<SignupProblems>({});
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);

  const field = (name: keyof SignupForm) => ({
    size: 'md' as const,
    name,
    value: form[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setForm((before) => ({ ...before, [name]: value }));
      setProblems((before) => ({ ...before, [name]: undefined }));
    },
  });

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const found = checkSignup(form);
    setProblems(found);
    const first = Object.keys(found)[0];
    if (first !== undefined) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
      return;
    }
    setBusy(true);
    try {
      await call(signup, { displayName: form.name.trim(), email: form.email.trim(), password: form.password });
      setDone(true);
      toastSuccess(signUp('signupDone', { displayName: form.name.trim() }));
    } catch (error) {
      const at = error instanceof OperationError && error.field !== undefined ? FIELDS[error.field] : undefined;
      if (at === undefined) toastError(signUp('signupFailed'), error);
      else setProblems({ [at]: `${signUp('signupFailed')} ${readMessage(error)}` });
    } finally {
      setBusy(false);
    }
  };

  if (done) {
    return (
      <DoorLayout
        server={server}
        title={signUp('signupTitle')}
        icon={server.mailEnabled ? IconMailForward : IconMailOff}
        tone={server.mailEnabled ? 'done' : 'ended'}
        heading={signUp('signupWelcome', { displayName: form.name.trim() })}
        intro={describeNext(server, form.email.trim())}
        email={form.email.trim()}
      >
        <Button component={Link} to="/login" size="md" fullWidth>
          {t('backToLogin')}
        </Button>
        {server.mailEnabled && (
          <DoorFoot>
            {signUp('signupNothingCame')}
            <br />
            <Suspense fallback={'\u00a0'}>
              <ResendVerification email={form.email.trim()} password={form.password} hasMail />
            </Suspense>
          </DoorFoot>
        )}
      </DoorLayout>
    );
  }
  return (
    <GuestLayout
      server={server}
      title={signUp('signupTitle')}
      heading={signUp('signupHeading')}
      intro={signUp('signupIntro')}
    >
      <PolicyNote server={server} />
      {server.passwordLogin && (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <TextInput {...field('name')} label={t('name')} autoComplete="name" autoFocus />
          <TextInput
            {...field('email')}
            type="email"
            label={t('email')}
            placeholder={t('emailPlaceholder')}
            autoComplete="email"
          />
          <TextInput {...field('confirmEmail')} type="email" label={signUp('confirmEmail')} autoComplete="email" />
          <NewPasswordFields first={field('password')} second={field('confirmPassword')} />
          {server.termsText.trim() !== '' && <TermsNote terms={server.termsText} />}
          <Button type="submit" size="md" fullWidth loading={busy}>
            {t('signup')}
          </Button>
        </form>
      )}
      {server.providers.length > 0 && (
        <Suspense>
          <ProviderButtons providers={server.providers} isSecond={server.passwordLogin} redirect="/" />
        </Suspense>
      )}
      <p className={style['other']}>
        <Link to="/login">{signUp('haveAccount')}</Link>
      </p>
    </GuestLayout>
  );
}

/** What must happen before the new account can be used. */
function describeNext({ mailEnabled, signupPolicy }: Capabilities, email: string): string {
  if (!mailEnabled) return signUp('noMailSignup');
  return signUp(signupPolicy === 'approval' ? 'signupWelcomeApproval' : 'signupWelcomeText', { email });
}

/** Who may sign up, if not everyone. */
function PolicyNote({ server }: { server: Capabilities }) {
  if (server.signupPolicy === 'approval') return <Notice kind="info">{signUp('signupByApproval')}</Notice>;
  if (server.signupPolicy !== 'domain' || server.signupDomains.length === 0) return null;
  return <Notice kind="info">{signUp('signupByDomain', { domains: server.signupDomains.join(', ') })}</Notice>;
}
