import type { EditorView } from '@codemirror/view';

/** Above this length the view omits parts of a line far from the viewport. */
const LONG = 20_000;

/**
 * The view draws the first gap in a long line as if lines were not wrapped: wide, not tall. The line then seems short
 * and is laid out completely, which takes half a minute for 5 MB. An updated gap is drawn correctly, so move the caret
 * into it and back before anything is measured.
 */
export function redrawGaps(view: EditorView): void {
  const line = view.viewportLineBlocks.find(({ length }) => length > LONG);
  if (!line) return;
  const before = view.state.selection;
  view.dispatch({ selection: { anchor: line.from + Math.floor(line.length / 2) } });
  view.dispatch({ selection: before });
}
