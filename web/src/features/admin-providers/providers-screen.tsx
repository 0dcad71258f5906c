import { ActionIcon, Button, Menu, Tabs } from '@mantine/core';
import {
  type AdminProvider,
  deleteProvider,
  listProviders,
  orderProviders,
} from '@scriptorium/contract/operations/admin-providers.ts';
import { requestCapabilities } from '@scriptorium/contract/operations/auth.ts';
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconPencil,
  IconPlugConnected,
  IconPlus,
  IconTrash,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operationQuery, useOperation } from '../../api/query-client.ts';
import { newUuid } from '../../lib/new-uuid.ts';
import { t } from '../../lib/texts/admin-providers.ts';
import { AdminHead } from '../../ui/admin-head.tsx';
import { confirm } from '../../ui/confirm.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { ProviderIcon } from '../../ui/provider-icon.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { toastFailure } from '../../ui/toast-failure.ts';
import { toastSuccess } from '../../ui/toasts.ts';
import { DirectoriesSection } from './directories-section.tsx';
import { GroupRulesDialog } from './group-rules-dialog.tsx';
import { OnSwitch } from './on-switch.tsx';
import { ProviderDialog } from './provider-dialog.tsx';
import style from './providers-screen.module.css';
import { TestDialog } from './test-dialog.tsx';

type Shown =
  | { dialog: 'edit'; provider: AdminProvider | null; providerUUID: string; redirectUrl: string }
  | { dialog: 'test'; provider: AdminProvider; isNew?: true }
  | { dialog: 'rules'; provider: AdminProvider };

/** External identities: providers to log in with, and directories that provision accounts. */
export function ProvidersScreen() {
  return (
    <>
      <AdminHead title={t('title')} />
      <Tabs defaultValue="log-in" keepMounted={false}>
        <Tabs.List className={style['tabs'] ?? ''}>
          <Tabs.Tab value="log-in">{t('tabProviders')}</Tabs.Tab>
          <Tabs.Tab value="provisioning">{t('tabProvisioning')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="log-in">
          <Providers />
        </Tabs.Panel>
        <Tabs.Panel value="provisioning">
          <DirectoriesSection />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

/** The login providers: add, edit, enable and disable, order, test, delete. */
function Providers() {
  const query = useQuery(operationQuery(listProviders, {}));
  const order = useOperation(orderProviders, [listProviders, requestCapabilities]);
  const [shown, setShown] = useState<Shown | null>(null);
  const list = query.data?.providers;
  const add = (): void => {
    const providerUUID = newUuid();
    const redirectUrl = `${query.data?.redirectBase ?? ''}${providerUUID}`;
    setShown({ dialog: 'edit', provider: null, providerUUID, redirectUrl });
  };
  const move = (from: number, to: number): void => {
    const ids = (list ?? []).map(({ uuid }) => uuid);
    ids.splice(to, 0, ...ids.splice(from, 1));
    order.mutate({ providerUUIDs: ids }, { onError: (error) => toastFailure(t('orderFailed'), error) });
  };
  return (
    <>
      <header className={style['head']}>
        <p>{t('providersHint')}</p>
        <Button leftSection={<IconPlus size={18} />} disabled={query.data === undefined} onClick={add}>
          {t('add')}
        </Button>
      </header>
      {query.error !== null && (
        <LoadError prefix={t('loadFailed')} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <RowsSkeleton rows={3} />}
      {list !== undefined && list.length === 0 && <EmptyState title={t('empty')} text={t('emptyHint')} />}
      {list !== undefined && list.length > 0 && (
        <div className={style['frame']}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('name')}</th>
                <th scope="col">{t('issuerHead')}</th>
                <th scope="col">{t('state')}</th>
                <th scope="col">{t('linked')}</th>
                <th scope="col">
                  <span className="sr-only">{t('actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {list.map((provider, index) => (
                <ProviderRow
                  key={provider.uuid}
                  provider={provider}
                  isBusy={order.isPending}
                  onUp={index === 0 ? null : () => move(index, index - 1)}
                  onDown={index === list.length - 1 ? null : () => move(index, index + 1)}
                  onEdit={() =>
                    setShown({
                      dialog: 'edit',
                      provider,
                      providerUUID: provider.uuid,
                      redirectUrl: provider.redirectUrl,
                    })
                  }
                  onTest={() => setShown({ dialog: 'test', provider })}
                  onRules={() => setShown({ dialog: 'rules', provider })}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {shown?.dialog === 'edit' && (
        <ProviderDialog
          {...shown}
          onAdded={(provider) => setShown({ dialog: 'test', provider, isNew: true })}
          onClose={() => setShown(null)}
        />
      )}
      {shown?.dialog === 'rules' && <GroupRulesDialog provider={shown.provider} onClose={() => setShown(null)} />}
      {shown?.dialog === 'test' && (
        <TestDialog
          provider={list?.find(({ uuid }) => uuid === shown.provider.uuid) ?? shown.provider}
          isNew={shown.isNew === true}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

function ProviderRow(props: {
  provider: AdminProvider;
  isBusy: boolean;
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onEdit: () => void;
  onTest: () => void;
  onRules: () => void;
}) {
  const { provider, onEdit } = props;
  const { name, preset, issuer, identities } = provider;
  return (
    <tr>
      <td className={style['who']}>
        <span className={style['name']}>
          <ProviderIcon preset={preset} />
          {name}
        </span>
      </td>
      <td className={style['issuer']}>{issuer}</td>
      <td className={style['state']}>
        <OnSwitch provider={provider} />
      </td>
      <td className={`tiny muted ${style['linked']}`}>{t('linkedCount', { count: identities })}</td>
      <td className={style['wide']}>
        <span className={style['actions']}>
          <Button
            className={style['edit']}
            size="xs"
            variant="default"
            aria-label={t('editNamed', { name })}
            onClick={onEdit}
          >
            {t('edit')}
          </Button>
          <ProviderMenu {...props} />
        </span>
      </td>
    </tr>
  );
}

function ProviderMenu(props: {
  provider: AdminProvider;
  isBusy: boolean;
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onEdit: () => void;
  onTest: () => void;
  onRules: () => void;
}) {
  const { provider, isBusy, onUp, onDown, onEdit, onTest, onRules } = props;
  const { name, dependents } = provider;
  const remove = useOperation(deleteProvider, [listProviders, requestCapabilities]);
  const ask = async (): Promise<void> => {
    const text = dependents === 0 ? t('removeText') : t('removeDependents', { count: dependents });
    if (!(await confirm({ title: t('removeTitle', { name }), text, yes: t('removeYes') }))) return;
    remove.mutate(
      { providerUUID: provider.uuid },
      {
        onSuccess: () => void toastSuccess(t('removed', { name })),
        onError: (error) => toastFailure(t('removeFailed'), error),
      },
    );
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon loading={remove.isPending} aria-label={t('moreFor', { name })}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item className={style['editItem'] ?? ''} leftSection={<IconPencil size={16} />} onClick={onEdit}>
          {t('edit')}
        </Menu.Item>
        <Menu.Item leftSection={<IconPlugConnected size={16} />} onClick={onTest}>
          {t('test')}
        </Menu.Item>
        <Menu.Item leftSection={<IconUsersGroup size={16} />} onClick={onRules}>
          {t('rules')}
        </Menu.Item>
        {onUp !== null && (
          <Menu.Item leftSection={<IconArrowUp size={16} />} disabled={isBusy} onClick={onUp}>
            {t('up')}
          </Menu.Item>
        )}
        {onDown !== null && (
          <Menu.Item leftSection={<IconArrowDown size={16} />} disabled={isBusy} onClick={onDown}>
            {t('down')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item data-danger leftSection={<IconTrash size={16} />} onClick={() => void ask()}>
          {t('remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
