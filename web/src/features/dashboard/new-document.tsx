import { Button, Modal, Select, TextInput } from '@mantine/core';
import { list, uploadFiles } from '@scriptorium/contract/operations/workspace.ts';
import { IconFilePlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { operationQuery } from '../../api/query-client.ts';
import { upload } from '../../api/upload.ts';
import { noteMade } from '../../lib/just-made.ts';
import { startDocument } from '../../lib/start-document.ts';
import { t } from '../../lib/texts/dashboard.ts';
import { workspaceHref } from '../../lib/workspace-href.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { toastError } from '../../ui/toasts.ts';
import form from '../../ui/admin-list.module.css';

/** Starts a paper from the dashboard: a title, and where to put it. */
export function NewDocument() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="xs" leftSection={<IconFilePlus size={16} />} onClick={() => setOpen(true)}>
        {t('newDocument')}
      </Button>
      {open && <NewDocumentDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function findOwn<Owned extends { readonly ownerType: string }>(workspaces: readonly Owned[]): Owned | undefined {
  return workspaces.find(({ ownerType }) => ownerType === 'user') ?? workspaces[0];
}

function NewDocumentDialog({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const { data, refetch } = useQuery(operationQuery(list, {}));
  const [title, setTitle] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const workspaces = data?.workspaces ?? [];
  const uuid = chosen ?? findOwn(workspaces)?.uuid;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (title.trim() === '' || sending) return;
    const { name, text } = startDocument(title);
    setSending(true);
    try {
      // Whoever types faster than the workspaces are listed need not press again.
      const place = uuid ?? findOwn((await refetch({ throwOnError: true })).data?.workspaces ?? [])?.uuid;
      if (place === undefined) throw new Error(t('noWorkspace'));
      const body = new FormData();
      body.append('uuid', place);
      body.append('itemPath', '');
      // If the name is taken, keep both.
      body.append('conflict', 'keep-both');
      // A multipart file name cannot contain quotes; this field can.
      body.append('relativePaths', JSON.stringify([name]));
      body.append('file', new File([text], name, { type: 'text/markdown' }));
      const { items } = await upload(uploadFiles, body);
      onClose();
      if (items[0] !== undefined) noteMade(items[0].uuid);
      router.history.push(workspaceHref(place, items[0]?.path ?? name));
    } catch (error) {
      toastError(t('newDocumentFailed'), error);
      setSending(false);
    }
  };

  return (
    <Modal opened onClose={onClose} title={t('newDocument')} size={480}>
      <form className={form['form']} noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          label={t('documentTitle')}
          required
          data-autofocus
          maxLength={300}
          value={title}
          error={tried && title.trim() === '' ? t('titleMissing') : undefined}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        {workspaces.length > 1 && (
          <Select
            label={t('documentPlace')}
            allowDeselect={false}
            data={workspaces.map((workspace) => ({ value: workspace.uuid, label: workspace.ownerName }))}
            value={uuid ?? null}
            onChange={setChosen}
          />
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={sending}>
            {t('create')}
          </Button>
        </DialogActions>
      </form>
    </Modal>
  );
}
