import type { EditorView } from '@codemirror/view';

/** From here on the view leaves out the part of a line that is far from the screen. */
const LONG = 20_000;

/**
 * The view draws its first gap in a long line as if lines were not wrapped: wide, not high. The line then counts as
 * short, and all of it is laid out, which takes half a minute for five megabytes. A gap that changes is drawn as it
 * should be, so the caret is put into it and back, before anything is measured.
 */
export function redrawGaps(view: EditorView): void {
  const line = view.viewportLineBlocks.find(({ length }) => length > LONG);
  if (!line) return;
  const before = view.state.selection;
  view.dispatch({ selection: { anchor: line.from + Math.floor(line.length / 2) } });
  view.dispatch({ selection: before });
}
