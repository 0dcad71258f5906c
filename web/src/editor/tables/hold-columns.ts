import type { Extension } from '@codemirror/state';
import { EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { findPlace } from './grid.ts';
import { currentGrid, gridsField, type OpenGrid } from './open-grids.ts';

/** Tables with more columns are always fitted to their text. */
const MOST = 40;

function readWidths(cells: Iterable<Element>): number[] {
  return [...cells].map((cell) => cell.getBoundingClientRect().width);
}

/** Column widths of a table drawn as a block; from the DOM, which is still the old one during an update. */
function readClosed(view: EditorView, { element, grid }: OpenGrid): number[] | null {
  for (const box of view.contentDOM.querySelectorAll('.cm-table-box')) {
    if (view.posAtDOM(box) !== element.from) continue;
    const widths = readWidths(box.querySelectorAll('thead th'));
    return widths.length === grid.alignments.length ? widths : null;
  }
  return null;
}

/** Widths that fit the text of an open table; null while its header is out of sight. */
function readOpen(view: EditorView, { grid }: OpenGrid): number[] | null {
  const { node } = view.domAtPos(grid.from);
  const line = (node instanceof Element ? node : node.parentElement)?.closest('.cm-grid-head');
  const widths = line ? readWidths(line.querySelectorAll(':scope > .cm-cell')) : [];
  return widths.length === grid.alignments.length ? widths : null;
}

/** Set on the editor element, whose attributes the text does not replace; inline styles are forbidden. */
function hold(view: EditorView, widths: readonly number[] | null): void {
  const { style } = view.dom;
  const isHeld = widths !== null && widths.length <= MOST && view.state.field(gridsField).grids.length === 1;
  view.dom.toggleAttribute('data-columns-held', isHeld);
  if (!isHeld) return;
  widths.forEach((width, column) => style.setProperty(`--column-${column + 1}`, `${width}px`));
  style.setProperty('--columns', `${widths.reduce((sum, width) => sum + width, 0)}px`);
}

const holder = ViewPlugin.fromClass(
  class {
    private cell = '';
    private isEdited = false;
    private width = 0;

    update({ view, state, startState, docChanged, selectionSet }: ViewUpdate): void {
      const open = currentGrid(state);
      if (!open) return;
      const was = currentGrid(startState);
      const { row, cell } = findPlace(open.grid, state.selection.main.head);
      const name = `${row} ${cell.column}`;
      const width = view.contentDOM.clientWidth;
      const isEntered = !was || (was.element.from !== open.element.from && !docChanged);
      const isOther = isEntered || was.grid.alignments.length !== open.grid.alignments.length || width !== this.width;
      const isLeft = name !== this.cell && this.isEdited && selectionSet && !docChanged;
      this.cell = name;
      this.width = width;
      if (docChanged) this.isEdited = true;
      if (!isLeft && !isOther) return;
      this.isEdited = false;
      const closed = isEntered && !docChanged ? readClosed(view, open) : null;
      hold(view, closed);
      // After it is drawn, before it is painted.
      if (!closed) queueMicrotask(() => this.fit(view));
    }

    private fit(view: EditorView): void {
      const open = view.dom.isConnected && !view.composing ? currentGrid(view.state) : null;
      if (open) hold(view, readOpen(view, open));
    }
  },
);

const theme = EditorView.theme({
  '&[data-columns-held] .cm-grid': { tableLayout: 'fixed', width: 'var(--columns)', minWidth: '0' },
  '&[data-columns-held] .cm-cell': { boxSizing: 'border-box', maxWidth: 'none' },
  ...Object.fromEntries(
    Array.from({ length: MOST }, (_unused, i) => [
      `&[data-columns-held] .cm-grid-head > .cm-cell[aria-colindex="${i + 1}"]`,
      { width: `var(--column-${i + 1})` },
    ]),
  ),
});

/**
 * Columns keep their widths while the caret moves through a table, although marks appear around it. The widths are
 * those from before the table was entered, and are fitted again when the caret leaves a cell that was edited.
 */
export const columnHolder: Extension = [holder, theme];
