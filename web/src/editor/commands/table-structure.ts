import { type ChangeSpec, EditorSelection, type EditorState, type Line, type StateCommand } from '@codemirror/state';
import type { Alignment } from '../live-preview/table-model.ts';
import { currentCell, drawRule, emptyRow, findTable, listCells } from './table.ts';

/** The text between two pipes, including spaces. */
interface Segment {
  readonly from: number;
  readonly to: number;
}

interface Grid {
  readonly indent: string;
  readonly lines: readonly Line[];
  /** Index of the caret's line; 0 is the header, 1 the delimiter row. */
  readonly row: number;
  readonly column: number;
  readonly columns: number;
  /** The caret's offset in its cell. */
  readonly offset: number;
  readonly blank: string;
}

function splitLine(line: Line): Segment[] {
  const { text } = line;
  const segments: Segment[] = [];
  const end = text.trimEnd().length;
  let start = /^\s*\|?/.exec(text)![0].length;
  for (let i = start; i < end; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '|') {
      segments.push({ from: line.from + start, to: line.from + i });
      start = i + 1;
    }
  }
  if (start < end) segments.push({ from: line.from + start, to: line.from + end });
  return segments;
}

/** The table at the caret; null if its lines do not share the same indentation (in a quote). */
function readGrid(state: EditorState): Grid | null {
  const { head } = state.selection.main;
  const table = findTable(state, head);
  if (!table || state.readOnly) return null;
  const first = state.doc.lineAt(table.from).number;
  const last = state.doc.lineAt(table.to).number;
  const lines = Array.from({ length: last - first + 1 }, (_unused, index) => state.doc.line(first + index));
  const indent = /^[ \t]*/.exec(lines[0]!.text)![0];
  if (lines.some(({ text }) => !text.startsWith(indent) || />/.test(text.slice(0, text.indexOf('|') + 1)))) return null;
  const cells = listCells(state, table);
  const cell = cells[currentCell(state, cells)];
  if (!cell) return null;
  const row = state.doc.lineAt(head).number - first;
  return {
    indent,
    lines,
    row: row === 1 ? 1 : cell.line - first,
    column: cell.column,
    columns: splitLine(lines[1] ?? lines[0]!).length,
    offset: Math.min(Math.max(0, head - cell.from), cell.to - cell.from),
    blank: indent + emptyRow(state, table),
  };
}

/** Applies the change and puts the caret into a cell of the resulting table. */
function change(
  state: EditorState,
  grid: Grid,
  changes: ChangeSpec,
  to: { readonly row: number; readonly column: number; readonly offset: number },
): ReturnType<EditorState['update']> {
  const after = state.update({ changes }).state;
  const number = after.doc.lineAt(grid.lines[0]!.from).number + to.row;
  const line = after.doc.line(Math.min(number, after.doc.lines));
  const segment = splitLine(line)[to.column];
  const text = segment ? after.sliceDoc(segment.from, segment.to) : '';
  const lead = text.trim() === '' ? Math.min(1, text.length) : /^\s*/.exec(text)![0].length;
  const room = Math.max(0, text.trim().length);
  const at = segment ? segment.from + lead + Math.min(to.offset, room) : line.to;
  return state.update({
    changes,
    selection: EditorSelection.cursor(at),
    userEvent: 'input.table',
    scrollIntoView: true,
  });
}

function command(build: (state: EditorState, grid: Grid) => ReturnType<EditorState['update']> | null): StateCommand {
  return ({ state, dispatch }) => {
    const grid = readGrid(state);
    const tr = grid && build(state, grid);
    if (tr) dispatch(tr);
    // In a table these keys are handled even if there is nothing to do.
    return grid !== null;
  };
}

/** Inserts a row before or after the caret's; the header stays first. */
export function insertRow(side: -1 | 1): StateCommand {
  return command((state, grid) => {
    const row = grid.row < 2 ? 2 : side < 0 ? grid.row : grid.row + 1;
    const above = grid.lines[row - 1]!;
    const place = { row, column: grid.column, offset: 0 };
    return change(state, grid, { from: above.to, insert: `\n${grid.blank}` }, place);
  });
}

export const deleteRow: StateCommand = command((state, grid) => {
  const line = grid.lines[grid.row]!;
  if (grid.row < 2) return null;
  const row = grid.row === grid.lines.length - 1 ? grid.row - 1 : grid.row;
  const place = { row: row === 1 ? 0 : row, column: grid.column, offset: grid.offset };
  return change(state, grid, { from: line.from - 1, to: line.to }, place);
});

/** Moves the neighbour to the other side, so that concurrent typing in the caret's row is not disturbed. */
export function moveTableRow(step: -1 | 1): StateCommand {
  return command((state, grid) => {
    const own = grid.lines[grid.row]!;
    const other = grid.lines[grid.row + step];
    if (grid.row < 2 || grid.row + step < 2 || !other) return null;
    const changes =
      step < 0
        ? [
            { from: other.from, to: own.from },
            { from: own.to, insert: `\n${other.text}` },
          ]
        : [
            { from: own.from, insert: `${other.text}\n` },
            { from: own.to, to: other.to },
          ];
    return change(state, grid, changes, { row: grid.row + step, column: grid.column, offset: grid.offset });
  });
}

export function insertColumn(side: -1 | 1): StateCommand {
  return command((state, grid) => {
    const column = side < 0 ? grid.column : grid.column + 1;
    const changes = grid.lines.flatMap((line, index): ChangeSpec[] => {
      const segments = splitLine(line);
      const cell = index === 1 ? '---' : '   ';
      const next = segments[column];
      if (next) return [{ from: next.from, insert: `${cell}|` }];
      const last = segments.at(-1);
      // A row with fewer cells than columns has no cell there.
      if (!last || segments.length < column) return [];
      const closed = state.sliceDoc(last.to, last.to + 1) === '|';
      return [closed ? { from: last.to + 1, insert: `${cell}|` } : { from: last.to, insert: `|${cell}` }];
    });
    return change(state, grid, changes, { row: grid.row, column, offset: 0 });
  });
}

export const deleteColumn: StateCommand = command((state, grid) => {
  if (grid.columns < 2) return null;
  const changes = grid.lines.flatMap((line): ChangeSpec[] => {
    const segment = splitLine(line)[grid.column];
    if (!segment) return [];
    const closed = state.sliceDoc(segment.to, segment.to + 1) === '|';
    return closed || grid.column === 0
      ? [{ from: segment.from, to: Math.min(line.to, segment.to + 1) }]
      : [{ from: segment.from - 1, to: segment.to }];
  });
  return change(state, grid, changes, { row: grid.row, column: Math.min(grid.column, grid.columns - 2), offset: 0 });
});

export function moveColumn(step: -1 | 1): StateCommand {
  return command((state, grid) => {
    const left = step < 0 ? grid.column - 1 : grid.column;
    if (left < 0 || left + 1 >= grid.columns) return null;
    const changes = grid.lines.flatMap((line): ChangeSpec[] => {
      const segments = splitLine(line);
      const first = segments[left];
      const second = segments[left + 1];
      if (!first || !second) return [];
      return step < 0
        ? [
            { from: first.from, to: second.from },
            { from: second.to, insert: `|${state.sliceDoc(first.from, first.to)}` },
          ]
        : [
            { from: first.from, insert: `${state.sliceDoc(second.from, second.to)}|` },
            { from: first.to, to: second.to },
          ];
    });
    return change(state, grid, changes, { row: grid.row, column: grid.column + step, offset: grid.offset });
  });
}

export function alignColumn(alignment: Alignment): StateCommand {
  return command((state, grid) => {
    const rule = grid.lines[1];
    const segment = rule && splitLine(rule)[grid.column];
    if (!segment) return null;
    const insert = drawRule(Math.max(1, segment.to - segment.from - 2), alignment);
    const place = { row: grid.row, column: grid.column, offset: grid.offset };
    return change(state, grid, { from: segment.from, to: segment.to, insert }, place);
  });
}

export const deleteTable: StateCommand = ({ state, dispatch }) => {
  const grid = readGrid(state);
  if (!grid) return false;
  const { from } = grid.lines[0]!;
  const { to } = grid.lines.at(-1)!;
  dispatch(
    state.update({
      changes: { from, to },
      selection: { anchor: from },
      userEvent: 'input.table',
      scrollIntoView: true,
    }),
  );
  return true;
};
