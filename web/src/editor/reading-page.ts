import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type ReadingOptions, readingMarkdown, readingText, refreshAll } from './reading.ts';

/** The beginning of a paper, rendered like in the editor, for display only. */
export function createReadingPage(options: ReadingOptions & { readonly parent: HTMLElement; readonly text: string }): {
  refresh: () => void;
  destroy: () => void;
} {
  const view = new EditorView({
    parent: options.parent,
    state: EditorState.create({
      doc: options.text,
      extensions: [readingText(options), readingMarkdown(options.assets), pageTheme],
    }),
  });
  return { refresh: () => view.dispatch({ effects: refreshAll() }), destroy: () => view.destroy() };
}

const pageTheme = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'transparent' },
  '.cm-scroller': { overflow: 'hidden' },
  // Nothing can be folded.
  '.cm-fold-head::before': { display: 'none' },
});
