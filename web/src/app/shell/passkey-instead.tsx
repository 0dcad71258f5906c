import type { PasswordQuestion } from '../../lib/ask-password.ts';
import { PasskeyConfirmation, useHasPasskey } from './passkey-confirmation.tsx';

/** Beside the password field, for people with a passkey. */
export function PasskeyInstead({ question }: { question: PasswordQuestion }) {
  return useHasPasskey() === true ? <PasskeyConfirmation question={question} /> : null;
}
