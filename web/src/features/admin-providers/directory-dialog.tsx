import { Button, Checkbox, Modal, Select, Textarea, TextInput } from '@mantine/core';
import { OperationError } from '@scriptorium/contract/errors.ts';
import {
  type AdminDirectory,
  createDirectory,
  DIRECTORY_ROLES,
  listDirectories,
  updateDirectory,
} from '@scriptorium/contract/operations/admin-directories.ts';
import { type SubmitEvent, useState } from 'react';
import { useOperation } from '../../api/query-client.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/admin-directories.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { toastFailure } from '../../ui/toast-failure.ts';
import { toastSuccess } from '../../ui/toasts.ts';
import style from './directories-section.module.css';
import { t as common } from '../../lib/texts/common.ts';

type Form = Pick<AdminDirectory, 'name' | 'domains' | 'adopts' | 'sendsMail' | 'groupRole'>;

const NEW: Form = { name: '', domains: '', adopts: false, sendsMail: false, groupRole: 'editor' };

/** Adds or edits a directory. The server's errors are shown next to their fields. */
export function DirectoryDialog({ directory, onClose }: { directory: AdminDirectory | null; onClose: () => void }) {
  const [form, setForm] = useState<Form>(() => {
    if (directory === null) return NEW;
    const { name, domains, adopts, sendsMail, groupRole } = directory;
    return { name, domains: domains.replaceAll(',', ', '), adopts, sendsMail, groupRole };
  });
  const [error, setError] = useState<unknown>(null);
  const create = useOperation(createDirectory, [listDirectories]);
  const update = useOperation(updateDirectory, [listDirectories]);
  const change = (changed: Partial<Form>): void => {
    setForm((before) => ({ ...before, ...changed }));
    setError(null);
  };
  const at = (field: keyof Form): string | undefined =>
    error instanceof OperationError && error.field === field ? readMessage(error) : undefined;
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const element = event.currentTarget;
    const name = form.name.trim();
    try {
      if (directory === null) await create.mutateAsync(form);
      else await update.mutateAsync({ directoryUUID: directory.uuid, ...form });
      toastSuccess(t(directory === null ? 'created' : 'saved', { name }));
      onClose();
    } catch (problem) {
      setError(problem);
      const field = problem instanceof OperationError ? problem.field : undefined;
      const found = field === undefined ? null : element.querySelector<HTMLElement>(`[name="${field}"]`);
      if (found === null) toastFailure(t('saveFailed'), problem);
      else found.focus();
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={directory === null ? t('newTitle') : t('editTitle', { name: directory.name })}
      size={560}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <form className={style['form']} noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          name="name"
          label={t('name')}
          description={t('nameHint')}
          placeholder="Entra ID"
          value={form.name}
          error={at('name')}
          maxLength={60}
          required
          data-autofocus
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <Textarea
          name="domains"
          label={t('domains')}
          description={t('domainsHint')}
          placeholder="university.edu"
          value={form.domains}
          error={at('domains')}
          autosize
          minRows={1}
          maxLength={5000}
          required
          onChange={(event) => change({ domains: event.currentTarget.value })}
        />
        <Select
          label={t('role')}
          description={t('roleHint')}
          data={DIRECTORY_ROLES.map((role) => ({ value: role, label: t(`role_${role}`) }))}
          value={form.groupRole}
          allowDeselect={false}
          onChange={(groupRole) => groupRole !== null && change({ groupRole })}
        />
        <Checkbox
          label={t('adopts')}
          description={t('adoptsHint')}
          checked={form.adopts}
          onChange={(event) => change({ adopts: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('sendsMail')}
          description={t('sendsMailHint')}
          checked={form.sendsMail}
          onChange={(event) => change({ sendsMail: event.currentTarget.checked })}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={create.isPending || update.isPending}>
            {t(directory === null ? 'create' : 'save')}
          </Button>
        </DialogActions>
      </form>
    </Modal>
  );
}
