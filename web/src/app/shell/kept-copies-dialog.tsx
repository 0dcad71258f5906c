import { Modal } from '@mantine/core';
import { OperationError } from '@scriptorium/contract/errors.ts';
import { uploadFiles } from '@scriptorium/contract/operations/workspace.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isLoggedIn } from '../../api/session.ts';
import { useWriter } from '../../api/writer.ts';
import { upload } from '../../api/upload.ts';
import { type KeptCopy, listCopies } from '../../editor/collab/io/device-store.ts';
import { listLeftBehind } from '../../editor/collab/io/kept-texts.ts';
import { t } from '../../lib/texts/kept-copies.ts';
import { workspaceHref } from '../../lib/workspace-href.ts';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import { KeptCopyList, nameOf } from './kept-copy-list.tsx';
import { t as common } from '../../lib/texts/common.ts';

async function listAll(userId: string): Promise<KeptCopy[]> {
  const found = [...(await listCopies(userId)), ...(await listLeftBehind(userId))];
  return found.toSorted((a, b) => b.keptAt - a.keptAt);
}

/**
 * Restores the text as a file in its old folder, next to an existing one, or in the root if the folder is gone. Returns
 * its path.
 */
async function putBack(copy: KeptCopy): Promise<string> {
  const send = async (folder: string): Promise<string> => {
    const form = new FormData();
    form.append('uuid', copy.workspace);
    form.append('itemPath', folder);
    form.append('conflict', 'keep-both');
    form.append('file', new File([copy.text], nameOf(copy)));
    const name = (await upload(uploadFiles, form)).items[0]?.name ?? nameOf(copy);
    return folder === '' ? name : `${folder}/${name}`;
  };
  const folder = copy.path.split('/').slice(0, -1).join('/');
  try {
    return await send(folder);
  } catch (error) {
    const isGone = error instanceof OperationError && (error.code === 'not-found' || error.code === 'not-a-folder');
    if (!isGone || folder === '') throw error;
    return send('');
  }
}

/** Every text set aside on this device: view, download, put back or remove it. */
export function KeptCopiesDialog({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const { uuid } = useWriter();
  const [busy, setBusy] = useState<string | null>(null);
  const [copies, setCopies] = useState<readonly KeptCopy[] | null>(null);
  useEffect(() => {
    void listAll(uuid).then(setCopies);
  }, [uuid]);
  const restore = async (copy: KeptCopy): Promise<void> => {
    setBusy(copy.id);
    try {
      const path = await putBack(copy);
      const run = (): void => {
        onClose();
        router.history.push(workspaceHref(copy.workspace, path));
      };
      toastSuccess(t('putBackDone', { file: path }), { action: { label: t('open'), run } });
    } catch (error) {
      toastError(t('putBackFailed'), error);
    } finally {
      setBusy(null);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('title')}
      size={640}
      zIndex={190}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      {copies === null && <RowsSkeleton rows={2} />}
      {copies?.length === 0 && <p className="muted">{t('none')}</p>}
      <KeptCopyList
        copies={copies ?? []}
        onRemoved={() => void listAll(uuid).then(setCopies)}
        putBack={isLoggedIn() ? { busy, run: (copy) => void restore(copy) } : null}
      />
    </Modal>
  );
}
