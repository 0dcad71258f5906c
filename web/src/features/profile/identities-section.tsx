import { Button } from '@mantine/core';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { beginIdentity, readIdentities, removeIdentity } from '@scriptorium/contract/operations/providers.ts';
import type { ShownProvider } from '@scriptorium/contract/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { operationQuery, useOperation } from '../../api/query-client.ts';
import { goToProvider } from '../../lib/go-to-provider.ts';
import { t, T } from '../../lib/texts/sign-in.ts';
import { confirm } from '../../ui/confirm.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { ProviderIcon } from '../../ui/provider-icon.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Section } from '../../ui/section.tsx';
import { toastFailure } from '../../ui/toast-failure.ts';
import { toastSuccess } from '../../ui/toasts.ts';
import { useLeaving } from '../../ui/use-leaving.ts';
import { FactorRow } from './factor-row.tsx';
import { LinkLdapDialog } from './link-ldap-dialog.tsx';
import style from './profile-screen.module.css';

type Identity = OutputOf<typeof readIdentities>['identities'][number];

/** The external logins linked to this account. Hidden if there are none and none can be added. */
export function IdentitiesSection() {
  const query = useQuery(operationQuery(readIdentities, {}));
  const { leaving, setLeaving } = useLeaving();
  const [typed, setTyped] = useState<ShownProvider | null>(null);
  const begin = async (provider: ShownProvider): Promise<void> => {
    const { uuid: providerUUID, preset } = provider;
    if (preset === 'ldap') {
      setTyped(provider);
      return;
    }
    setLeaving(providerUUID);
    try {
      goToProvider((await call(beginIdentity, { providerUUID })).url);
    } catch (error) {
      toastFailure(t('addFailed'), error);
      setLeaving(null);
    }
  };
  if (query.error !== null) {
    return (
      <Section title={t('section')} hint={t('sectionHint')} wide>
        <LoadError error={query.error} prefix={t('loadFailed')} onRetry={() => void query.refetch()} />
      </Section>
    );
  }
  if (query.data === undefined) return null;
  const { identities, providers } = query.data;
  if (identities.length === 0 && providers.length === 0) return null;
  const isLinked = (uuid: string): boolean => identities.some(({ provider }) => provider.uuid === uuid);
  return (
    <Section title={t('section')} hint={t('sectionHint')} wide>
      <ul className={style['list']}>
        {identities.map((identity) => (
          <IdentityRow key={identity.uuid} identity={identity} />
        ))}
        {providers.map((provider) => (
          <FactorRow
            key={provider.uuid}
            icon={<ProviderIcon preset={provider.preset} />}
            name={provider.name}
            state={t(isLinked(provider.uuid) ? 'addAnother' : 'add')}
          >
            <Button
              variant="default"
              size="xs"
              loading={leaving === provider.uuid}
              aria-label={`${isLinked(provider.uuid) ? t('addAnother') : t('link')}: ${provider.name}`}
              onClick={() => void begin(provider)}
            >
              {t('link')}
            </Button>
          </FactorRow>
        ))}
      </ul>
      {typed !== null && <LinkLdapDialog provider={typed} onClose={() => setTyped(null)} />}
    </Section>
  );
}

function IdentityRow({ identity: { uuid, provider, label, addedOn, lastUsed, works } }: { identity: Identity }) {
  const remove = useOperation(removeIdentity, [readIdentities]);
  const named = { provider: provider.name, label };
  const ask = async (): Promise<void> => {
    const question = { title: t('removeTitle', named), text: t('removeText'), yes: t('removeYes') };
    if (!(await confirm(question))) return;
    remove.mutate(
      { identityUUID: uuid },
      {
        onSuccess: () => void toastSuccess(t('removed', named)),
        onError: (error) => toastFailure(t('removeFailed'), error),
      },
    );
  };
  return (
    <FactorRow
      icon={<ProviderIcon preset={provider.preset} />}
      name={`${provider.name}: ${label}`}
      state={
        <>
          <T k="since" components={{ time: <RelativeTime time={addedOn} /> }} /> ·{' '}
          {lastUsed === null ? t('never') : <T k="used" components={{ time: <RelativeTime time={lastUsed} /> }} />}
          {!works && <> · {t('off')}</>}
        </>
      }
    >
      <Button
        variant="default"
        size="xs"
        loading={remove.isPending}
        aria-label={t('removeNamed', named)}
        onClick={() => void ask()}
      >
        {t('remove')}
      </Button>
    </FactorRow>
  );
}
