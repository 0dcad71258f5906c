import { useCallback } from 'react';
import { printSample } from '../../editor/citations/print-sample.ts';
import { type PrintedAs, readPrintedAs, writePrintedAs } from '../../editor/citations/write-style.ts';
import type { EditorHandle } from '../../editor/options.ts';
import { t } from '../../lib/texts/citation-style.ts';
import { toastError } from '../../ui/toasts.ts';
import { StyleDialog } from './style-dialog.tsx';

/** The citation style dialog for the open text; reads the style from the front matter and writes it there. */
export function StyleOfText({ handle, onClose }: { handle: EditorHandle; onClose: () => void }) {
  const { view } = handle;
  const readStart = (): string => view.state.sliceDoc(0, Math.min(view.state.doc.length, 65_536));
  const print = useCallback((wanted: PrintedAs) => printSample(view.state, wanted, t('noStyle')), [view]);
  const use = (wanted: PrintedAs): void => {
    const changes = writePrintedAs(readStart(), wanted);
    if (changes === null) toastError(t('notWritten'));
    else if (changes.length > 0) view.dispatch({ changes, userEvent: 'input.style' });
    onClose();
  };
  return <StyleDialog now={readPrintedAs(readStart())} print={print} onUse={use} onClose={onClose} />;
}
