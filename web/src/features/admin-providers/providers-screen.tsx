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
  IconGripVertical,
  IconPencil,
  IconPlugConnected,
  IconPlus,
  IconTrash,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type PointerEvent, useState } from 'react';
import { operationQuery, queryClient, useOperation } from '../../api/query-client.ts';
import { newUuid } from '../../lib/new-uuid.ts';
import { T, t } from '../../lib/texts/admin-providers.ts';
import { AdminHead } from '../../ui/admin-head.tsx';
import { confirm } from '../../ui/confirm.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { ProviderIcon } from '../../ui/provider-icon.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { toastFailure } from '../../ui/toast-failure.ts';
import { toastSuccess } from '../../ui/toasts.ts';
import { DirectoriesSection } from './directories-section.tsx';
import { GroupRulesDialog } from './group-rules-dialog.tsx';
import { OnSwitch } from './on-switch.tsx';
import { ProviderDialog } from './provider-dialog.tsx';
import style from './providers-screen.module.css';
import { TestDialog } from './test-dialog.tsx';
import { useRowDrag } from './use-row-drag.ts';

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

const listed = operationQuery(listProviders, {});

/** The login providers: add, edit, enable and disable, order, test, delete. */
function Providers() {
  const query = useQuery(listed);
  const order = useOperation(orderProviders, [listProviders, requestCapabilities]);
  const [shown, setShown] = useState<Shown | null>(null);
  const list = query.data?.providers;
  const add = (): void => {
    const providerUUID = newUuid();
    const redirectUrl = `${query.data?.redirectBase ?? ''}${providerUUID}`;
    setShown({ dialog: 'edit', provider: null, providerUUID, redirectUrl });
  };
  const place = (ids: readonly string[]): void => {
    // Shown at once, and put right by the answer.
    queryClient.setQueryData(
      listed.queryKey,
      (before) => before && { ...before, providers: inOrder(before.providers, ids) },
    );
    order.mutate(
      { providerUUIDs: [...ids] },
      {
        onError: (error) => {
          toastFailure(t('orderFailed'), error);
          void query.refetch();
        },
      },
    );
  };
  const drag = useRowDrag(
    (list ?? []).map(({ uuid }) => uuid),
    place,
  );
  const move = (from: number, to: number): void => {
    const ids = [...drag.ids];
    ids.splice(to, 0, ...ids.splice(from, 1));
    place(ids);
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
            <tbody ref={drag.body}>
              {inOrder(list, drag.ids).map((provider, index) => (
                <ProviderRow
                  key={provider.uuid}
                  provider={provider}
                  isDragged={drag.dragged === provider.uuid}
                  onDrag={list.length > 1 ? (event) => drag.begin(provider.uuid, event) : null}
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

function inOrder(providers: readonly AdminProvider[], ids: readonly string[]): AdminProvider[] {
  return providers.toSorted((one, other) => ids.indexOf(one.uuid) - ids.indexOf(other.uuid));
}

function ProviderRow(props: {
  provider: AdminProvider;
  isDragged: boolean;
  onDrag: ((event: PointerEvent) => void) | null;
  isBusy: boolean;
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onEdit: () => void;
  onTest: () => void;
  onRules: () => void;
}) {
  const { provider, onDrag, onEdit } = props;
  const { name, preset, issuer, identities, lastUsedAt } = provider;
  return (
    <tr data-id={provider.uuid} data-dragged={props.isDragged || undefined}>
      <td className={style['who']}>
        <span className={style['name']}>
          {onDrag !== null && (
            // By keyboard, the menu does it.
            <span className={style['handle']} title={t('drag')} onPointerDown={onDrag}>
              <IconGripVertical size={16} aria-hidden />
            </span>
          )}
          <ProviderIcon preset={preset} />
          {name}
        </span>
      </td>
      <td className={style['issuer']}>{issuer}</td>
      <td className={style['state']}>
        <OnSwitch provider={provider} />
      </td>
      <td className={`tiny muted ${style['linked']}`}>
        {t('linkedCount', { count: identities })}
        <span>
          {lastUsedAt === undefined ? (
            t('neverUsed')
          ) : (
            <T k="lastUsed" components={{ time: <RelativeTime time={lastUsedAt} /> }} />
          )}
        </span>
      </td>
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
