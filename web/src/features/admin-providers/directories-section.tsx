import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  type AdminDirectory,
  deleteDirectory,
  listDirectories,
  revokeDirectoryToken,
} from '@scriptorium/contract/operations/admin-directories.ts';
import { IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { operationQuery, useOperation } from '../../api/query-client.ts';
import { T, t } from '../../lib/texts/admin-directories.ts';
import { confirm } from '../../ui/confirm.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { toastFailure } from '../../ui/toast-failure.ts';
import { toastSuccess } from '../../ui/toasts.ts';
import { AddressToEnter } from './address-to-enter.tsx';
import style from './directories-section.module.css';
import { DirectoryDialog } from './directory-dialog.tsx';
import { DirectoryTokenDialog } from './directory-token-dialog.tsx';

type Shown = { dialog: 'edit'; directory: AdminDirectory | null } | { dialog: 'token'; directory: AdminDirectory };

/** The directories that provision accounts: add, edit, delete, create and revoke tokens, list refused calls. */
export function DirectoriesSection() {
  const id = useId();
  const query = useQuery(operationQuery(listDirectories, {}));
  const [shown, setShown] = useState<Shown | null>(null);
  const directories = query.data?.directories;
  return (
    <section aria-labelledby={id}>
      <header className={style['head']}>
        <div>
          <h2 id={id} className="sr-only">
            {t('title')}
          </h2>
          <p>{t('hint')}</p>
        </div>
        <Button
          leftSection={<IconPlus size={18} />}
          disabled={query.data === undefined}
          onClick={() => setShown({ dialog: 'edit', directory: null })}
        >
          {t('add')}
        </Button>
      </header>
      {query.error !== null && (
        <LoadError prefix={t('loadFailed')} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <RowsSkeleton rows={2} />}
      {directories?.length === 0 && <EmptyState title={t('empty')} text={t('emptyHint')} />}
      {directories !== undefined && directories.length > 0 && (
        <>
          <div className={style['address']}>
            <AddressToEnter label={t('address')} hint={t('addressHint')} address={query.data?.address ?? ''} />
          </div>
          <ul className={style['list']}>
            {directories.map((directory) => (
              <Directory
                key={directory.uuid}
                directory={directory}
                onEdit={() => setShown({ dialog: 'edit', directory })}
                onToken={() => setShown({ dialog: 'token', directory })}
              />
            ))}
          </ul>
        </>
      )}
      {shown?.dialog === 'edit' && <DirectoryDialog directory={shown.directory} onClose={() => setShown(null)} />}
      {shown?.dialog === 'token' && <DirectoryTokenDialog directory={shown.directory} onClose={() => setShown(null)} />}
    </section>
  );
}

function Directory(props: { directory: AdminDirectory; onEdit: () => void; onToken: () => void }) {
  const { directory, onEdit, onToken } = props;
  const { uuid: directoryUUID, name, people, groups, lastCallAt, tokens, problems } = directory;
  const remove = useOperation(deleteDirectory, [listDirectories]);
  const ask = async (): Promise<void> => {
    if (!(await confirm({ title: t('removeTitle', { name }), text: t('removeText'), yes: t('removeYes') }))) return;
    remove.mutate(
      { directoryUUID },
      {
        onSuccess: () => void toastSuccess(t('removed', { name })),
        onError: (error) => toastFailure(t('removeFailed'), error),
      },
    );
  };
  return (
    <li className={style['directory']}>
      <div className={style['top']}>
        <div className={style['facts']}>
          <h3>{name}</h3>
          <p className="tiny muted">
            {t('managed', { people, groups })}
            {' · '}
            {lastCallAt === null ? (
              t('silent')
            ) : (
              <T k="heard" components={{ time: <RelativeTime time={lastCallAt} /> }} />
            )}
          </p>
          <p className="tiny muted">{t('facts', { domains: directory.domains.replaceAll(',', ', ') })}</p>
        </div>
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
              <Menu.Item data-danger leftSection={<IconTrash size={16} />} onClick={() => void ask()}>
                {t('remove')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </span>
      </div>
      <div className={style['part']}>
        <div className={style['partHead']}>
          <h4>{t('tokens')}</h4>
          <Button size="xs" variant="default" aria-label={t('newTokenFor', { name })} onClick={onToken}>
            {t('newToken')}
          </Button>
        </div>
        {tokens.length === 0 && <p className="tiny muted">{t('noTokens')}</p>}
        <ul>
          {tokens.map((token) => (
            <Token key={token.uuid} token={token} />
          ))}
        </ul>
      </div>
      {problems.length > 0 && (
        <details className={style['part']}>
          <summary>{t('problems')}</summary>
          <ul>
            {problems.map(({ at, call, message }) => (
              <li key={`${at} ${call} ${message}`} className={style['problem']}>
                <p>{message}</p>
                <p className="tiny muted">
                  {nameCall(call)}, <RelativeTime time={at} />
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function Token({ token }: { token: AdminDirectory['tokens'][number] }) {
  const { uuid: tokenUUID, label, madeAt, usedAt } = token;
  const revoke = useOperation(revokeDirectoryToken, [listDirectories]);
  const ask = async (): Promise<void> => {
    if (!(await confirm({ title: t('revokeTitle', { label }), text: t('revokeText'), yes: t('revokeYes') }))) return;
    revoke.mutate(
      { tokenUUID },
      {
        onSuccess: () => void toastSuccess(t('revoked', { label })),
        onError: (error) => toastFailure(t('revokeFailed'), error),
      },
    );
  };
  return (
    <li className={style['token']}>
      <span className={style['facts']}>
        <span>{label}</span>
        <span className="tiny muted">
          {usedAt === null ? (
            <T k="tokenUnused" components={{ made: <RelativeTime time={madeAt} /> }} />
          ) : (
            <T
              k="tokenUsed"
              components={{ made: <RelativeTime time={madeAt} />, used: <RelativeTime time={usedAt} /> }}
            />
          )}
        </span>
      </span>
      <Button
        size="xs"
        variant="default"
        loading={revoke.isPending}
        aria-label={t('revokeNamed', { label })}
        onClick={() => void ask()}
      >
        {t('revoke')}
      </Button>
    </li>
  );
}

/** Short description of a refused call. */
function nameCall(call: string): string {
  const [method = '', path = ''] = call.split(' ');
  const isGroup = path.startsWith('/Groups');
  if (!isGroup && !path.startsWith('/Users')) return t('call_Other');
  switch (method) {
    case 'GET':
      return t('call_Get');
    case 'POST':
      return t(isGroup ? 'call_PostGroups' : 'call_PostUsers');
    case 'DELETE':
      return t(isGroup ? 'call_DeleteGroups' : 'call_DeleteUsers');
    default:
      return t(isGroup ? 'call_ChangeGroups' : 'call_ChangeUsers');
  }
}
