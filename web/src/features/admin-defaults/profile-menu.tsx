import {
  deleteDefaults,
  duplicateDefaults,
  listDefaults,
  renameDefaults,
  restoreDefaults,
  type DefaultsSummary,
} from '@scriptorium/contract/operations/export.ts';
import { ActionIcon, Button, Menu, Modal, TextInput } from '@mantine/core';
import { IconCopy, IconCursorText, IconDots, IconRestore, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useOperation } from '../../api/query-client.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t as admin } from '../../lib/texts/admin.ts';
import { t } from '../../lib/texts/admin-exports.ts';
import { confirm } from '../../ui/confirm.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { toastError, toastInfo } from '../../ui/toasts.ts';

/** Further actions on a profile. */
export function ProfileMenu({ profile }: { profile: DefaultsSummary }) {
  const { uuid, name } = profile;
  const [renaming, setRenaming] = useState(false);
  const duplicate = useOperation(duplicateDefaults, [listDefaults]);
  const restore = useOperation(restoreDefaults, [listDefaults]);
  const remove = useOperation(deleteDefaults, [listDefaults]);
  const askAndDelete = async () => {
    if (!(await confirm({ title: t('delete'), text: t('deleteText', { name }), yes: t('delete') }))) return;
    remove.mutate(
      { uuid },
      {
        onSuccess: () => void toastInfo(t('deleted', { name })),
        onError: (error) => void toastError(t('deleteFailed'), error),
      },
    );
  };
  const askAndRestore = async () => {
    if (!(await confirm({ title: t('restoreOne'), text: t('restoreOneText', { name }) }))) return;
    restore.mutate({ uuid }, { onError: (error) => void toastError(t('restoreFailed'), error) });
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={t('actionsFor', { name })}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconCursorText size={18} />} onClick={() => setRenaming(true)}>
            {t('rename')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconCopy size={18} />}
            onClick={() =>
              duplicate.mutate({ uuid }, { onError: (error) => void toastError(t('duplicateFailed'), error) })
            }
          >
            {t('duplicate')}
          </Menu.Item>
          {profile.builtin && (
            <Menu.Item leftSection={<IconRestore size={18} />} onClick={() => void askAndRestore()}>
              {t('restoreOne')}
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Item data-danger leftSection={<IconTrash size={18} />} onClick={() => void askAndDelete()}>
            {t('delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {renaming && <RenameDialog profile={profile} onClose={() => setRenaming(false)} />}
    </>
  );
}

function RenameDialog({ profile, onClose }: { profile: DefaultsSummary; onClose: () => void }) {
  const [name, setName] = useState(profile.name);
  const [error, setError] = useState<string | null>(null);
  const rename = useOperation(renameDefaults, [listDefaults]);
  const save = () => {
    if (name.trim() === '') {
      setError(admin('defaultsNameRequired'));
      return;
    }
    rename.mutate(
      { uuid: profile.uuid, name: name.trim() },
      { onSuccess: onClose, onError: (cause) => setError(`${t('renameFailed')} ${readMessage(cause)}`) },
    );
  };
  return (
    <Modal opened onClose={onClose} title={t('renameTitle')} closeButtonProps={{ 'aria-label': t('close') }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextInput
          data-autofocus
          label={t('name')}
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
          <Button type="submit" loading={rename.isPending}>
            {t('rename')}
          </Button>
        </DialogActions>
      </form>
    </Modal>
  );
}
