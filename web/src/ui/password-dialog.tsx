import { Button, Modal, PasswordInput, Stack } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { PasswordQuestion } from '../lib/ask-password.ts';
import { readMessage } from '../lib/read-message.ts';
import { t } from '../lib/texts/common.ts';
import { t as stepUp } from '../lib/texts/step-up.ts';
import { DialogActions } from './dialog-actions.tsx';

/** Asks for the password before a sensitive action: access to an unattended browser must not suffice. */
export function PasswordDialog(props: { question: PasswordQuestion; username: string; children?: ReactNode }) {
  const { question, username, children } = props;
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState(readProblem(question));
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (password === '') setProblem(stepUp('missing'));
    else question.answer(password);
  };
  return (
    <Modal
      opened
      onClose={() => question.answer(null)}
      title={stepUp('title')}
      withCloseButton={false}
      size={440}
      // The drawer or dialog that opens it may have been mounted later.
      zIndex={260}
    >
      <form onSubmit={submit} noValidate>
        <p>{stepUp('text')}</p>
        {/* Tells the password manager whose password is meant. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordInput
          mt="md"
          label={stepUp('password')}
          autoComplete="current-password"
          data-autofocus
          value={password}
          error={problem}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setProblem(null);
          }}
        />
        {/* An alternative to the password. */}
        {children !== undefined && <Stack mt="md">{children}</Stack>}
        <DialogActions>
          <Button variant="default" onClick={() => question.answer(null)}>
            {t('cancel')}
          </Button>
          <Button type="submit">{stepUp('goOn')}</Button>
        </DialogActions>
      </form>
    </Modal>
  );
}

/** Why the previous attempt failed. */
function readProblem({ error }: PasswordQuestion): string | null {
  return error.code === 'wrong-password' ? readMessage(error) : null;
}
