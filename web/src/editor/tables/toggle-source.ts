import type { EditorView } from '@codemirror/view';
import { enterCell } from './grid.ts';
import { currentGrid, findGrid, isSourceShown, showTableSource } from './open-grids.ts';

/** Toggles the table at the caret between cells and source. */
export function toggleTableSource(view: EditorView): boolean {
  const { head } = view.state.selection.main;
  if (isSourceShown(view.state, head)) {
    view.dispatch({ effects: showTableSource.of(null) });
    const grid = findGrid(view.state, head);
    if (!grid) return true;
    view.dispatch({ selection: { anchor: enterCell(grid, head) }, userEvent: 'select.table', scrollIntoView: true });
    return true;
  }
  if (!currentGrid(view.state)) return false;
  view.dispatch({ effects: showTableSource.of(head), scrollIntoView: true });
  return true;
}
