import { EditorSelection } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { showTitleForm } from '../title-form/open.ts';
import { blockElementsField } from './blocks.ts';

/**
 * An arrow key that would jump over a rendered block enters its source instead: the first line from above, the last
 * from below.
 */
export function enterBlock(forward: boolean): (view: EditorView) => boolean {
  return (view) => {
    const { state } = view;
    const blocks = state.field(blockElementsField, false);
    const { main } = state.selection;
    if (!blocks || !main.empty) return false;
    const next = view.moveVertically(main, forward).head;
    const low = Math.min(main.head, next);
    const high = Math.max(main.head, next);
    const passed = blocks.elements.filter((element) =>
      forward ? element.from > main.head && element.from <= high : element.to < main.head && element.to >= low,
    );
    const element = forward ? passed[0] : passed.at(-1);
    if (!element || !blocks.covers(element.from, element.to)) return false;
    // Nearer lines with text of their own take precedence.
    const at = forward ? element.from : state.doc.lineAt(element.to).from;
    const between = forward
      ? state.sliceDoc(state.doc.lineAt(main.head).to, element.from)
      : state.sliceDoc(element.to, state.doc.lineAt(main.head).from);
    if (between.length > 1) return false;
    if (element.kind === 'frontMatter' && !state.readOnly) {
      void showTitleForm(view);
      return true;
    }
    view.dispatch({ selection: EditorSelection.cursor(at), userEvent: 'select', scrollIntoView: true });
    return true;
  };
}
