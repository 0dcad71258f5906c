import { Button, Modal } from '@mantine/core';
import { OperationError } from '@scriptorium/contract/errors.ts';
import { uploadFiles } from '@scriptorium/contract/operations/workspace.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useWriter } from '../../api/writer.ts';
import { upload } from '../../api/upload.ts';
import { dropPeer, type KeptCopy, listCopies, removeCopy } from '../../editor/collab/io/device-store.ts';
import { listLeftBehind } from '../../editor/collab/io/kept-texts.ts';
import { t } from '../../lib/texts/kept-copies.ts';
import { workspaceHref } from '../../lib/workspace-href.ts';
import { confirm } from '../../ui/confirm.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import style from './kept-copies-dialog.module.css';

const REASONS = {
  deleted: t('reasonDeleted'),
  'no-access': t('reasonNoAccess'),
  refused: t('reasonRefused'),
  diverged: t('reasonDiverged'),
  restored: t('reasonRestored'),
  unsent: t('reasonUnsent'),
} satisfies Record<KeptCopy['reason'], string>;

function nameOf({ path }: KeptCopy): string {
  return path.split('/').at(-1) ?? path;
}

async function listAll(userId: string): Promise<KeptCopy[]> {
  const found = [...(await listCopies(userId)), ...(await listLeftBehind(userId))];
  return found.toSorted((a, b) => b.keptAt - a.keptAt);
}

async function copyText({ text }: KeptCopy): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toastSuccess(t('copied'));
  } catch {
    toastError(t('copyFailed'));
  }
}

function download(copy: KeptCopy): void {
  const url = URL.createObjectURL(new Blob([copy.text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = nameOf(copy);
  link.click();
  // Not at once: the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * Restores it as a file where it was, beside an existing one, or in the root if its folder is gone. Returns its path.
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

/** Every text set aside on this device: view, download, put back, remove. */
export function KeptCopiesDialog({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const { uuid } = useWriter();
  const [busy, setBusy] = useState<string | null>(null);
  const [copies, setCopies] = useState<readonly KeptCopy[] | null>(null);
  useEffect(() => {
    void listAll(uuid).then(setCopies);
  }, [uuid]);
  const remove = async (copy: KeptCopy): Promise<void> => {
    const file = nameOf(copy);
    if (!(await confirm({ title: t('removeTitle', { file }), text: t('removeText'), yes: t('remove') }))) return;
    if (copy.reason === 'unsent') await dropPeer(copy.id);
    else if (!(await removeCopy(copy.id))) toastError(t('removeFailed'));
    setCopies(await listAll(uuid));
  };
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
    <Modal opened onClose={onClose} title={t('title')} size={640} zIndex={190}>
      {copies === null && <RowsSkeleton rows={2} />}
      {copies?.length === 0 && <p className="muted">{t('none')}</p>}
      <ul className={style['copies']}>
        {copies?.map((copy) => (
          <li key={copy.id} aria-label={copy.path}>
            <span className="strong">{copy.path}</span>
            <span className="small muted">
              {REASONS[copy.reason]} <RelativeTime time={new Date(copy.keptAt).toISOString()} />
            </span>
            <details>
              <summary>{t('view')}</summary>
              <pre tabIndex={0}>{copy.text}</pre>
            </details>
            <span className={style['actions']}>
              <Button size="xs" variant="default" onClick={() => void copyText(copy)}>
                {t('copy')}
              </Button>
              <Button size="xs" variant="default" onClick={() => download(copy)}>
                {t('download')}
              </Button>
              <Button size="xs" variant="default" loading={busy === copy.id} onClick={() => void restore(copy)}>
                {t('putBack')}
              </Button>
              <Button size="xs" variant="default" color="red" onClick={() => void remove(copy)}>
                {t('remove')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
