import { lazy, Suspense, useEffect, useState } from 'react';
import { useWriter } from '../../api/writer.ts';
import { onKeptCopy } from '../../lib/kept-copy-event.ts';
import { showKeptCopies, subscribeKeptCopies } from '../../lib/show-kept-copies.ts';
import { t } from '../../lib/texts/shell.ts';
import { toastInfo } from '../../ui/toasts.ts';

const KeptCopiesDialog = lazy(async () => ({
  default: (await import('./kept-copies-dialog.tsx')).KeptCopiesDialog,
}));

/** The newest copy this tab has announced. */
const TOLD = 'scriptorium-copies-told';

/** Holds the dialog, and announces copies at startup and when one is added. */
export function KeptCopies() {
  const { uuid } = useWriter();
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    return subscribeKeptCopies(() => setOpened(true));
  }, []);
  useEffect(() => {
    const tell = async (): Promise<void> => {
      const { listCopies } = await import('../../editor/collab/io/device-store.ts');
      const [newest] = await listCopies(uuid);
      if (!newest || sessionStorage.getItem(TOLD) === newest.id) return;
      sessionStorage.setItem(TOLD, newest.id);
      toastInfo(t('keptCopiesNotice'), { action: { label: t('keptCopiesShow'), run: showKeptCopies } });
    };
    const look = (): void => {
      tell().catch((error: unknown) => console.warn('The copies could not be looked up', error));
    };
    look();
    return onKeptCopy(look);
  }, [uuid]);
  if (!opened) return null;
  return (
    <Suspense fallback={null}>
      <KeptCopiesDialog onClose={() => setOpened(false)} />
    </Suspense>
  );
}
