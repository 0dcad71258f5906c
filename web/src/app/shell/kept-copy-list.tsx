import { Button } from '@mantine/core';
import type { KeptCopy } from '../../editor/collab/io/device-store.ts';
import { dropPeer, removeCopy } from '../../editor/collab/io/device-store.ts';
import { t } from '../../lib/texts/kept-copies.ts';
import { writeClipboard } from '../../lib/write-clipboard.ts';
import { confirm } from '../../ui/confirm.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import style from './kept-copies-dialog.module.css';

const REASONS = {
  deleted: t('reasonDeleted'),
  'no-access': t('reasonNoAccess'),
  refused: t('reasonRefused'),
  diverged: t('reasonDiverged'),
  restored: t('reasonRestored'),
  unsent: t('reasonUnsent'),
  comments: t('reasonComments'),
} satisfies Record<KeptCopy['reason'], string>;

export function nameOf({ path }: KeptCopy): string {
  return path.split('/').at(-1) ?? path;
}

async function copyText(text: string): Promise<void> {
  try {
    await writeClipboard(text);
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
  // Not at once: the browser reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Texts set aside: view, download or remove them, and put them back if their author may write files. */
export function KeptCopyList(props: {
  copies: readonly KeptCopy[];
  onRemoved: () => void;
  /** Null for guests, who cannot create files. */
  putBack: { busy: string | null; run: (copy: KeptCopy) => void } | null;
}) {
  const { copies, onRemoved, putBack } = props;
  const remove = async (copy: KeptCopy): Promise<void> => {
    const file = nameOf(copy);
    if (!(await confirm({ title: t('removeTitle', { file }), text: t('removeText'), yes: t('remove') }))) return;
    if (copy.reason === 'unsent') await dropPeer(copy.id);
    else if (!(await removeCopy(copy.id))) toastError(t('removeFailed'));
    onRemoved();
  };
  return (
    <ul className={style['copies']}>
      {copies.map((copy) => (
        <li key={copy.id} aria-label={copy.path}>
          <span className="strong">{copy.path}</span>
          <span className="small muted">
            {REASONS[copy.reason]} <RelativeTime time={new Date(copy.keptAt).toISOString()} />
          </span>
          {copy.words && (
            <section className={style['words']} aria-label={t('words')}>
              <b className="small">{t('words')}</b>
              <pre tabIndex={0}>{copy.words}</pre>
            </section>
          )}
          {copy.reason !== 'comments' && (
            <details>
              <summary>{t('view')}</summary>
              <pre tabIndex={0}>{copy.text}</pre>
            </details>
          )}
          <span className={style['actions']}>
            {copy.words && (
              <Button size="xs" variant="default" onClick={() => void copyText(copy.words ?? '')}>
                {t('copyWords')}
              </Button>
            )}
            {copy.reason !== 'comments' && (
              <>
                <Button size="xs" variant="default" onClick={() => void copyText(copy.text)}>
                  {t('copy')}
                </Button>
                <Button size="xs" variant="default" onClick={() => download(copy)}>
                  {t('download')}
                </Button>
                {putBack !== null && (
                  <Button
                    size="xs"
                    variant="default"
                    loading={putBack.busy === copy.id}
                    onClick={() => putBack.run(copy)}
                  >
                    {t('putBack')}
                  </Button>
                )}
              </>
            )}
            <Button size="xs" variant="default" color="red" onClick={() => void remove(copy)}>
              {t('remove')}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
