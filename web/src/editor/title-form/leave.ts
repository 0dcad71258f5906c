import { isolateHistory } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import { closeTitleForm, findFrontMatterEnd, titleField } from './state.ts';

/** Front matter added for the form. Removed again if it is left empty. */
export const EMPTY_TITLE = '---\ntitle:\n---\n\n';

/** Moves the caret into the YAML, which shows it. */
export function showTitleSource(view: EditorView): void {
  const fault = view.state.field(titleField, false)?.fault;
  const line = Math.min(fault?.line ?? 2, view.state.doc.lines);
  view.dispatch({
    selection: { anchor: view.state.doc.line(line).from },
    effects: closeTitleForm.of(null),
    userEvent: 'select',
    scrollIntoView: true,
  });
  view.focus();
}

/** Back to the text: to the caret's last position, if that is in it. */
export function closeForm(view: EditorView): void {
  const { state } = view;
  const end = findFrontMatterEnd(state);
  if (end === null) return;
  const effects = closeTitleForm.of(null);
  if (state.sliceDoc(0, end) === EMPTY_TITLE.trimEnd()) {
    const { length } = /^\n{0,2}/.exec(state.sliceDoc(end, end + 2))![0];
    view.dispatch({ changes: { from: 0, to: end + length }, effects, annotations: isolateHistory.of('full') });
  } else {
    const gap = /^\n*/.exec(state.sliceDoc(end))![0].length;
    // Without text after the front matter there is no line to write on yet.
    const missing = '\n'.repeat(end + gap === state.doc.length ? Math.max(0, 2 - gap) : 0);
    const start = end + gap + missing.length;
    view.dispatch({
      changes: { from: end + gap, insert: missing },
      effects,
      ...(state.selection.main.from > end ? {} : { selection: { anchor: start } }),
      scrollIntoView: true,
    });
  }
  view.focus();
}
