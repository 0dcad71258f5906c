import { EditorSelection, type EditorState, type Extension, type TransactionSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** What a typed character puts around a selection. Brackets are left to bracket closing. */
const pairs: Readonly<Record<string, string>> = {
  '*': '*',
  _: '_',
  '~': '~',
  '^': '^',
  '=': '=',
  $: '$',
  '`': '`',
  '"': '"',
  "'": "'",
};

/** The selection wrapped in the typed character, or null if there is nothing to wrap. */
export function wrapSelection(state: EditorState, typed: string): TransactionSpec | null {
  const close = pairs[typed];
  if (!close || state.readOnly || state.selection.ranges.some((range) => range.empty)) return null;
  if (state.selection.ranges.some((range) => /\n[ \t]*\n/.test(state.sliceDoc(range.from, range.to)))) return null;
  return {
    ...state.changeByRange((range) => ({
      changes: [
        { from: range.from, insert: typed },
        { from: range.to, insert: close },
      ],
      range: EditorSelection.range(range.anchor + 1, range.head + 1),
    })),
    userEvent: 'input.type',
    scrollIntoView: true,
  };
}

/** Typing a mark over a selection wraps it instead of replacing it. */
export const wrapping: Extension = EditorView.inputHandler.of((view, _from, _to, text) => {
  const spec = wrapSelection(view.state, text);
  if (!spec) return false;
  view.dispatch(spec);
  return true;
});
