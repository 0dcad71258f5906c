import { OperationError } from '@scriptorium/contract/errors.ts';
import { readIdentities } from '@scriptorium/contract/operations/providers.ts';
import { changePassword, getData, requestPasswordResetLink } from '@scriptorium/contract/operations/user.ts';
import { isShortPassword } from '@scriptorium/contract/rules/password-length.ts';
import { Button, PasswordInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { operationQuery, useOperation } from '../../api/query-client.ts';
import { useCapabilities } from '../../api/session.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/profile.ts';
import { t as other } from '../../lib/texts/sign-in.ts';
import { Section } from '../../ui/section.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import style from './profile-screen.module.css';

const EMPTY = { oldPassword: '', newPassword: '', repeat: '' };
type Problems = Partial<Record<keyof typeof EMPTY, string>>;

/** The password form; for users who log in by other services, how to set a password. */
export function PasswordSection({ email }: { email: string }) {
  const { data } = useQuery(operationQuery(readIdentities, {}));
  const { passwordLogin, mailEnabled } = useCapabilities();
  const ask = useOperation(requestPasswordResetLink);
  // Almost everybody has one, so show the form without waiting.
  if (data?.hasPassword !== false) return <PasswordForm email={email} />;
  const send = (): void =>
    ask.mutate(
      { email },
      {
        onSuccess: () => toastSuccess(other('passwordSent'), { duration: 6_000 }),
        onError: (error) => toastError(other('passwordFailed'), error),
      },
    );
  return (
    <Section title={t('password')} hint={passwordLogin ? other('passwordNone') : other('passwordOff')}>
      {passwordLogin && mailEnabled && (
        <div>
          <Button variant="default" loading={ask.isPending} onClick={send}>
            {other('passwordSet')}
          </Button>
        </div>
      )}
    </Section>
  );
}

/** Changes the password. Nothing is sent until every field is valid; each shows its own error. */
function PasswordForm({ email }: { email: string }) {
  const change = useOperation(changePassword, [getData]);
  const [form, setForm] = useState(EMPTY);
  const [problems, setProblems] = useState<Problems>({});

  const field = (name: keyof typeof EMPTY) => ({
    value: form[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setForm((before) => ({ ...before, [name]: value }));
      setProblems((before) => ({ ...before, [name]: undefined }));
    },
  });

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { oldPassword, newPassword, repeat } = form;
    const found: Problems = {
      ...(oldPassword.trim() === '' && { oldPassword: t('passwordMissing') }),
      ...(newPassword.trim() === ''
        ? { newPassword: t('passwordMissing') }
        : isShortPassword(newPassword) && { newPassword: t('passwordShort') }),
      ...(newPassword !== repeat && { repeat: t('passwordMismatch') }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    change.mutate(
      { email, oldPassword, newPassword },
      {
        onSuccess: () => {
          setForm(EMPTY);
          toastSuccess(t('passwordChanged'));
        },
        onError: (error) => {
          const code = error instanceof OperationError ? error.code : undefined;
          if (code === 'wrong-password') setProblems({ oldPassword: readMessage(error) });
          if (code === 'weak-password') setProblems({ newPassword: readMessage(error) });
          toastError(t('passwordFailed'), error);
        },
      },
    );
  };

  return (
    <Section title={t('password')} hint={t('passwordHint')}>
      <form className={style['form']} onSubmit={submit} noValidate>
        {/* For password managers: the account this password belongs to. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordInput {...field('oldPassword')} label={t('oldPassword')} autoComplete="current-password" />
        <PasswordInput {...field('newPassword')} label={t('newPassword')} autoComplete="new-password" />
        <PasswordInput {...field('repeat')} label={t('repeatPassword')} autoComplete="new-password" />
        <div>
          <Button type="submit" variant="default" loading={change.isPending}>
            {t('changePassword')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
