import { Button, Modal } from '@mantine/core';
import {
  type AdminProvider,
  beginProviderTest,
  checkProvider,
} from '@scriptorium/contract/operations/admin-providers.ts';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { operationQuery } from '../../api/query-client.ts';
import { goToProvider } from '../../lib/go-to-provider.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/admin-providers.ts';
import { t as tLdap } from '../../lib/texts/ldap.ts';
import { DialogFoot } from '../../ui/dialog-foot.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useLeaving } from '../../ui/use-leaving.ts';
import { LdapTrial } from './ldap-trial.tsx';
import { OnSwitch } from './on-switch.tsx';
import style from './providers-screen.module.css';
import { StepList } from './step-list.tsx';
import { t as common } from '../../lib/texts/common.ts';

/** Requests the provider's metadata and keys, then offers a real login that shows the claims. */
export function TestDialog(props: { provider: AdminProvider; isNew: boolean; onClose: () => void }) {
  const { provider, isNew, onClose } = props;
  const { uuid: providerUUID, name } = provider;
  const isLdap = provider.preset === 'ldap';
  const query = useQuery({ ...operationQuery(checkProvider, { providerUUID }), gcTime: 0, retry: false });
  const { leaving, setLeaving } = useLeaving();
  const [error, setError] = useState<unknown>(null);
  const steps = query.isFetching ? undefined : query.data?.steps;
  const isWell = steps?.every(({ ok }) => ok) ?? false;
  const go = async (): Promise<void> => {
    setLeaving(providerUUID);
    setError(null);
    try {
      goToProvider((await call(beginProviderTest, { providerUUID })).url);
    } catch (problem) {
      setError(problem);
      setLeaving(null);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('testTitle', { name })}
      size={560}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      {isNew && <StepList isLdap={isLdap} at="test" />}
      <p>{(isLdap ? tLdap : t)(isWell ? 'testDone' : 'testIntro')}</p>
      {query.error !== null && !query.isFetching && (
        <LoadError prefix={t('testFailed')} error={query.error} onRetry={() => void query.refetch()} />
      )}
      <div role="status">
        {query.isFetching && <p className={style['steps']}>{t('testRunning')}</p>}
        {steps !== undefined && (
          <ul className={style['steps']}>
            {steps.map((step) => (
              <li key={step.name} className={style['step']}>
                {step.ok ? (
                  <IconCheck size={16} aria-hidden />
                ) : (
                  <IconAlertTriangle size={16} data-failed aria-hidden />
                )}
                <span className="sr-only">{t(step.ok ? 'ok' : 'notOk')}:</span>
                <div>
                  <div className="strong">{step.name}</div>
                  <p>{step.detail}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
      {isWell && (isLdap ? <LdapTrial providerUUID={providerUUID} /> : <p className={style['next']}>{t('testGo')}</p>)}
      {isWell && (
        <div className={style['turnOn']}>
          <OnSwitch provider={provider} label={t('enabled', { name })} />
        </div>
      )}
      {error !== null && <Notice kind="danger">{`${t('testFailed')} ${readMessage(error)}`}</Notice>}
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
        {isWell && !isLdap ? (
          <Button loading={leaving !== null} onClick={() => void go()}>
            {t('testLogIn', { provider: name })}
          </Button>
        ) : (
          <Button variant="default" loading={query.isFetching} onClick={() => void query.refetch()}>
            {t('testAgain')}
          </Button>
        )}
      </DialogFoot>
    </Modal>
  );
}
