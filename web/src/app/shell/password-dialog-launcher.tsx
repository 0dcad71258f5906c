import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useCurrentUser } from '../../api/session.ts';
import { type PasswordQuestion, readPasswordQuestion, subscribePasswordQuestion } from '../../lib/ask-password.ts';

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
  const key = numberOf(question);
  return (
    <Suspense fallback={null}>
      {question.error.code === 'log-in-again' ? (
        <LogInAgainDialog key={key} question={question} />
      ) : (
        <PasswordDialog key={key} question={question} username={email}>
          <PasskeyInstead question={question} />
        </PasswordDialog>
      )}
    </Suspense>
  );
}

const numbers = new WeakMap<PasswordQuestion, number>();
let last = 0;

/** One dialog per question, so that no input carries over to the next. */
function numberOf(question: PasswordQuestion): number {
  const known = numbers.get(question);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(question, last);
  return last;
}
