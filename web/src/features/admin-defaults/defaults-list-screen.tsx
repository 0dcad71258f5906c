import { createDefaults, listDefaults, restoreDefaults } from '@scriptorium/contract/operations/export.ts';
import { Button, FileButton, TextInput } from '@mantine/core';
import { IconFileImport, IconPlus, IconRestore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
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
import { ProfileTable } from './profile-table.tsx';

/** The export profiles: create, import, edit, rename, duplicate, restore, delete. */
export function DefaultsListScreen() {
  const profiles = useQuery(operationQuery(listDefaults, {}));
  const create = useCreateProfile();
  const list = profiles.data?.defaultsFiles;
  return (
    <>
      <AdminHead title={t('defaultsTitle')} hint={t('defaultsHint')}>
        <ImportButton onImport={create.run} />
        <RestoreButton />
      </AdminHead>
      <CreateForm isCreating={create.isPending} onCreate={create.run} />
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
          <ProfileTable profiles={list} />
        </Card>
      )}
    </>
  );
}

/** Creates a profile and opens it. */
function useCreateProfile() {
  const navigate = useNavigate();
  const create = useOperation(createDefaults, [listDefaults]);
  const run = (name: string, content?: string, onDone?: () => void): void =>
    create.mutate(
      { name, ...(content === undefined ? {} : { content }) },
      {
        onSuccess: ({ defaultsFile }) => {
          onDone?.();
          void navigate({ to: '/admin/defaults/edit/{-$uuid}', params: { uuid: defaultsFile.uuid } });
        },
        onError: (error) => void toastError(admin('createDefaultsFailed'), error),
      },
    );
  return { run, isPending: create.isPending };
}

function ImportButton({ onImport }: { onImport: (name: string, content: string) => void }) {
  const read = async (file: File | null): Promise<void> => {
    if (file !== null) onImport(file.name.replace(/\.(ya?ml|json)$/i, ''), await file.text());
  };
  return (
    <FileButton accept=".yaml,.yml" onChange={(file) => void read(file)}>
      {(props) => (
        <Button {...props} variant="default" leftSection={<IconFileImport size={18} />} aria-label={t('importLabel')}>
          {t('import')}
        </Button>
      )}
    </FileButton>
  );
}

function RestoreButton() {
  const restore = useOperation(restoreDefaults, [listDefaults]);
  const run = (): void =>
    restore.mutate(
      {},
      {
        onSuccess: () => void toastSuccess(t('restored')),
        onError: (error) => void toastError(t('restoreFailed'), error),
      },
    );
  return (
    <Button variant="default" leftSection={<IconRestore size={18} />} loading={restore.isPending} onClick={run}>
      {t('restoreMissing')}
    </Button>
  );
}

function CreateForm(props: {
  isCreating: boolean;
  onCreate: (name: string, content: undefined, onDone: () => void) => void;
}) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  return (
    <form
      className={style['create']}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') setError(admin('defaultsNameRequired'));
        else props.onCreate(name.trim(), undefined, () => setName(''));
      }}
    >
      <TextInput
        className={style['name']}
        label={t('newName')}
        placeholder={t('newNamePlaceholder')}
        value={name}
        error={error}
        maxLength={200}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setError(null);
        }}
      />
      <Button type="submit" leftSection={<IconPlus size={18} />} loading={props.isCreating}>
        {t('create')}
      </Button>
    </form>
  );
}
