import { Button, Modal, TextInput } from '@mantine/core';
import { OperationError } from '@scriptorium/contract/errors.ts';
import {
  type AdminDirectory,
  createDirectoryToken,
  listDirectories,
} from '@scriptorium/contract/operations/admin-directories.ts';
import { type SubmitEvent, useState } from 'react';
import { useOperation } from '../../api/query-client.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/admin-directories.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { toastFailure } from '../../ui/toast-failure.ts';
import { AddressToEnter } from './address-to-enter.tsx';
import style from './directories-section.module.css';
import { t as common } from '../../lib/texts/common.ts';

/** Creates a token and shows it, once. */
export function DirectoryTokenDialog({ directory, onClose }: { directory: AdminDirectory; onClose: () => void }) {
  const { uuid: directoryUUID, name } = directory;
  const [label, setLabel] = useState('');
  const [error, setError] = useState<unknown>(null);
  const [token, setToken] = useState<string | null>(null);
  const make = useOperation(createDirectoryToken, [listDirectories]);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    try {
      setToken((await make.mutateAsync({ directoryUUID, label })).token);
    } catch (problem) {
      setError(problem);
      if (!(problem instanceof OperationError && problem.field === 'label')) toastFailure(t('makeFailed'), problem);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('newTokenFor', { name })}
      size={520}
      // A stray click must not close the dialog, since the token cannot be shown again.
      closeOnClickOutside={token === null}
      closeOnEscape={token === null}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      {token === null ? (
        <form className={style['form']} noValidate onSubmit={(event) => void submit(event)}>
          <TextInput
            name="label"
            label={t('label')}
            description={t('labelHint')}
            value={label}
            error={error instanceof OperationError && error.field === 'label' ? readMessage(error) : undefined}
            maxLength={60}
            required
            data-autofocus
            onChange={(event) => {
              setLabel(event.currentTarget.value);
              setError(null);
            }}
          />
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={make.isPending}>
              {t('makeToken')}
            </Button>
          </DialogActions>
        </form>
      ) : (
        <>
          <AddressToEnter label={t('token')} hint={t('tokenOnce')} address={token} />
          <DialogActions>
            <Button onClick={onClose}>{t('done')}</Button>
          </DialogActions>
        </>
      )}
    </Modal>
  );
}
