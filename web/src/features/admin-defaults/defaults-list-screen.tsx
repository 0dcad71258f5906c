import {
  createDefaults,
  type DefaultsSummary,
  listDefaults,
  restoreDefaults,
} from '@scriptorium/contract/operations/export.ts';
import { Button, FileButton, Modal, TextInput } from '@mantine/core';
import { IconFileImport, IconPlus, IconRestore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { operationQuery, useOperation } from '../../api/query-client.ts';
import { t as admin } from '../../lib/texts/admin.ts';
import { t } from '../../lib/texts/admin-exports.ts';
import { Card } from '../../ui/card.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
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
  const [isNaming, setIsNaming] = useState(false);
  const list = profiles.data?.defaultsFiles;
  const [builtIn, own] = [true, false].map((which) => (list ?? []).filter(({ builtin }) => builtin === which)) as [
    DefaultsSummary[],
    DefaultsSummary[],
  ];
  return (
    <>
      <AdminHead title={t('defaultsTitle')} hint={t('defaultsHint')}>
        <ImportButton onImport={create.run} />
        <Button leftSection={<IconPlus size={18} />} onClick={() => setIsNaming(true)}>
          {t('new')}
        </Button>
      </AdminHead>
      {profiles.error !== null && (
        <LoadError
          prefix={admin('defaultsListFailed')}
          error={profiles.error}
          onRetry={() => void profiles.refetch()}
        />
      )}
      {profiles.isPending && profiles.error === null && <RowsSkeleton rows={6} />}
      {list !== undefined && (
        <div className={style['groups']}>
          <Card title={t('own')}>
            {own.length > 0 ? <ProfileTable profiles={own} /> : <p className={style['none']}>{t('ownNone')}</p>}
          </Card>
          <Card title={t('builtIn')} action={profiles.data?.isBuiltInMissing === true && <RestoreButton />}>
            {builtIn.length > 0 ? (
              <ProfileTable profiles={builtIn} />
            ) : (
              <p className={style['none']}>{t(own.length > 0 ? 'builtInNone' : 'emptyHint')}</p>
            )}
          </Card>
        </div>
      )}
      {isNaming && (
        <NewProfileDialog isCreating={create.isPending} onCreate={create.run} onClose={() => setIsNaming(false)} />
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
    <Button
      size="xs"
      variant="default"
      leftSection={<IconRestore size={16} />}
      loading={restore.isPending}
      onClick={run}
    >
      {t('restoreMissing')}
    </Button>
  );
}

function NewProfileDialog(props: {
  isCreating: boolean;
  onCreate: (name: string, content: undefined, onDone: () => void) => void;
  onClose: () => void;
}) {
  const { isCreating, onCreate, onClose } = props;
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  return (
    <Modal opened onClose={onClose} title={t('new')} closeButtonProps={{ 'aria-label': t('close') }}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === '') setError(admin('defaultsNameRequired'));
          else onCreate(name.trim(), undefined, onClose);
        }}
      >
        <TextInput
          data-autofocus
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
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('cancelDialog')}
          </Button>
          <Button type="submit" loading={isCreating}>
            {t('create')}
          </Button>
        </DialogActions>
      </form>
    </Modal>
  );
}
