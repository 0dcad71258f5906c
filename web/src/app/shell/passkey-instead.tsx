import { PasskeyConfirmation, useHasPasskey } from './passkey-confirmation.tsx';

/** Beside the field for the password, for those who have a passkey. */
export function PasskeyInstead({ onDone }: { onDone: () => void }) {
  return useHasPasskey() === true ? <PasskeyConfirmation onDone={onDone} /> : null;
}
