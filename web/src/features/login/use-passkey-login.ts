import { OperationError } from '@scriptorium/contract/errors.ts';
import type { LoggedIn } from '@scriptorium/contract/operations/auth.ts';
import { beginPasskeyLogin, finishPasskeyLogin } from '@scriptorium/contract/operations/passkeys.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { describeClient } from '../../lib/describe-client.ts';
import { canOfferPasskeys, endOfferedPasskeys, readCeremonyEnd, signWithPasskey } from '../../lib/passkeys.ts';

async function logIn(offered: boolean, trust = false): Promise<LoggedIn> {
  const { options } = await call(beginPasskeyLogin, { clientID: describeClient(navigator) });
  return call(finishPasskeyLogin, { credential: await signWithPasskey(options, offered), trust });
}

/**
 * Logs in with a passkey on demand; with `trust`, also trusts this browser if the passkey is the second step. `busy`
 * while the browser asks for the passkey. Cancelling is not an error.
 */
export function usePasskeyLogin(
  onDone: (session: LoggedIn) => void,
  trust = false,
): {
  busy: boolean;
  error: unknown;
  begin: () => Promise<void>;
} {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const begin = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      onDone(await logIn(false, trust));
    } catch (problem) {
      if (readCeremonyEnd(problem) !== 'cancelled') setError(problem);
      setBusy(false);
    }
  };
  return { busy, error, begin };
}

/** Lets the browser offer passkeys in the e-mail field, where it supports that. */
export function useOfferedPasskeys(
  isWanted: boolean,
  onDone: (session: LoggedIn) => void,
  onError: (error: unknown) => void,
): void {
  const done = useEffectEvent(onDone);
  const failed = useEffectEvent((error: unknown) => {
    // Ignore it if the browser or the user cancelled.
    if (error instanceof OperationError && error.code === 'passkey-refused') onError(error);
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    const offer = async (): Promise<void> => {
      if (!(await canOfferPasskeys())) return;
      const session = await logIn(true);
      if (!isOver) done(session);
    };
    offer().catch(failed);
    return () => {
      isOver = true;
      void endOfferedPasskeys();
    };
  }, [isWanted]);
}
