import type { Construct, PreviewContext } from '../live-preview/construct.ts';
import type { Grid, GridCell } from './grid.ts';
import { gridsField } from './open-grids.ts';

/** Makes a space just typed after the text visible. */
function findShownEnd({ end, close }: GridCell, cx: PreviewContext): number {
  const typed = cx.state.selection.ranges.find(({ head, empty }) => empty && head > end && head <= close);
  return typed ? typed.head : end;
}

function hideSigns(grid: Grid, cx: PreviewContext): void {
  for (const { cells } of grid.rows) {
    for (const cell of cells) {
      cx.hide(cell.from, cell.start);
      cx.hide(findShownEnd(cell, cx), cell.to);
    }
  }
}

/** A table with the caret in it: its cells, or its source in a monospaced font, so that columns align. */
export const tableSource: Construct = {
  nodes: ['Table'],
  draw(node, cx) {
    const open = cx.state.field(gridsField, false)?.grids.find(({ grid }) => grid.from === node.from);
    if (open) return hideSigns(open.grid, cx);
    cx.lines(node.from, node.to, 'cm-table-source');
    for (let child = node.node.firstChild; child; child = child.nextSibling) {
      if (child.name === 'TableDelimiter') cx.mark(child.from, child.to, 'cm-mark');
      else for (const pipe of child.getChildren('TableDelimiter')) cx.mark(pipe.from, pipe.to, 'cm-mark');
    }
    // Hidden marks and other fonts would misalign the columns.
    return false;
  },
};

/** A grid table is already drawn in the source; it just needs a monospaced font. */
export const gridTableSource: Construct = {
  nodes: ['GridTable'],
  draw(node, cx) {
    cx.lines(node.from, node.to, 'cm-table-source');
    for (const border of node.node.getChildren('GridTableMark')) cx.mark(border.from, border.to, 'cm-mark');
    return false;
  },
};
