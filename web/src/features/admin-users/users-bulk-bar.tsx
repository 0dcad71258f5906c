import { Button, Modal } from '@mantine/core';
import type { AdminUser } from '@scriptorium/contract/operations/admin-users.ts';
import {
  IconBan,
  IconDatabase,
  IconMailCheck,
  IconMailX,
  IconShield,
  IconTrash,
  IconUserCheck,
} from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../lib/texts/admin-users.ts';
import { BulkBar } from '../../ui/bulk-bar.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { StorageSizeInput } from '../../ui/storage-size-input.tsx';
import { changeUsers, removeUsers, type UserChange } from './change-users.ts';
import style from './users-screen.module.css';
import { t as common } from '../../lib/texts/common.ts';

/** Bulk actions for the selected users. Offers the change that applies to most of them. */
export function UsersBulkBar(props: { users: readonly AdminUser[]; maxQuota: number; onClear: () => void }) {
  const { users, maxQuota, onClear } = props;
  const [askingQuota, setAskingQuota] = useState(false);
  const change = async (what: UserChange): Promise<void> => {
    if (await changeUsers(users, what)) onClear();
  };
  const allVerified = users.every((user) => user.emailVerified);
  const allSuspended = users.every((user) => user.accountSuspended);
  const allAdmins = users.every((user) => user.isAdmin);
  return (
    <>
      <BulkBar label={t('selected', { count: users.length })} clearLabel={t('clearSelection')} onClear={onClear}>
        <BulkButton
          icon={allVerified ? <IconMailX size={16} /> : <IconMailCheck size={16} />}
          label={t(allVerified ? 'unverify' : 'verify')}
          onClick={() => void change({ emailVerified: !allVerified })}
        />
        <BulkButton
          icon={allSuspended ? <IconUserCheck size={16} /> : <IconBan size={16} />}
          label={t(allSuspended ? 'activate' : 'suspend')}
          onClick={() => void change({ accountSuspended: !allSuspended })}
        />
        <BulkButton
          icon={<IconShield size={16} />}
          label={t(allAdmins ? 'makeUser' : 'makeAdmin')}
          onClick={() => void change({ isAdmin: !allAdmins })}
        />
        <BulkButton icon={<IconDatabase size={16} />} label={t('changeQuota')} onClick={() => setAskingQuota(true)} />
        <BulkButton
          danger
          icon={<IconTrash size={16} />}
          label={t('remove')}
          onClick={() => void removeUsers(users).then((done) => done && onClear())}
        />
      </BulkBar>
      {askingQuota && (
        <QuotaDialog
          users={users}
          maxQuota={maxQuota}
          onClose={() => setAskingQuota(false)}
          onSet={(quota) => {
            setAskingQuota(false);
            void change({ quota });
          }}
        />
      )}
    </>
  );
}

function BulkButton(props: { icon: React.ReactNode; label: string; danger?: boolean; onClick: () => void }) {
  return (
    <Button
      className={style['bulkButton']}
      size="xs"
      variant="subtle"
      color={props.danger === true ? 'red' : 'gray'}
      leftSection={props.icon}
      aria-label={props.label}
      onClick={props.onClick}
    >
      {props.label}
    </Button>
  );
}

/** Sets a common quota. Starts with the highest one selected, so that none is reduced by accident. */
function QuotaDialog(props: {
  users: readonly AdminUser[];
  maxQuota: number;
  onClose: () => void;
  onSet: (quota: number) => void;
}) {
  const [quota, setQuota] = useState(() => Math.max(0, ...props.users.map((user) => user.quota)));
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={t('quotaDialog', { count: props.users.length })}
      size={440}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          props.onSet(quota);
        }}
      >
        <StorageSizeInput
          autoFocus
          label={t('quota')}
          description={t('quotaDialogHint')}
          value={quota}
          max={props.maxQuota}
          onChange={setQuota}
        />
        <DialogActions>
          <Button variant="default" onClick={props.onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit">{t('changeQuota')}</Button>
        </DialogActions>
      </form>
    </Modal>
  );
}
