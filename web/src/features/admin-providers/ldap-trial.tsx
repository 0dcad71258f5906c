import { Button, PasswordInput, TextInput } from '@mantine/core';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { tryLdapLogin } from '@scriptorium/contract/operations/admin-providers.ts';
import { type SubmitEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/ldap.ts';
import { Notice } from '../../ui/notice.tsx';
import style from './providers-screen.module.css';

/** A test login at a directory, which shows the user's data and changes nothing. */
export function LdapTrial({ providerUUID }: { providerUUID: string }) {
  const [login, setLogin] = useState('');
  const [loginPassword, setPassword] = useState('');
  const [result, setResult] = useState<OutputOf<typeof tryLdapLogin> | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setResult(null);
    setError(null);
    try {
      setResult(await call(tryLdapLogin, { providerUUID, login, loginPassword }));
    } catch (problem) {
      setError(problem);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={style['form']} noValidate onSubmit={(event) => void submit(event)}>
      <div>
        <h3>{t('trialTitle')}</h3>
        <p className={style['how']}>{t('trialHint')}</p>
      </div>
      <TextInput
        label={t('login')}
        value={login}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={400}
        onChange={(event) => setLogin(event.currentTarget.value)}
      />
      <PasswordInput
        label={t('password')}
        value={loginPassword}
        autoComplete="new-password"
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={isBusy}>
        {t('trialGo')}
      </Button>
      <div role="status" className={style['form']}>
        {result !== null && (
          <>
            <section>
              <h3>{t('outcome')}</h3>
              <ul className={style['outcome']}>
                {result.outcome.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </section>
            <section>
              <h3>{t('says')}</h3>
              <dl className={style['claims']}>
                {result.claims.map(({ name, value }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
          </>
        )}
      </div>
      {error !== null && <Notice kind="danger">{t('trialFailed', { message: readMessage(error) })}</Notice>}
    </form>
  );
}
