import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { printSample } from '../../editor/citations/print-sample.ts';
import { type PrintedAs, readPrintedAs, writePrintedAs } from '../../editor/citations/write-style.ts';
import type { EditorHandle } from '../../editor/options.ts';
import { t } from '../../lib/texts/citation-style.ts';
import { toastError } from '../../ui/toasts.ts';

const StyleDialog = lazy(async () => ({ default: (await import('./style-dialog.tsx')).StyleDialog }));

/** Choosing how the citations of the open text are printed. */
export function useCitationStyle(handle: EditorHandle | null): { open: () => void; dialog: ReactNode } {
  const [opened, setOpened] = useState(false);
  const open = useCallback(() => setOpened(true), []);
  const print = useCallback(
    (wanted: PrintedAs) => (handle ? printSample(handle.view.state, wanted, t('noStyle')) : Promise.resolve(null)),
    [handle],
  );
  const close = (): void => {
    setOpened(false);
    handle?.focus();
  };
  const use = (wanted: PrintedAs): void => {
    if (!handle) return;
    const { view } = handle;
    const changes = writePrintedAs(view.state.sliceDoc(0, Math.min(view.state.doc.length, 65_536)), wanted);
    if (changes === null) toastError(t('notWritten'));
    else if (changes.length > 0) view.dispatch({ changes, userEvent: 'input.style' });
    close();
  };
  const dialog = opened && handle && (
    <Suspense>
      <StyleDialog
        now={readPrintedAs(handle.view.state.sliceDoc(0, Math.min(handle.view.state.doc.length, 65_536)))}
        print={print}
        onUse={use}
        onClose={close}
      />
    </Suspense>
  );
  return { open, dialog };
}
