import type { Piece, UnplacedChange, WordChange } from './placing.ts';
import type { CellLine, SourceDocument } from './source-document.ts';

/**
 * In a table drawn with characters, a cell is as wide as its column, and a longer word would push the next cell out of
 * place. So each change in such a cell takes the space it needs from the cell's trailing spaces, and returns what it
 * frees. What does not fit is listed, since only redrawing the table would make room.
 */
export function keepColumns(
  changes: readonly WordChange[],
  { text, drawn }: SourceDocument,
): { changes: WordChange[]; unplaced: UnplacedChange[] } {
  const room = new Map<CellLine, number>();
  const kept: WordChange[] = [];
  const unplaced: UnplacedChange[] = [];
  for (const change of changes) {
    const cells = [...Map.groupBy(change.pieces, (piece) => findCell(drawn, text, piece))];
    const spaces: Piece[] = [];
    let fits = true;
    for (const [cell, pieces] of cells) {
      if (cell === undefined) {
        // A piece across lines of a drawn table would take the column separators with it.
        if (pieces.some((piece) => touches(drawn, piece))) fits = false;
        continue;
      }
      const growth = pieces.reduce(
        (sum, { from, to, insert }) => sum + widthOf(insert) - widthOf(text.slice(from, to)),
        0,
      );
      const end = room.get(cell) ?? cell.to;
      const free = end - Math.max(wordsEnd(text, cell, end), ...pieces.map(({ to }) => to));
      if (growth > free) fits = false;
      else if (growth > 0) spaces.push({ from: end - growth, to: end, insert: '' });
      else if (growth < 0) spaces.push({ from: end, to: end, insert: ' '.repeat(-growth) });
    }
    if (!fits) {
      unplaced.push(describe(change, text));
      continue;
    }
    for (const space of spaces) {
      const cell = findCell(drawn, text, space);
      if (cell !== undefined) room.set(cell, space.from);
    }
    const pieces = [...change.pieces, ...spaces].toSorted((a, b) => a.from - b.from || a.to - b.to);
    kept.push({ ...change, pieces });
  }
  return { changes: kept, unplaced };
}

/** The part of a line that belongs to the changed cell. Columns are adjacent, without a bar between them. */
function findCell(drawn: readonly CellLine[], text: string, { from, to }: Piece): CellLine | undefined {
  const at = firstEndingAt(drawn, from);
  const isNext = drawn[at]?.to === from && !END_OF_CELLS.has(text.charAt(from));
  const cell = drawn[isNext ? at + 1 : at];
  return cell !== undefined && cell.from <= from && to <= cell.to ? cell : undefined;
}

/** After the last cell of a line, or between two separated by bars. */
const END_OF_CELLS = new Set(['|', '+', '\n', '']);

function touches(drawn: readonly CellLine[], { from, to }: Piece): boolean {
  const cell = drawn[firstEndingAt(drawn, from + 1)];
  return cell !== undefined && cell.from < to;
}

/** The first column that ends at this position or later. */
function firstEndingAt(drawn: readonly CellLine[], at: number): number {
  let [low, high] = [0, drawn.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((drawn[middle]?.to ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where the last word before `end` ends, including the space before the next column. */
function wordsEnd(text: string, cell: CellLine, end: number): number {
  const words = text.slice(cell.from, end).trimEnd().length;
  return cell.from + words + (cell.from + words < end ? 1 : 0);
}

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/u;

/** Width in character columns, as counted by pandoc. */
function widthOf(text: string): number {
  let width = 0;
  for (const sign of text) width += /\p{M}/u.test(sign) ? 0 : WIDE.test(sign) ? 2 : 1;
  return width;
}

function describe({ author, pieces }: WordChange, text: string): UnplacedChange {
  const [first] = pieces;
  const line = text.slice(text.lastIndexOf('\n', first?.from ?? 0) + 1).split('\n', 1)[0] ?? '';
  return {
    author,
    removed: pieces
      .map(({ from, to }) => text.slice(from, to))
      .join(' ')
      .trim(),
    added: pieces
      .map(({ insert }) => insert)
      .join(' ')
      .trim(),
    near: line.replaceAll(/[|\s]+/gu, ' ').trim(),
    why: 'structure',
  };
}
