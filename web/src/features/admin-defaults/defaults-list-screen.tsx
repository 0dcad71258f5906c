import { createDefaults, listDefaults, restoreDefaults } from '@scriptorium/contract/operations/export.ts';
import { Badge, Button, FileButton, TextInput } from '@mantine/core';
import { IconFileImport, IconPlus, IconRestore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { operationQuery, useOperation } from '../../api/query-client.ts';
import { t as admin } from '../../lib/texts/admin.ts';
import { t } from '../../lib/texts/admin-exports.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { AdminHead } from '../../ui/admin-head.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import style from './defaults-list-screen.module.css';
import { ProfileMenu } from './profile-menu.tsx';

/** The export profiles: create, import, edit, rename, duplicate, restore, delete. */
export function DefaultsListScreen() {
  const navigate = useNavigate();
  const profiles = useQuery(operationQuery(listDefaults, {}));
  const create = useOperation(createDefaults, [listDefaults]);
  const restore = useOperation(restoreDefaults, [listDefaults]);
  const [name, setName] = useState('');
  const [nameError, setNameError] = useState<string | null>(null);

  const make = (wanted: string, content?: string) => {
    create.mutate(
      { name: wanted, ...(content === undefined ? {} : { content }) },
      {
        onSuccess: ({ defaultsFile }) => {
          setName('');
          void navigate({ to: '/admin/defaults/edit/{-$uuid}', params: { uuid: defaultsFile.uuid } });
        },
        onError: (error) => void toastError(admin('createDefaultsFailed'), error),
      },
    );
  };
  const importFile = async (file: File | null) => {
    if (file !== null) make(file.name.replace(/\.(ya?ml|json)$/i, ''), await file.text());
  };
  const restoreAll = () =>
    restore.mutate(
      {},
      {
        onSuccess: () => void toastSuccess(t('restored')),
        onError: (error) => void toastError(t('restoreFailed'), error),
      },
    );
  const list = profiles.data?.defaultsFiles;
  return (
    <>
      <AdminHead title={t('defaultsTitle')} hint={t('defaultsHint')}>
        <FileButton accept=".yaml,.yml" onChange={(file) => void importFile(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconFileImport size={18} />}
              aria-label={t('importLabel')}
            >
              {t('import')}
            </Button>
          )}
        </FileButton>
        <Button
          variant="default"
          leftSection={<IconRestore size={18} />}
          loading={restore.isPending}
          onClick={restoreAll}
        >
          {t('restoreMissing')}
        </Button>
      </AdminHead>
      <form
        className={style['create']}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === '') setNameError(admin('defaultsNameRequired'));
          else make(name.trim());
        }}
      >
        <TextInput
          className={style['name']}
          label={t('newName')}
          placeholder={t('newNamePlaceholder')}
          value={name}
          error={nameError}
          maxLength={200}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setNameError(null);
          }}
        />
        <Button type="submit" leftSection={<IconPlus size={18} />} loading={create.isPending}>
          {t('create')}
        </Button>
      </form>
      {profiles.error !== null && (
        <LoadError
          prefix={admin('defaultsListFailed')}
          error={profiles.error}
          onRetry={() => void profiles.refetch()}
        />
      )}
      {profiles.isPending && profiles.error === null && <RowsSkeleton rows={6} />}
      {list !== undefined && list.length === 0 && <EmptyState title={t('empty')} text={t('emptyHint')} />}
      {list !== undefined && list.length > 0 && (
        <Card title={t('defaultsTitle')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('name')}</th>
                <th scope="col">{t('format')}</th>
                <th scope="col">
                  <span className="sr-only">{t('edit')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {list.map((profile) => (
                <tr key={profile.uuid}>
                  <td className={style['cell']}>
                    <Link to="/admin/defaults/edit/{-$uuid}" params={{ uuid: profile.uuid }}>
                      {profile.name}
                    </Link>
                    {profile.builtin && (
                      <Badge variant="light" className={style['badge']}>
                        {t('ready')}
                      </Badge>
                    )}
                  </td>
                  <td>
                    <code>.{profile.extension}</code>
                  </td>
                  <td className={style['actions']}>
                    <Button
                      className={style['edit']}
                      size="xs"
                      variant="default"
                      renderRoot={(props) => (
                        <Link to="/admin/defaults/edit/{-$uuid}" params={{ uuid: profile.uuid }} {...props} />
                      )}
                      aria-label={`${t('edit')}: ${profile.name}`}
                    >
                      {t('edit')}
                    </Button>
                    <ProfileMenu profile={profile} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      )}
    </>
  );
}
