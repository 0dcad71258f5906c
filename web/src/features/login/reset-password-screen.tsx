import { OperationError } from '@scriptorium/contract/errors.ts';
import { resetPassword } from '@scriptorium/contract/operations/user.ts';
import { isShortPassword } from '@scriptorium/contract/rules/password-length.ts';
import { Button, TextInput } from '@mantine/core';
import { IconKey, IconLinkOff } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { usePasswordLink } from '../../api/password-link.ts';
import { useCapabilities } from '../../api/session.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t as auth } from '../../lib/texts/auth.ts';
import { t as signUp } from '../../lib/texts/sign-up.ts';
import { t } from '../../lib/texts/mailed-links.ts';
import { DoorFoot, DoorLayout } from '../../ui/door-layout.tsx';
import { NewPasswordFields } from '../../ui/new-password-fields.tsx';
import { usePageTitle } from '../../ui/page-title.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';

/** Sets a new password with the token of a link; also the first password of an account created by an administrator. */
export function ResetPasswordScreen() {
  const server = useCapabilities();
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const { token = '' } = search;
  const first = search.first !== undefined;
  usePageTitle(first ? t('firstPage') : null);
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [problems, setProblems] = useState<{ password?: string; repeat?: string }>({});
  const link = usePasswordLink(token, ['reset', 'first']);
  const [ended, setEnded] = useState(false);
  const expired = token === '' || ended || link.hasEnded;
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const found = {
      ...(isShortPassword(password) && {
        password: password === '' ? t('passwordEmpty') : signUp('passwordShort'),
      }),
      ...(password !== repeat && { repeat: signUp('passwordMismatch') }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await call(resetPassword, { password, token });
      toastSuccess(t(first ? 'firstDone' : 'resetDone'), { duration: 6_000 });
      await navigate({ to: '/login', state: link.email === null ? {} : { email: link.email } });
    } catch (error) {
      const failed = t(first ? 'firstFailed' : 'resetFailed');
      if (error instanceof OperationError && (error.code === 'weak-password' || error.field === 'password')) {
        setProblems({ password: `${failed} ${readMessage(error)}` });
      } else toastError(failed, error);
      setEnded(error instanceof OperationError && error.code === 'invalid-token');
      setBusy(false);
    }
  };

  return (
    <DoorLayout
      server={server}
      title={t(first ? 'firstTitle' : 'resetTitle', { appName: server.appName })}
      icon={expired ? IconLinkOff : IconKey}
      {...(expired
        ? {
            tone: 'ended',
            heading: t('linkEndedTitle'),
            intro:
              token === '' ? t('resetTokenMissing') : `${t('linkEnded')} ${t(first ? 'firstExpired' : 'resetExpired')}`,
          }
        : { intro: t(first ? 'firstIntro' : 'resetIntro') })}
    >
      {expired ? (
        <Button component={Link} to="/forgot-password" size="md" fullWidth>
          {t('requestNewLink')}
        </Button>
      ) : link.isPending ? null : (
        <form onSubmit={(event) => void submit(event)} noValidate>
          {/* The account that the password is for, shown to the user and to password managers. */}
          {link.email !== null && (
            <TextInput size="md" label={auth('email')} value={link.email} autoComplete="username" readOnly />
          )}
          <NewPasswordFields
            first={{
              size: 'md',
              label: first ? auth('password') : t('newPassword'),
              autoFocus: true,
              value: password,
              error: problems.password,
              onChange: (event) => setPassword(event.currentTarget.value),
            }}
            second={{
              size: 'md',
              label: first ? signUp('confirmPassword') : t('repeatPassword'),
              value: repeat,
              error: problems.repeat,
              onChange: (event) => setRepeat(event.currentTarget.value),
            }}
          />
          <Button type="submit" size="md" fullWidth loading={busy}>
            {t(first ? 'firstSave' : 'resetSave')}
          </Button>
        </form>
      )}
      <DoorFoot>
        <Link to="/login">{auth('backToLogin')}</Link>
      </DoorFoot>
    </DoorLayout>
  );
}
