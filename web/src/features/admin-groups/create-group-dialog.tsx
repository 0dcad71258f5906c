import { Button, Modal, TextInput } from '@mantine/core';
import { getSettings, overview } from '@scriptorium/contract/operations/admin.ts';
import { createGroup, listGroups } from '@scriptorium/contract/operations/admin-groups.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { findPeople } from '../../api/find-people.ts';
import { operationQuery, useOperation } from '../../api/query-client.ts';
import { t } from '../../lib/texts/admin-groups.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { StorageSizeInput } from '../../ui/storage-size-input.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import { type PickedUser, UserPicker } from '../../ui/user-picker.tsx';
import list from '../../ui/admin-list.module.css';
import { t as common } from '../../lib/texts/common.ts';

/** Creates a group on behalf of a user. */
export function CreateGroupDialog({ maxQuota, onClose }: { maxQuota: number; onClose: () => void }) {
  const [name, setName] = useState('');
  const [owner, setOwner] = useState<PickedUser | null>(null);
  const [quota, setQuota] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const settings = useQuery(operationQuery(getSettings, {}));
  const create = useOperation(createGroup, [listGroups, overview]);
  const wanted = quota ?? Number(settings.data?.config.default_group_quota ?? 0);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '' || owner === null) return;
    try {
      await create.mutateAsync({ name: name.trim(), owner: owner.uuid, ...(quota !== null && { quota }) });
      toastSuccess(t('createdToast', { group: name.trim() }));
      onClose();
    } catch (error) {
      toastError(t('createFailed'), error);
    }
  };

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('newGroup')}
      size={480}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <form className={list['form']} noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          label={t('name')}
          required
          data-autofocus
          maxLength={200}
          value={name}
          error={tried && name.trim() === '' ? t('nameMissing') : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <UserPicker
          search={findPeople}
          label={t('ownerField')}
          description={t('ownerHint')}
          error={tried && owner === null ? t('ownerMissing') : undefined}
          picked={owner}
          onPick={setOwner}
        />
        <StorageSizeInput label={t('quota')} value={wanted} max={maxQuota} onChange={setQuota} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={create.isPending}>
            {t('create')}
          </Button>
        </DialogActions>
      </form>
    </Modal>
  );
}
