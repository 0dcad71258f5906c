import { syntaxTree } from '@codemirror/language';
import { EditorSelection, type EditorState, type StateCommand } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { findChanges } from '../find-changes.ts';
import { readAlignments, splitRow } from '../live-preview/table-model.ts';

export function findTable(state: EditorState, at: number): SyntaxNode | null {
  for (const side of [-1, 1] as const) {
    for (let node: SyntaxNode | null = syntaxTree(state).resolveInner(at, side); node; node = node.parent)
      if (node.name === 'Table') return node;
  }
  return null;
}

interface Cell {
  readonly line: number;
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

export function listCells(state: EditorState, table: SyntaxNode): Cell[] {
  const cells: Cell[] = [];
  const first = state.doc.lineAt(table.from).number;
  const last = state.doc.lineAt(table.to).number;
  for (let number = first; number <= last; number++) {
    if (number === first + 1) continue;
    const line = state.doc.line(number);
    splitRow(line.text).forEach(({ from, to }, column) =>
      cells.push({ line: number, column, from: line.from + from, to: line.from + to }),
    );
  }
  return cells;
}

/** The caret's cell: the last one starting before it, including spaces around the text. */
export function currentCell(state: EditorState, cells: readonly Cell[]): number {
  const { head } = state.selection.main;
  const line = state.doc.lineAt(head).number;
  let found = -1;
  cells.forEach((cell, index) => {
    if (cell.line < line || (cell.line === line && (cell.from <= head || cell.column === 0))) found = index;
  });
  return found;
}

export function emptyRow(state: EditorState, table: SyntaxNode): string {
  const rule = state.doc.line(state.doc.lineAt(table.from).number + 1).text;
  return `|${splitRow(rule)
    .map(({ from, to }) => ` ${' '.repeat(Math.max(1, to - from - 2))} |`)
    .join('')}`;
}

/** Tab and Shift-Tab: next or previous cell; Tab after the last adds a row. */
export function moveCell(step: 1 | -1): StateCommand {
  return ({ state, dispatch }) => {
    const table = findTable(state, state.selection.main.head);
    if (!table) return false;
    const cells = listCells(state, table);
    const index = currentCell(state, cells);
    const next = cells[index + step];
    if (next) {
      dispatch(
        state.update({
          selection: EditorSelection.range(next.from, next.to),
          userEvent: 'select',
          scrollIntoView: true,
        }),
      );
      return true;
    }
    if (step < 0 || state.readOnly) return true;
    const end = state.doc.lineAt(table.to).to;
    dispatch(
      state.update({
        changes: { from: end, insert: `\n${emptyRow(state, table)}` },
        selection: { anchor: end + 3 },
        userEvent: 'input.table',
        scrollIntoView: true,
      }),
    );
    return true;
  };
}

/** Enter: the cell below; in the last row, a new row. */
export const moveRow: StateCommand = ({ state, dispatch }) => {
  const { main } = state.selection;
  const table = findTable(state, main.head);
  if (!table) return false;
  const cells = listCells(state, table);
  const current = cells[currentCell(state, cells)];
  if (!current) return false;
  const below = cells.find((cell) => cell.line > current.line && cell.column === current.column);
  if (below) {
    dispatch(
      state.update({
        selection: EditorSelection.range(below.from, below.to),
        userEvent: 'select',
        scrollIntoView: true,
      }),
    );
    return true;
  }
  if (state.readOnly) return false;
  const last = state.doc.lineAt(table.to);
  const row = splitRow(last.text);
  // Enter in an empty last row removes it and leaves the table.
  if (
    last.number > state.doc.lineAt(table.from).number + 1 &&
    row.every(({ from, to }) => last.text.slice(from, to).trim() === '')
  ) {
    dispatch(
      state.update({
        changes: { from: last.from, to: last.to, insert: '\n' },
        selection: { anchor: last.from + 1 },
        userEvent: 'input.table',
        scrollIntoView: true,
      }),
    );
    return true;
  }
  const insert = `\n${emptyRow(state, table)}`;
  const cell = splitRow(insert.slice(1))[current.column];
  dispatch(
    state.update({
      changes: { from: last.to, insert },
      selection: { anchor: last.to + 1 + (cell?.from ?? 2) },
      userEvent: 'input.table',
      scrollIntoView: true,
    }),
  );
  return true;
};

/** Display columns: wide characters take two, combining ones none. */
function measureText(text: string): number {
  let width = 0;
  for (const ch of text) {
    if (/\p{M}|\u200D/u.test(ch)) continue;
    width +=
      /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u.test(
        ch,
      )
        ? 2
        : 1;
  }
  return width;
}

function pad(text: string, width: number, alignment: string | null): string {
  const space = width - measureText(text);
  if (space <= 0) return text;
  if (alignment === 'right') return ' '.repeat(space) + text;
  if (alignment === 'center') return ' '.repeat(space >> 1) + text + ' '.repeat(space - (space >> 1));
  return text + ' '.repeat(space);
}

export function drawRule(width: number, alignment: string | null): string {
  if (alignment === 'center') return `:${'-'.repeat(width)}:`;
  if (alignment === 'right') return `${'-'.repeat(width + 1)}:`;
  return `${alignment === 'left' ? ':' : '-'}${'-'.repeat(width + 1)}`;
}

/** The table's lines with aligned pipes. */
export function alignRows(lines: readonly string[]): string[] {
  const rows = lines.map((line) => splitRow(line).map(({ from, to }) => line.slice(from, to).trim()));
  const alignments = readAlignments(lines[1] ?? '');
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_unused, column) =>
    Math.max(1, ...rows.map((row, index) => (index === 1 ? 1 : measureText(row[column] ?? '')))),
  );
  return rows.map((row, index) => {
    const cells = widths.map((width, column) => {
      const alignment = alignments[column] ?? null;
      return index === 1 ? drawRule(width, alignment) : ` ${pad(row[column] ?? '', width, alignment)} `;
    });
    return `|${cells.join('|')}|`;
  });
}

/** Aligns the source of the table at the caret. The caret stays in its cell. */
export const alignTable: StateCommand = ({ state, dispatch }) => {
  const table = findTable(state, state.selection.main.head);
  if (!table || state.readOnly) return false;
  const first = state.doc.lineAt(table.from);
  const last = state.doc.lineAt(table.to);
  const before = state.sliceDoc(first.from, last.to);
  const indent = /^[ \t]*/.exec(first.text)![0];
  if (before.split('\n').some((line) => !line.startsWith(indent) || />/.test(line.slice(0, line.indexOf('|') + 1))))
    return false;
  const after = alignRows(before.split('\n'))
    .map((line) => indent + line)
    .join('\n');
  if (after === before) return true;
  const cell = currentCell(state, listCells(state, table));
  // Changes only differing spaces and dashes, so that others can keep typing in another cell.
  const lines = after.split('\n');
  const changes = lines.flatMap((line, index) => {
    const old = state.doc.line(first.number + index);
    return findChanges(old.text, line, old.from);
  });
  const moved = state.update({ changes });
  const next = findTable(moved.state, first.from + indent.length);
  const place = next ? listCells(moved.state, next)[cell] : undefined;
  dispatch(
    state.update({
      changes,
      selection: { anchor: place?.to ?? first.from },
      userEvent: 'input.table',
      scrollIntoView: true,
    }),
  );
  return true;
};
