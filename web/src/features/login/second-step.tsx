import { Button, TextInput, UnstyledButton } from '@mantine/core';
import { OperationError } from '@scriptorium/contract/errors.ts';
import type { LoggedIn } from '@scriptorium/contract/operations/auth.ts';
import { finishLogin } from '@scriptorium/contract/operations/factors.ts';
import { type SubmitEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/factors.ts';
import { Notice } from '../../ui/notice.tsx';
import { CodeField } from '../../ui/totp-setup.tsx';
import style from './login-screen.module.css';

/** The second step of a login: a code of the app, or a recovery code. */
export function SecondStep(props: { appName: string; onDone: (session: LoggedIn) => void; onBack: () => void }) {
  const [withRecovery, setWithRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    setBusy(true);
    setError(null);
    try {
      props.onDone(await call(finishLogin, { code }));
    } catch (problem) {
      setError(problem);
      setBusy(false);
      field?.select();
    }
  };
  const isWrong = error instanceof OperationError && error.code === 'wrong-code';
  const turn = (): void => {
    setWithRecovery(!withRecovery);
    setCode('');
    setError(null);
  };
  return (
    <>
      <h2>{t('secondTitle')}</h2>
      <p>{withRecovery ? t('secondRecovery') : t('secondApp', { appName: props.appName })}</p>
      {/* Each kind has a form of its own, so that the focus moves to its field. */}
      <form key={String(withRecovery)} onSubmit={(event) => void submit(event)} noValidate>
        {withRecovery ? (
          <TextInput
            size="md"
            label={t('recoveryCode')}
            name="recovery-code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            autoFocus
            value={code}
            error={isWrong ? readMessage(error) : null}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        ) : (
          <CodeField
            size="md"
            label={t('code')}
            value={code}
            problem={isWrong ? readMessage(error) : null}
            onChange={setCode}
          />
        )}
        <Button type="submit" size="md" fullWidth loading={busy}>
          {t('finish')}
        </Button>
        {error !== null && !isWrong && <Notice kind="danger">{t('failed', { message: readMessage(error) })}</Notice>}
      </form>
      <p className={style['other']}>
        <UnstyledButton className={style['turn']} onClick={turn}>
          {t(withRecovery ? 'useApp' : 'useRecovery')}
        </UnstyledButton>
        <UnstyledButton className={style['turn']} onClick={props.onBack}>
          {t('startAgain')}
        </UnstyledButton>
      </p>
      {withRecovery && <p className={style['help']}>{t('helpLost')}</p>}
    </>
  );
}
