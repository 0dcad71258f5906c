import type { Line, Text } from '@codemirror/state';
import { type Alignment, readAlignments } from '../live-preview/table-model.ts';

/** A cell in the source of a pipe table. Cells tile their line: each ends with its closing pipe. */
export interface GridCell {
  readonly from: number;
  readonly to: number;
  /** What may be edited: what is between the pipes. */
  readonly open: number;
  readonly close: number;
  /** The text without the spaces around it; in an empty cell, where typing starts. */
  readonly start: number;
  readonly end: number;
  readonly column: number;
}

export interface GridRow {
  readonly from: number;
  readonly to: number;
  readonly cells: readonly GridCell[];
}

/** The source of a pipe table that can be edited cell by cell. */
export interface Grid {
  readonly from: number;
  readonly to: number;
  /** The line below the header, which is not shown. */
  readonly rule: { readonly from: number; readonly to: number };
  /** The first is the header. */
  readonly rows: readonly GridRow[];
  readonly alignments: readonly Alignment[];
}

/** Offsets of the pipes that separate cells. */
function findPipes(line: string): number[] {
  const pipes: number[] = [];
  for (let i = 0; i < line.length; i++) {
    if (line[i] === '\\') i++;
    else if (line[i] === '|') pipes.push(i);
  }
  return pipes;
}

/** Null unless pipes enclose the row: without the outer ones, emptying a cell would move the others. */
function readRow(line: Line): GridRow | null {
  const { text } = line;
  const pipes = findPipes(text);
  const first = pipes[0];
  const last = pipes.at(-1);
  if (first === undefined || last === undefined || pipes.length < 2) return null;
  if (text.slice(0, first).trim() !== '' || text.slice(last + 1).trim() !== '') return null;
  const cells = pipes.slice(1).map((pipe, column): GridCell => {
    const open = pipes[column]! + 1;
    const inner = text.slice(open, pipe);
    const isEmpty = inner.trim() === '';
    const lead = isEmpty ? Math.min(1, inner.length) : inner.length - inner.trimStart().length;
    return {
      from: line.from + (column === 0 ? 0 : open),
      to: line.from + (pipe === last ? text.length : pipe + 1),
      open: line.from + open,
      close: line.from + pipe,
      start: line.from + open + lead,
      end: line.from + open + (isEmpty ? lead : inner.trimEnd().length),
      column,
    };
  });
  return { from: line.from, to: line.to, cells };
}

/** The table in whole lines of a text; null if it can only be edited as source. */
export function readGrid(doc: Text, from: number, to: number): Grid | null {
  const first = doc.lineAt(from);
  const last = doc.lineAt(to);
  if (first.from !== from || last.number < first.number + 1) return null;
  const rule = doc.line(first.number + 1);
  const alignments = readAlignments(rule.text);
  const rows: GridRow[] = [];
  for (let number = first.number; number <= last.number; number++) {
    if (number === rule.number) continue;
    const row = readRow(doc.line(number));
    if (!row || row.cells.length > alignments.length) return null;
    rows.push(row);
  }
  return { from, to: last.to, rule: { from: rule.from, to: rule.to }, rows, alignments };
}

export interface Place {
  readonly row: number;
  readonly cell: GridCell;
}

export function listPlaces(grid: Grid): Place[] {
  return grid.rows.flatMap(({ cells }, row) => cells.map((cell) => ({ row, cell })));
}

/**
 * The cell of a position, including the hidden characters around its text. Between two cells, `side` decides, as for a
 * caret at the end of a wrapped row.
 */
export function findPlace(grid: Grid, at: number, side = 0): Place {
  let row = grid.rows.findLastIndex(({ from }) => from <= at);
  if (row < 0) row = 0;
  const { cells } = grid.rows[row]!;
  const index = Math.max(
    0,
    cells.findLastIndex(({ from }) => from <= at),
  );
  const cell = cells[index]!;
  const before = cells[index - 1];
  return { row, cell: side < 0 && at === cell.from && before ? before : cell };
}

/** The nearest position in the text of a position's cell. */
export function enterCell(grid: Grid, at: number, side = 0): number {
  const { cell } = findPlace(grid, at, side);
  return Math.max(cell.start, Math.min(cell.end, at));
}

/** Whether a position is in the text of a cell. */
export function isInCell(grid: Grid, at: number): boolean {
  const { cell } = findPlace(grid, at);
  return at >= cell.start && at <= cell.end;
}

/**
 * The nearest position in the given direction that is in a cell's text or outside the table; anything between cells is
 * skipped.
 */
export function passOver(grid: Grid, at: number, forward: boolean, length: number): number {
  if (at < grid.from || at > grid.to || isInCell(grid, at)) return at;
  const places = listPlaces(grid);
  if (forward) {
    const next = places.find(({ cell }) => cell.start > at);
    return next ? next.cell.start : grid.to < length ? grid.to + 1 : places.at(-1)!.cell.end;
  }
  const before = places.findLast(({ cell }) => cell.end < at);
  return before ? before.cell.end : grid.from > 0 ? grid.from - 1 : places[0]!.cell.start;
}

/** A cell's text, with pipes unescaped. */
export function readCell(doc: Text, { start, end }: Pick<GridCell, 'start' | 'end'>): string {
  return doc.sliceString(start, end).replaceAll('\\|', '|');
}

/** The selected part of each cell, row by row; null if the selection leaves the table or stays in one cell. */
export function readSelectedCells(doc: Text, grid: Grid, from: number, to: number): string[][] | null {
  if (from < grid.from || to > grid.to) return null;
  const first = findPlace(grid, from);
  const last = findPlace(grid, to, -1);
  if (first.cell === last.cell) return null;
  return grid.rows.slice(first.row, last.row + 1).map(({ cells }) =>
    cells
      .filter((cell) => cell.close >= from && cell.open <= to)
      .map((cell) =>
        readCell(doc, {
          start: Math.max(cell.start, Math.min(from, cell.end)),
          end: Math.min(cell.end, Math.max(to, cell.start)),
        }),
      ),
  );
}
