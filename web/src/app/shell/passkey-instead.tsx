import type { PasswordQuestion } from '../../lib/ask-password.ts';
import { PasskeyConfirmation, useHasPasskey } from './passkey-confirmation.tsx';

/** Beside the field for the password, for those who have a passkey. */
export function PasskeyInstead({ act, onDone }: { act: PasswordQuestion['act']; onDone: () => void }) {
  return useHasPasskey() === true ? <PasskeyConfirmation act={act} onDone={onDone} /> : null;
}
