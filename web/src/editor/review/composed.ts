import { StateField, type Transaction } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

interface Composed {
  readonly from: number;
  readonly to: number;
}

/** The range an input method has written since its composition started. */
export const composedField = StateField.define<Composed | null>({
  create: () => null,
  update(composed, tr) {
    if (!tr.docChanged) return composed;
    const isComposing = tr.isUserEvent('input.type.compose');
    const before = composed && !tr.isUserEvent('input.type.compose.start') ? follow(composed, tr, isComposing) : null;
    if (!isComposing) return before;
    let { from, to } = before ?? { from: Infinity, to: -Infinity };
    tr.changes.iterChangedRanges((_fromA, _toA, start, end) => {
      from = Math.min(from, start);
      to = Math.max(to, end);
    });
    return { from, to };
  },
});

function follow({ from, to }: Composed, { changes }: Transaction, isComposing: boolean): Composed {
  const start = changes.mapPos(from, isComposing ? -1 : 1);
  return { from: start, to: Math.max(start, changes.mapPos(to, isComposing ? 1 : -1)) };
}

/**
 * The end to draw for something that ends at a position: after whatever is being composed there. An element in between
 * would make the input method lose its place and write its text a second time.
 */
export function endOfComposed(view: EditorView, at: number): number {
  const composed = view.composing ? view.state.field(composedField, false) : null;
  return composed?.from === at ? composed.to : at;
}
