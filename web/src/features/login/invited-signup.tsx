import { OperationError } from '@scriptorium/contract/errors.ts';
import { type read, signUp } from '@scriptorium/contract/operations/invitations.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { beginSession, useCapabilities } from '../../api/session.ts';
import { describeClient } from '../../lib/describe-client.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t as auth } from '../../lib/texts/auth.ts';
import { t as texts } from '../../lib/texts/sign-up.ts';
import { t } from '../../lib/texts/invitation.ts';
import { workspaceHref } from '../../lib/workspace-href.ts';
import { Notice } from '../../ui/notice.tsx';
import { NewPasswordFields } from '../../ui/new-password-fields.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import { checkSignup } from './signup-rules.ts';
import { TermsNote } from './terms-note.tsx';

const EMPTY = { name: '', password: '', confirmPassword: '' };
type Form = typeof EMPTY;
/** Maps the call's fields to the form's. */
const FIELDS: Record<string, keyof Form> = { displayName: 'name', password: 'password' };

/** Signs up with the invited address, which is fixed and already verified, and accepts the invitation. */
export function InvitedSignup(props: {
  token: string;
  email: string;
  to: OutputOf<typeof read>['to'];
  onChange: () => Promise<unknown>;
}) {
  const { token, email, to, onChange } = props;
  const server = useCapabilities();
  const navigate = useNavigate();
  const [form, setForm] = useState(EMPTY);
  const [problems, setProblems] = useState<Partial<Form>>({});
  const [busy, setBusy] = useState(false);
  const [waits, setWaits] = useState(false);

  const field = (name: keyof Form) => ({
    size: 'md' as const,
    name,
    value: form[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setForm((before) => ({ ...before, [name]: value }));
      setProblems(({ [name]: _, ...others }) => others);
    },
  });

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const found = checkSignup({ ...form, email, confirmEmail: email });
    setProblems(found);
    const first = Object.keys(found)[0];
    if (first !== undefined) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
      return;
    }
    setBusy(true);
    try {
      const account = { token, displayName: form.name.trim(), password: form.password };
      const { next, session, workspaceUUID, path } = await call(signUp, {
        ...account,
        clientID: describeClient(navigator),
      });
      if (next === 'wait') {
        setWaits(true);
        return;
      }
      if (session === null) {
        toastSuccess(t('made'));
        await navigate({ to: '/login', search: { redirect: workspaceHref(workspaceUUID, path) }, replace: true });
        return;
      }
      beginSession(session);
      toastSuccess(t(to.kind === 'group' ? 'joined' : 'shared', { name: to.name }));
      await navigate({ to: '/workspace/$uuid/$', params: { uuid: workspaceUUID, _splat: path }, replace: true });
    } catch (error) {
      const code = error instanceof OperationError ? error.code : null;
      const at = error instanceof OperationError && error.field !== undefined ? FIELDS[error.field] : undefined;
      if (error instanceof OperationError && at !== undefined) setProblems({ [at]: readMessage(error) });
      else toastError(texts('signupFailed'), error);
      setBusy(false);
      // The invitation ended, or an account was created in the meantime: reload to show what can be done now.
      if (code === 'invalid-token' || code === 'email-taken' || code === 'signup-disabled') await onChange();
    }
  };

  if (waits) return <Notice kind="success">{t('waits')}</Notice>;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <TextInput {...field('name')} label={auth('name')} autoComplete="name" autoFocus />
      {/* Tells the password manager which account the password is for. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields first={field('password')} second={field('confirmPassword')} />
      {server.termsText.trim() !== '' && <TermsNote terms={server.termsText} />}
      <Button type="submit" size="md" fullWidth loading={busy}>
        {t(to.kind === 'group' ? 'signUp' : 'signUpItem')}
      </Button>
    </form>
  );
}
