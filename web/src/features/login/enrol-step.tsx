import { UnstyledButton } from '@mantine/core';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import type { LoggedIn } from '@scriptorium/contract/operations/auth.ts';
import { beginTotp, confirmTotp } from '@scriptorium/contract/operations/factors.ts';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/factors.ts';
import { Notice } from '../../ui/notice.tsx';
import { RecoveryCodes } from '../../ui/recovery-codes.tsx';
import { TotpSetup } from '../../ui/totp-setup.tsx';
import style from './login-screen.module.css';

/** Sets up an authenticator app during login, if the server requires one. */
export function EnrolStep(props: { appName: string; onDone: (session: LoggedIn) => void; onBack: () => void }) {
  const [begun, setBegun] = useState<OutputOf<typeof beginTotp> | null>(null);
  const [finished, setFinished] = useState<{ codes: string[]; session: LoggedIn } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    call(beginTotp, {}, { signal: stop.signal }).then(setBegun, (error: unknown) => {
      if (!stop.signal.aborted) setFailure(error);
    });
    return () => stop.abort();
  }, []);
  const confirm = async (code: string): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const { recoveryCodes: codes, session } = await call(confirmTotp, { code });
      if (session === null) props.onBack();
      else if (codes.length === 0) props.onDone(session);
      else setFinished({ codes, session });
    } catch (error) {
      setProblem(readMessage(error));
    }
    setBusy(false);
  };
  if (finished !== null) {
    const { codes, session } = finished;
    return (
      <>
        <h2>{t('codesTitle')}</h2>
        <RecoveryCodes
          codes={codes}
          appName={props.appName}
          email={session.user.email}
          onDone={() => props.onDone(session)}
        />
      </>
    );
  }
  return (
    <>
      <h2>{t('enrolTitle')}</h2>
      <p>{t('enrolIntro')}</p>
      {failure !== null && (
        <>
          <Notice kind="danger">{t('setupFailed', { message: readMessage(failure) })}</Notice>
          <p className={style['other']}>
            <UnstyledButton className={style['turn']} onClick={props.onBack}>
              {t('startAgain')}
            </UnstyledButton>
          </p>
        </>
      )}
      {begun !== null && (
        <TotpSetup
          {...begun}
          problem={problem}
          busy={busy}
          onConfirm={(code) => void confirm(code)}
          onCancel={props.onBack}
        />
      )}
    </>
  );
}
