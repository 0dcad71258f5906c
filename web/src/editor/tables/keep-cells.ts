import { ChangeSet, type Text } from '@codemirror/state';
import { findPlace, type Grid, type GridCell } from './grid.ts';

interface Wanted {
  readonly fromA: number;
  readonly toA: number;
  readonly fromB: number;
  readonly toB: number;
  readonly insert: string;
}

/** The effect of one wanted change on one cell, or beside the table. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly cell: GridCell | null;
  /** The wanted change whose text this inserts; null for the rest of its deletions. */
  readonly of: Wanted | null;
}

interface Kept {
  readonly from: number;
  to: number;
  insert: string;
}

/** Where the text of a wanted change went: into which change, at which offset, and its final length. */
interface Written {
  readonly into: Kept;
  readonly offset: number;
  /** For each of its characters and the end, the length of what came before. */
  readonly lengths: readonly number[];
}

export interface KeptCells {
  readonly changes: readonly { readonly from: number; readonly to: number; readonly insert: string }[];
  /** Maps a position after the wanted changes to one after the kept ones. */
  place(at: number): number;
}

function listWanted(changes: ChangeSet): Wanted[] {
  const wanted: Wanted[] = [];
  changes.iterChanges((fromA, toA, fromB, toB, inserted) =>
    wanted.push({ fromA, toA, fromB, toB, insert: inserted.toString() }),
  );
  return wanted;
}

function charAt(doc: Text, at: number): string {
  return at < 0 || at >= doc.length ? '\n' : doc.sliceString(at, at + 1);
}

/** Whether nothing follows a position on its line. */
function endsLine(doc: Text, at: number): boolean {
  const line = doc.lineAt(Math.min(at, doc.length));
  return line.text.slice(at - line.from).trim() === '';
}

/** Whether a table's lines stay separate: the change is beside it, or replaces all of it. */
function leavesTable(doc: Text, grid: Grid, { fromA, toA, insert }: Wanted): boolean {
  // The line below must stay empty: otherwise it would become a row.
  if (fromA === grid.to + 1 && insert === '' && charAt(doc, fromA) === '\n') return endsLine(doc, toA);
  if (toA < grid.from || fromA > grid.to) return true;
  if (fromA <= grid.from && toA >= grid.to) return true;
  if (toA === grid.from) return insert === '' ? charAt(doc, fromA - 1) === '\n' : insert.endsWith('\n');
  if (fromA === grid.to)
    return insert === '' ? charAt(doc, toA) === '\n' && endsLine(doc, toA + 1) : insert.startsWith('\n');
  return false;
}

/**
 * Text typed into the empty line above or below a table would become part of it, so it gets an empty line of its own.
 */
function keepApart(doc: Text, grid: Grid, wanted: Wanted): { readonly head: string; readonly tail: string } {
  const { fromA, toA, insert } = wanted;
  const line = doc.lineAt(fromA);
  const isEmpty = (number: number): boolean => number < 1 || number > doc.lines || doc.line(number).text.trim() === '';
  if (fromA !== toA || insert.trim() === '' || line.text.trim() !== '') return { head: '', tail: '' };
  const isBelow = line.from === grid.to + 1 && !insert.startsWith('|');
  const isAbove = line.to === grid.from - 1;
  return {
    head: !insert.startsWith('\n') && (isBelow || (isAbove && !isEmpty(line.number - 1))) ? '\n' : '',
    tail: !insert.endsWith('\n') && (isAbove || (isBelow && !isEmpty(line.number + 1))) ? '\n' : '',
  };
}

function clamp(at: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, at));
}

/** Splits a change that touches a table by cells; the line breaks before and after the table remain. */
function splitChange(doc: Text, grid: Grid, wanted: Wanted, only: ReadonlySet<GridCell> | null): Edit[] {
  const { fromA, toA, insert } = wanted;
  const host = findPlace(grid, fromA).cell;
  if (fromA >= host.open && toA <= host.close) {
    // Spaces before the text are invisible.
    const from = fromA === toA ? fromA : clamp(host.start, fromA, toA);
    const isOther = only !== null && !only.has(host) && insert === '';
    return isOther || (from === toA && insert === '') ? [] : [{ from, to: toA, insert, cell: host, of: wanted }];
  }
  const edits: Edit[] = [];
  let isInserted = insert === '';
  if (fromA < grid.from) {
    isInserted = true;
    edits.push({ from: fromA, to: grid.from - 1, insert, cell: null, of: wanted });
  }
  for (const { cells } of grid.rows) {
    for (const cell of cells) {
      const isHost = !isInserted && cell === host;
      const from = clamp(fromA, cell.start, cell.end);
      const to = only !== null && !only.has(cell) && !isHost ? from : clamp(toA, from, cell.end);
      if (isHost) edits.push({ from, to, insert, cell, of: wanted });
      else if (to > from) edits.push({ from, to, insert: '', cell, of: null });
    }
  }
  const below = endsLine(doc, toA) || charAt(doc, grid.to + 1) !== '\n' ? grid.to + 1 : grid.to + 2;
  if (toA > below) edits.push({ from: below, to: toA, insert: '', cell: null, of: null });
  return edits;
}

/** A pipe and the backslash that escapes it are deleted together. */
function takeWholePipes(doc: Text, edit: Edit): Edit {
  const { cell, from, to } = edit;
  if (!cell || from === to) return edit;
  const isEscaped = (at: number): boolean => {
    let count = 0;
    while (at - count > cell.open && charAt(doc, at - count - 1) === '\\') count++;
    return count % 2 === 1 && at < cell.close && charAt(doc, at) === '|';
  };
  return { ...edit, from: isEscaped(from) ? from - 1 : from, to: isEscaped(to) ? to + 1 : to };
}

/** Writes the text of one cell, escaping the pipes that would otherwise separate cells. */
class CellWriter {
  readonly changes: Kept[] = [];
  readonly written = new Map<Wanted, Written>();
  #escaped = false;
  #isBroken = false;

  /** Unchanged text: what comes before it may have removed a pipe's backslash. */
  keep(text: string, at: number): void {
    for (let i = 0; i < text.length; i++) {
      if (text[i] === '|' && !this.#escaped) this.#add(at + i, at + i, '\\');
      this.#escaped = !this.#escaped && text[i] === '\\';
    }
  }

  write({ from, to, insert, of }: Edit): void {
    let out = '';
    this.#isBroken = false;
    const lengths = [0];
    const bare = insert.trim();
    const isBlank = bare === '' || bare === '\\';
    const inside = isBlank
      ? { from: 0, to: insert.length }
      : { from: insert.length - insert.trimStart().length, to: insert.trimEnd().length };
    for (let i = 0; i < insert.length; i++) {
      out += this.#read(insert, i, i >= inside.from && i < inside.to);
      lengths.push(out.length);
    }
    const into = this.#add(from, to, out);
    if (of) this.written.set(of, { into, offset: into.insert.length - out.length, lengths });
  }

  /** The closing pipe must not be escaped. */
  close(at: number): void {
    if (this.#escaped) this.#add(at, at, ' ');
  }

  #read(text: string, index: number, isInside: boolean): string {
    const char = text[index]!;
    // Line breaks and tabs become one space, or none at the ends of the insertion.
    if (/[\n\t]/.test(char) || (char === ' ' && this.#isBroken)) {
      const isFirst = !this.#isBroken && isInside && text[index - 1] !== ' ';
      this.#isBroken = true;
      if (!isFirst) return '';
      this.#escaped = false;
      return ' ';
    }
    this.#isBroken = false;
    // Before a line break it is a hard break.
    if (char === '\\' && text[index + 1] === '\n') return '';
    const out = char === '|' && !this.#escaped ? '\\|' : char;
    this.#escaped = !this.#escaped && char === '\\';
    return out;
  }

  #add(from: number, to: number, insert: string): Kept {
    const last = this.changes.at(-1);
    if (last && last.to === from) {
      last.to = to;
      last.insert += insert;
      return last;
    }
    const added = { from, to, insert };
    this.changes.push(added);
    return added;
  }
}

/** Applies the edits of each cell in turn. */
function writeCells(doc: Text, edits: readonly Edit[]): { kept: Kept[]; written: Map<Wanted, Written> } {
  const kept: Kept[] = [];
  const written = new Map<Wanted, Written>();
  const byCell = Map.groupBy(edits, ({ cell }) => cell);
  for (const [cell, own] of byCell) {
    if (!cell) {
      for (const { from, to, insert, of } of own) {
        const into = { from, to, insert };
        kept.push(into);
        if (!of) continue;
        const offset = insert === of.insert ? 0 : insert.indexOf(of.insert);
        written.set(of, { into, offset, lengths: Array.from({ length: of.insert.length + 1 }, (_, i) => i) });
      }
      continue;
    }
    const writer = new CellWriter();
    let at = cell.open;
    for (const edit of own.toSorted((a, b) => a.from - b.from)) {
      const from = Math.max(at, edit.from);
      const to = Math.max(from, edit.to);
      writer.keep(doc.sliceString(at, from), at);
      writer.write({ ...edit, from, to });
      at = to;
    }
    writer.keep(doc.sliceString(at, cell.close), at);
    writer.close(cell.close);
    kept.push(...writer.changes);
    for (const [of, where] of writer.written) written.set(of, where);
  }
  kept.sort((a, b) => a.from - b.from || a.to - b.to);
  return { kept, written };
}

/**
 * Turns a change made while editing cells into one that keeps rows and columns: pipes are escaped, line breaks become
 * spaces, and deleting across cells empties them. With `only`, nothing is deleted in other cells. Null if the change
 * may be made as it is.
 */
export function keepCells(
  doc: Text,
  grids: readonly Grid[],
  changes: ChangeSet,
  only: ReadonlySet<GridCell> | null = null,
): KeptCells | null {
  const wanted = listWanted(changes);
  const edits = wanted.flatMap((change): Edit[] => {
    const touched = grids.filter((one) => !leavesTable(doc, one, change)).toSorted((a, b) => a.from - b.from);
    if (touched.length === 0) {
      const beside = grids.map((one) => keepApart(doc, one, change));
      const head = beside.find((one) => one.head !== '')?.head ?? '';
      const tail = beside.find((one) => one.tail !== '')?.tail ?? '';
      return [{ from: change.fromA, to: change.toA, insert: head + change.insert + tail, cell: null, of: change }];
    }
    return touched.flatMap((grid, i) => {
      // Of several tables in sequence, each keeps its own lines.
      const from = i === 0 ? change.fromA : grid.from;
      const to = Math.min(change.toA, (touched[i + 1]?.from ?? Number.POSITIVE_INFINITY) - 1);
      const part = { ...change, fromA: from, toA: to, insert: i === 0 ? change.insert : '' };
      return splitChange(doc, grid, part, only).map((edit) =>
        takeWholePipes(doc, { ...edit, of: edit.of && (i === 0 ? change : null) }),
      );
    });
  });
  const { kept, written } = writeCells(doc, edits);
  const isSame =
    kept.length === wanted.length &&
    kept.every(
      ({ from, to, insert }, i) => from === wanted[i]!.fromA && to === wanted[i]!.toA && insert === wanted[i]!.insert,
    );
  if (isSame) return null;
  const set = ChangeSet.of(kept, doc.length);
  const startOf = (change: Kept): number =>
    kept
      .slice(0, kept.indexOf(change))
      .reduce((at, { from, to, insert }) => at + insert.length - (to - from), change.from);
  return {
    changes: kept,
    place: (at) => {
      const change = wanted.findLast(({ fromB }) => fromB <= at);
      if (!change) return set.mapPos(at, -1);
      if (at > change.toB) return set.mapPos(at - change.toB + change.toA, -1);
      const where = written.get(change);
      if (where) return startOf(where.into) + where.offset + where.lengths[at - change.fromB]!;
      const grid = grids.find((one) => change.fromA <= one.to && change.toA >= one.from);
      const cell = grid && findPlace(grid, change.fromA).cell;
      return set.mapPos(cell ? clamp(change.fromA, cell.start, cell.end) : change.fromA, -1);
    },
  };
}
