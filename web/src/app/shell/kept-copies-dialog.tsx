import { Button, Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useCurrentUser } from '../../api/session.ts';
import { type KeptCopy, listCopies, removeCopy } from '../../editor/collab/device-store.ts';
import { t } from '../../lib/texts/kept-copies.ts';
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
} satisfies Record<KeptCopy['reason'], string>;

function nameOf({ path }: KeptCopy): string {
  return path.split('/').at(-1) ?? path;
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

/** Every text that had to be set aside on this device: to look at, to take along, to remove. */
export function KeptCopiesDialog({ onClose }: { onClose: () => void }) {
  const { uuid } = useCurrentUser();
  const [copies, setCopies] = useState<readonly KeptCopy[] | null>(null);
  useEffect(() => {
    void listCopies(uuid).then(setCopies);
  }, [uuid]);
  const remove = async (copy: KeptCopy): Promise<void> => {
    const file = nameOf(copy);
    if (!(await confirm({ title: t('removeTitle', { file }), text: t('removeText'), yes: t('remove') }))) return;
    if (!(await removeCopy(copy.id))) toastError(t('removeFailed'));
    setCopies(await listCopies(uuid));
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
