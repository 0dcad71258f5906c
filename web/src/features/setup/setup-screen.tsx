import { OperationError } from '@scriptorium/contract/errors.ts';
import { requestCapabilities, setup } from '@scriptorium/contract/operations/auth.ts';
import { isShortPassword } from '@scriptorium/contract/rules/password-length.ts';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconCircleCheck, IconLinkOff, IconServerCog } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { usePasswordLink } from '../../api/password-link.ts';
import { refreshOperations } from '../../api/query-client.ts';
import { beginSession, useCapabilities } from '../../api/session.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/auth.ts';
import { t as signUp } from '../../lib/texts/sign-up.ts';
import { DoorLayout } from '../../ui/door-layout.tsx';
import { NewPasswordFields } from '../../ui/new-password-fields.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';

type Problems = Partial<Record<'displayName' | 'email' | 'password' | 'repeat', string>>;

/** First start: a one-time link creates the first administrator account. */
export function SetupScreen() {
  const server = useCapabilities();
  const navigate = useNavigate();
  const { token = '' } = useSearch({ strict: false });
  const link = usePasswordLink(token, ['setup']);
  const hasEnded = token === '' || link.hasEnded;
  const isSetUp = hasEnded && !server.setupNeeded;
  const [form, setForm] = useState({ displayName: '', email: '', password: '', repeat: '' });
  const [signupEnabled, setSignupEnabled] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);

  const field = (name: keyof typeof form) => ({
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
    const { displayName, email, password, repeat } = form;
    const found: Problems = {
      ...(displayName.trim() === '' && { displayName: signUp('nameRequired') }),
      ...(email.trim() === '' && { email: signUp('emailRequired') }),
      ...(isShortPassword(password) && {
        password: signUp(password === '' ? 'passwordRequired' : 'passwordShort'),
      }),
      ...(password !== repeat && { repeat: signUp('passwordMismatch') }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      const account = { token, displayName: displayName.trim(), email: email.trim(), password, signupEnabled };
      beginSession(await call(setup, account));
      await refreshOperations([requestCapabilities]);
      toastSuccess(signUp('setupDone'));
      // Its dashboard lists the remaining setup tasks.
      await navigate({ to: '/admin' });
    } catch (error) {
      const at = error instanceof OperationError ? error.field : undefined;
      if (error instanceof Error && at !== undefined && at in form) setProblems({ [at]: readMessage(error) });
      else toastError(signUp('setupFailed'), error);
      setBusy(false);
    }
  };

  return (
    <DoorLayout
      server={server}
      hideGuestLinks={!isSetUp}
      title={signUp('setupTitle')}
      {...(isSetUp
        ? { icon: IconCircleCheck, tone: 'done', heading: signUp('setupOver'), intro: signUp('setupOverHint') }
        : token === ''
          ? { icon: IconServerCog, heading: signUp('setupHeading'), intro: t('setupTokenMissing') }
          : hasEnded
            ? { icon: IconLinkOff, tone: 'ended', heading: signUp('setupEndedTitle'), intro: signUp('setupEnded') }
            : { icon: IconServerCog, heading: signUp('setupHeading'), intro: signUp('setupIntro') })}
    >
      {isSetUp ? (
        <Button component={Link} to="/login" size="md" fullWidth>
          {t('login')}
        </Button>
      ) : hasEnded || link.isPending ? null : (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <TextInput {...field('displayName')} label={t('name')} autoComplete="name" autoFocus />
          <TextInput
            {...field('email')}
            type="email"
            label={t('email')}
            placeholder={t('emailPlaceholder')}
            autoComplete="username"
          />
          <NewPasswordFields first={field('password')} second={field('repeat')} />
          <Checkbox
            label={signUp('setupOpen')}
            checked={signupEnabled}
            onChange={(event) => setSignupEnabled(event.currentTarget.checked)}
          />
          <Button type="submit" size="md" fullWidth loading={busy}>
            {signUp('setupCreate')}
          </Button>
        </form>
      )}
    </DoorLayout>
  );
}
