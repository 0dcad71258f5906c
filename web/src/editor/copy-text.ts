import type { EditorView } from '@codemirror/view';
import { surroundings } from './surroundings.ts';
import { writeClipboard } from '../lib/write-clipboard.ts';
import { t } from '../lib/texts/editor.ts';

/** Copies text to the clipboard and reports whether that was allowed. */
export async function copyText(view: EditorView, text: string): Promise<void> {
  const { report } = view.state.facet(surroundings);
  try {
    await writeClipboard(text);
    report(t('copied'), 'info');
  } catch {
    report(t('copyRefused'), 'error');
  }
}
