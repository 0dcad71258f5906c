import { Button, Checkbox, TextInput, UnstyledButton } from '@mantine/core';
import { OperationError } from '@scriptorium/contract/errors.ts';
import type { HalfLoggedIn, LoggedIn } from '@scriptorium/contract/operations/auth.ts';
import { finishLogin } from '@scriptorium/contract/operations/factors.ts';
import { type SubmitEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { useCapabilities } from '../../api/session.ts';
import { canUsePasskeys } from '../../lib/passkeys.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/factors.ts';
import { t as trusted } from '../../lib/texts/trusted.ts';
import { Notice } from '../../ui/notice.tsx';
import { CodeField } from '../../ui/totp-setup.tsx';
import style from './login-screen.module.css';
import { usePasskeyLogin } from './use-passkey-login.ts';

type Way = 'totp' | 'passkey' | 'recovery';

/** The second step of a login: a code from the app, a passkey, or a recovery code. */
export function SecondStep(props: {
  appName: string;
  half: HalfLoggedIn;
  onDone: (session: LoggedIn) => void;
  onBack: () => void;
}) {
  const { passkeyOrigin } = useCapabilities();
  const { factors, mayTrust } = props.half;
  const ways: Way[] = [
    ...(factors.totp ? (['totp'] as const) : []),
    ...(factors.passkey && canUsePasskeys(passkeyOrigin) ? (['passkey'] as const) : []),
    'recovery',
  ];
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery');
  const [trust, setTrust] = useState(false);
  return (
    <>
      <h2>{t('secondTitle')}</h2>
      <p>{t(TEXTS[way], { appName: props.appName })}</p>
      {way === 'passkey' ? (
        <PasskeyForm trust={trust} onDone={props.onDone} />
      ) : (
        // A form per kind, so that the focus moves to its field.
        <CodeForm key={way} isRecovery={way === 'recovery'} trust={trust} onDone={props.onDone} />
      )}
      {mayTrust && way !== 'recovery' && (
        <Checkbox
          mt="md"
          label={trusted('trust')}
          description={trusted('trustHint')}
          checked={trust}
          onChange={(event) => setTrust(event.currentTarget.checked)}
        />
      )}
      <p className={style['other']}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <UnstyledButton key={other} className={style['turn']} onClick={() => setWay(other)}>
              {t(NAMES[other])}
            </UnstyledButton>
          ))}
        <UnstyledButton className={style['turn']} onClick={props.onBack}>
          {t('startAgain')}
        </UnstyledButton>
      </p>
      {way === 'recovery' && <p className={style['help']}>{t('helpLost')}</p>}
    </>
  );
}

const TEXTS = { totp: 'secondApp', passkey: 'secondPasskey', recovery: 'secondRecovery' } as const;
const NAMES = { totp: 'useApp', passkey: 'usePasskey', recovery: 'useRecovery' } as const;

function PasskeyForm({ trust, onDone }: { trust: boolean; onDone: (session: LoggedIn) => void }) {
  const { busy, error, begin } = usePasskeyLogin(onDone, trust);
  return (
    <>
      <Button size="md" fullWidth autoFocus loading={busy} onClick={() => void begin()}>
        {t('usePasskey')}
      </Button>
      {error !== null && <Notice kind="danger">{t('failed', { message: readMessage(error) })}</Notice>}
    </>
  );
}

function CodeForm(props: { isRecovery: boolean; trust: boolean; onDone: (session: LoggedIn) => void }) {
  const { isRecovery, trust, onDone } = props;
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    setBusy(true);
    setError(null);
    try {
      onDone(await call(finishLogin, { code, trust: trust && !isRecovery }));
    } catch (problem) {
      setError(problem);
      setBusy(false);
      field?.select();
    }
  };
  const isWrong = error instanceof OperationError && error.code === 'wrong-code';
  const problem = isWrong ? readMessage(error) : null;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      {isRecovery ? (
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
          error={problem}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      ) : (
        <CodeField size="md" label={t('code')} value={code} problem={problem} onChange={setCode} />
      )}
      <Button type="submit" size="md" fullWidth loading={busy}>
        {t('finish')}
      </Button>
      {error !== null && !isWrong && <Notice kind="danger">{t('failed', { message: readMessage(error) })}</Notice>}
    </form>
  );
}
