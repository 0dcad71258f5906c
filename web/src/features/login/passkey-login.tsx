import type { LoggedIn } from '@scriptorium/contract/operations/auth.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { canUsePasskeys } from '../../lib/passkeys.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/factors.ts';
import { Notice } from '../../ui/notice.tsx';
import { useOfferedPasskeys, usePasskeyLogin } from './use-passkey-login.ts';

/** Logs in with a passkey alone: by button, or as offered by the browser in the e-mail field. */
export function PasskeyLogin({ origin, onDone }: { origin: string; onDone: (session: LoggedIn) => void }) {
  const isPossible = canUsePasskeys(origin);
  const { busy, error, begin } = usePasskeyLogin(onDone);
  const [offerError, setOfferError] = useState<unknown>(null);
  useOfferedPasskeys(isPossible, onDone, setOfferError);
  if (!isPossible) return null;
  const problem = error ?? offerError;
  return (
    <>
      <Button variant="default" size="md" fullWidth loading={busy} onClick={() => void begin()}>
        {t('passkeyLogin')}
      </Button>
      {problem !== null && <Notice kind="danger">{t('failed', { message: readMessage(problem) })}</Notice>}
    </>
  );
}
