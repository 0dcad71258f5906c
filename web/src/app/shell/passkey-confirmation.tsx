import { Button } from '@mantine/core';
import { readFactors } from '@scriptorium/contract/operations/factors.ts';
import { beginPasskeyConfirmation, confirmWithPasskey } from '@scriptorium/contract/operations/passkeys.ts';
import { IconFingerprint } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { operationQuery } from '../../api/query-client.ts';
import type { PasswordQuestion } from '../../lib/ask-password.ts';
import { useCapabilities } from '../../api/session.ts';
import { canUsePasskeys, readCeremonyEnd, signWithPasskey } from '../../lib/passkeys.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/sign-in.ts';
import { Notice } from '../../ui/notice.tsx';

/** Whether the user can use a passkey here; undefined until known. */
export function useHasPasskey(): boolean | undefined {
  const { passkeyOrigin, passwordLogin } = useCapabilities();
  const isPossible = canUsePasskeys(passkeyOrigin) && passwordLogin;
  const query = useQuery({ ...operationQuery(readFactors, {}), enabled: isPossible });
  if (!isPossible || query.isError) return false;
  return query.data && query.data.passkeys.length > 0;
}

/** Lets a passkey replace the password before a sensitive action. */
export function PasskeyConfirmation({ question, isFirst = false }: { question: PasswordQuestion; isFirst?: boolean }) {
  const { path, input, answer } = question;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const show = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      const { options } = await call(beginPasskeyConfirmation, { call: path, input: { ...(input as object) } });
      await call(confirmWithPasskey, { credential: await signWithPasskey(options) });
      answer('');
    } catch (problem) {
      if (readCeremonyEnd(problem) !== 'cancelled') setError(problem);
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="default"
        fullWidth
        data-autofocus={isFirst || undefined}
        leftSection={<IconFingerprint size={18} aria-hidden />}
        loading={busy}
        onClick={() => void show()}
      >
        {t('usePasskey')}
      </Button>
      {error !== null && <Notice kind="danger">{readMessage(error)}</Notice>}
    </>
  );
}
