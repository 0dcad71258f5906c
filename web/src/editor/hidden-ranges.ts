import { Facet } from '@codemirror/state';
import type { DecorationSet, EditorView } from '@codemirror/view';

/** What is drawn instead of a piece of text within a line, for whoever wants to draw something beside that text. */
export const hiddenRanges = Facet.define<(view: EditorView) => DecorationSet>();

/** The place in sight of a position: what hides the text around it would hide what is drawn there, too. */
export function findSeen(view: EditorView, at: number): number {
  let seen = at;
  for (const read of view.state.facet(hiddenRanges))
    read(view).between(at, at, (from, to, decoration) => {
      if (decoration.point && from < at && at < to) seen = from;
    });
  return seen;
}
