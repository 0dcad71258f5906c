import type { Line, LinePiece, SourceBlocks } from './source-blocks.ts';

const GRID = /^[ \t]*\+(?:[-=:]+\+)+[ \t]*$/u;
const COLUMNS = /^[ \t]*-{2,}(?:[ \t]+-{2,})*[ \t]*$/u;
const LINE_BLOCK = /^\|[ \t]/u;

/** Reads the table that begins at this line. Returns its last line, or `at` if there is none. */
export function readTable(lines: readonly Line[], at: number, blocks: SourceBlocks): number {
  const { text } = lines[at] as Line;
  const next = lines[at + 1]?.text ?? '';
  if (GRID.test(text)) return readGrid(lines, at, blocks);
  if (text.includes('|') && next.includes('-') && isDelimiter(next) && (next.includes('|') || next.includes('+')))
    return readPipes(lines, at, blocks);
  if (COLUMNS.test(text) && next.trim() !== '' && /[ \t]/u.test(text.trim()))
    return readColumns(lines, at, at + 1, blocks);
  if (COLUMNS.test(next) && /[ \t]/u.test(next.trim()) && !LINE_BLOCK.test(text))
    return readColumns(lines, at + 1, at, blocks);
  return at;
}

function readPipes(lines: readonly Line[], at: number, blocks: SourceBlocks): number {
  let end = at;
  for (; end < lines.length; end += 1) {
    const { text, from } = lines[end] as Line;
    if (text.trim() === '' || !text.includes('|')) break;
    if (end === at + 1) continue;
    for (const [cellFrom, cellTo] of splitCells(text))
      blocks.add('cell', from, [{ from: from + cellFrom, to: from + cellTo }]);
  }
  return end - 1;
}

function readGrid(lines: readonly Line[], at: number, blocks: SourceBlocks): number {
  let end = at + 1;
  let rows: LinePiece[][] = [];
  const close = (lineFrom: number): void => {
    for (const pieces of rows) blocks.add('cell', lineFrom, pieces);
    rows = [];
  };
  for (; end < lines.length; end += 1) {
    const { text, from } = lines[end] as Line;
    if (text.trim() === '') break;
    if (GRID.test(text)) {
      close(from);
      continue;
    }
    for (const [i, [cellFrom, cellTo]] of splitCells(text).entries()) {
      const piece = { from: from + cellFrom, to: from + cellTo };
      (rows[i] ??= []).push(piece);
      blocks.drawn.push(piece);
    }
  }
  close(endOf(lines));
  return end - 1;
}

/** Simple and multi-line tables: a line of dashes defines the columns. */
function readColumns(lines: readonly Line[], dashes: number, first: number, blocks: SourceBlocks): number {
  const columns = [...(lines[dashes]?.text ?? '').matchAll(/-+/gu)].map(({ index }) => index);
  let end = first;
  let isEmpty = false;
  for (; end < lines.length; end += 1) {
    const { text, from } = lines[end] as Line;
    if (COLUMNS.test(text)) {
      if (end > dashes) break;
      continue;
    }
    if (text.trim() === '') {
      if (isEmpty || dashes > first) break;
      isEmpty = true;
      continue;
    }
    isEmpty = false;
    for (const [i, column] of columns.entries()) {
      const to = Math.min(columns[i + 1] ?? text.length, text.length);
      if (column >= to) continue;
      const piece = { from: from + (i === 0 ? 0 : column), to: from + to };
      blocks.add('cell', from, [piece]);
      // The last column takes the rest of its line, however long.
      if (i < columns.length - 1) blocks.drawn.push(piece);
    }
  }
  return end;
}

function endOf(lines: readonly Line[]): number {
  const last = lines.at(-1);
  return last === undefined ? 0 : last.from + last.text.length;
}

/** Whether a line separates the head of a table from its rows. */
function isDelimiter(line: string): boolean {
  const cells = line.trim().replace(/^\|/u, '').replace(/\|$/u, '').split(/[|+]/u);
  return cells.every((cell) => /^:?-+:?$/u.test(cell.trim()));
}

/** The cells of a line between pipes, ignoring escaped pipes and those in code. */
function splitCells(text: string): [number, number][] {
  const cells: [number, number][] = [];
  const start = /^[ \t]*\|?/u.exec(text)?.[0].length ?? 0;
  const end = text.trimEnd().endsWith('|') ? text.trimEnd().length - 1 : text.length;
  let from = start;
  let inCode = false;
  for (let at = start; at < end; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '`') inCode = !inCode;
    else if (text[at] === '|' && !inCode) {
      cells.push([from, at]);
      from = at + 1;
    }
  }
  if (from <= end) cells.push([from, end]);
  return cells;
}
