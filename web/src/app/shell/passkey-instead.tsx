import type { PasswordQuestion } from '../../lib/ask-password.ts';
import { PasskeyConfirmation, useHasPasskey } from './passkey-confirmation.tsx';

/** Beside the field for the password, for those who have a passkey. */
export function PasskeyInstead({ question }: { question: PasswordQuestion }) {
  return useHasPasskey() === true ? <PasskeyConfirmation question={question} /> : null;
}
