import { Facet } from '@codemirror/state';
import type { DecorationSet, EditorView } from '@codemirror/view';

/** Inline replacements, for extensions that draw something beside the replaced text. */
export const hiddenRanges = Facet.define<(view: EditorView) => DecorationSet>();

/** The nearest visible position: a widget at a hidden one would be hidden too. */
export function findSeen(view: EditorView, at: number): number {
  let seen = at;
  for (const read of view.state.facet(hiddenRanges))
    read(view).between(at, at, (from, to, decoration) => {
      if (decoration.point && from < at && at < to) seen = from;
    });
  return seen;
}
