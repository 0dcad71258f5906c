import type { EditorState, Extension, TransactionSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { escapeText } from '../paste/escape-text.ts';
import { readTabbed } from '../paste/tables.ts';
import { findPlace, type Grid } from './grid.ts';
import { currentGrid } from './open-grids.ts';

/** What was last copied from cells here is Markdown; anything else is plain text. */
let copied = '';

export function rememberCopied(text: string): string {
  copied = text;
  return text;
}

/** Pastes spreadsheet cells from the caret's cell on, adding rows as needed. Null if there are too few columns. */
export function describePastedCells(
  state: EditorState,
  grid: Grid,
  rows: readonly (readonly string[])[],
  isMarkdown: boolean,
): TransactionSpec | null {
  const write = (text: string): string => (isMarkdown ? text : escapeText(text)).trim().replaceAll('|', '\\|');
  const first = findPlace(grid, state.selection.main.from);
  const column = first.cell.column;
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const filled = grid.rows.slice(first.row, first.row + rows.length);
  if (column + width > grid.alignments.length || filled.some(({ cells }) => cells.length < column + width)) return null;
  const changes = filled.flatMap(({ cells }, i) =>
    rows[i]!.map((text, j) => {
      const { start, end } = cells[column + j]!;
      return { from: start, to: end, insert: write(text) };
    }),
  );
  const added = rows.slice(filled.length).map((row) => {
    const cells = grid.alignments.map((_alignment, j) => ` ${write(row[j - column] ?? '')} `);
    return `\n|${cells.join('|')}|`;
  });
  const set = state.changes([...changes, { from: grid.to, insert: added.join('') }]);
  const lastFilled = changes.at(-1)!;
  return {
    changes: set,
    selection: { anchor: set.mapPos(lastFilled.to, 1) },
    userEvent: 'input.table',
    scrollIntoView: true,
  };
}

/** Cells copied from a spreadsheet, or from another table, are pasted into cells. */
export const pastingCells: Extension = EditorView.domEventHandlers({
  paste(event, view) {
    const open = view.state.readOnly ? null : currentGrid(view.state);
    const text = event.clipboardData?.getData('text/plain').replaceAll('\r\n', '\n') ?? '';
    const rows = open && readTabbed(text);
    const spec = rows && describePastedCells(view.state, open.grid, rows, text === copied);
    if (!spec) return false;
    event.preventDefault();
    view.dispatch(spec);
    return true;
  },
});
