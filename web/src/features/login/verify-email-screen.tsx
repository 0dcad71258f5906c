import { verifyEmail } from '@scriptorium/contract/operations/user.ts';
import { Button } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useCapabilities } from '../../api/session.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t as auth } from '../../lib/texts/auth.ts';
import { t } from '../../lib/texts/mailed-links.ts';
import { DoorFoot, DoorLayout } from '../../ui/door-layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';

/** Verifies an address with the token of a link. Requires a click, so that mail scanners do not use up the link. */
export function VerifyEmailScreen() {
  const server = useCapabilities();
  const navigate = useNavigate();
  const { token = '' } = useSearch({ strict: false });
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const verify = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await call(verifyEmail, { token });
      toastSuccess(t('verifyDone'), { duration: 6_000 });
      await navigate({ to: '/login' });
    } catch (error) {
      setProblem(readMessage(error));
      toastError(t('verifyFailed'), error);
      setBusy(false);
    }
  };

  return (
    <DoorLayout server={server} title={t('verifyTitle')} icon={IconMailCheck} intro={t('verifyIntro')}>
      {token === '' ? (
        <Notice kind="danger">{t('verifyTokenMissing')}</Notice>
      ) : (
        <Button size="md" fullWidth loading={busy} onClick={() => void verify()}>
          {t('verify')}
        </Button>
      )}
      {problem !== null && (
        <Notice kind="danger">
          {t('verifyFailed')} {problem}
        </Notice>
      )}
      <DoorFoot>
        <Link to="/login">{auth('backToLogin')}</Link>
      </DoorFoot>
    </DoorLayout>
  );
}
