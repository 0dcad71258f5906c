import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useCurrentUser } from '../../api/session.ts';
import { readPasswordQuestion, subscribePasswordQuestion } from '../../lib/ask-password.ts';

const PasswordDialog = lazy(async () => ({
  default: (await import('../../ui/password-dialog.tsx')).PasswordDialog,
}));

const PasskeyInstead = lazy(async () => ({ default: (await import('./passkey-instead.tsx')).PasskeyInstead }));

const LogInAgainDialog = lazy(async () => ({ default: (await import('./log-in-again-dialog.tsx')).LogInAgainDialog }));

/** Shows the password dialog when a call needs it; lazy-loaded, since that is rare. */
export function PasswordDialogLauncher() {
  const question = useSyncExternalStore(subscribePasswordQuestion, readPasswordQuestion);
  const { email } = useCurrentUser();
  if (question === null) return null;
  return (
    <Suspense fallback={null}>
      {question.kind === 'again' ? (
        <LogInAgainDialog key={question.id} act={question.act} onClose={(given) => question.answer(given)} />
      ) : (
        <PasswordDialog key={question.id} question={question} username={email}>
          <PasskeyInstead act={question.act} onDone={() => question.answer('')} />
        </PasswordDialog>
      )}
    </Suspense>
  );
}
