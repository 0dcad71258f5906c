import { ChangeSet, Text } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { findPlace, type Grid, type GridCell, listPlaces, readCell, readGrid } from './grid.ts';
import { keepCells } from './keep-cells.ts';

function random(seed: number): () => number {
  let value = seed;
  return () => {
    value = (value * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return value / 4_294_967_296;
  };
}

const above = 'Above.\n\n';
const below = '\n\nBelow.';

function read(table: string): { doc: Text; grid: Grid } {
  const doc = Text.of(`${above}${table}${below}`.split('\n'));
  const grid = readGrid(doc, above.length, above.length + table.length);
  if (!grid) throw new Error(`Not a table: ${table}`);
  return { doc, grid };
}

/** Types at ¦, or deletes between ‹ and ›; the result with the caret as ¦. */
function edit(marked: string, insert: string): string {
  const from = marked.search(/[‹¦]/);
  const to = marked.includes('›') ? marked.indexOf('›') - 1 : from;
  const { doc, grid } = read(marked.replace(/[‹›¦]/g, ''));
  const start = above.length + from;
  const changes = ChangeSet.of({ from: start, to: above.length + to, insert }, doc.length);
  const kept = keepCells(doc, [grid], changes);
  const after = (kept ? ChangeSet.of([...kept.changes], doc.length) : changes).apply(doc).toString();
  const caret = kept ? kept.place(start + insert.length) : start + insert.length;
  return `${after.slice(0, caret)}¦${after.slice(caret)}`.slice(above.length, -below.length);
}

const table = (row: string): string => `| a | b |\n|---|---|\n${row}\n| e | f |`;

describe('what is typed into a cell', () => {
  test.each([
    ['a pipe is escaped', '| c¦ | d |', '|', '| c\\|¦ | d |'],
    ['one already escaped is not escaped again', '| c¦ | d |', '\\|', '| c\\|¦ | d |'],
    ['a pipe after a backslash that escapes nothing', '| c\\¦ | d |', '|', '| c\\|¦ | d |'],
    ['a backslash before the closing pipe', '|c¦|d|', '\\', '|c\\¦ |d|'],
    ['a backslash before an escaped pipe', '| ¦\\|c | d |', '\\', '| \\¦\\\\|c | d |'],
    ['between a backslash and its pipe', '| c\\¦| | d |', 'x', '| c\\x¦\\| | d |'],
    ['lines become words', '| c¦ | d |', 'one\ntwo \n  three\n', '| cone two three¦ | d |'],
    ['a line break alone is a space', '| c¦x | d |', '\n', '| c ¦x | d |'],
    ['a hard line break, too', '| c¦x | d |', '\\\n', '| c ¦x | d |'],
    ['cells of a spreadsheet become words', '| c¦ | d |', '1\t2', '| c1 2¦ | d |'],
    ['over a selection across cells', '| ‹c | d› |', 'x|', '| x\\|¦ |  |'],
    ['into an empty cell', '| ¦ | d |', 'x', '| x¦ | d |'],
  ])('%s', (_name, row, insert, expected) => {
    expect(edit(table(row), insert)).toBe(table(expected));
  });
});

describe('what is deleted', () => {
  test.each([
    ['a pipe between cells stays', '| c ‹|› d |', '| c¦ | d |'],
    ['the spaces before the text stay', '|‹ ›c | d |', '| ¦c | d |'],
    ['an escaped pipe goes with its backslash', '| c\\‹|› | d |', '| c¦ | d |'],
    ['and the backslash with its pipe', '| c‹\\›| | d |', '| c¦ | d |'],
    ['across cells only their text', '| c‹c | d›d |', '| c¦ | d |'],
    ['one of two backslashes before the closing pipe', '|c\\‹\\›|d|', '|c\\¦ |d|'],
  ])('%s', (_name, row, expected) => {
    expect(edit(table(row), '')).toBe(table(expected));
  });

  test('across rows, only the text of their cells', () => {
    expect(edit('| a | b‹b |\n|---|---|\n| c | d |\n| e› | f |', '')).toBe('| a | b¦ |\n|---|---|\n|  |  |\n|  | f |');
  });

  test('the whole table is deleted as a whole', () => {
    const { doc, grid } = read(table('| c | d |'));
    expect(keepCells(doc, [grid], ChangeSet.of({ from: grid.from, to: grid.to }, doc.length))).toBeNull();
    expect(keepCells(doc, [grid], ChangeSet.of({ from: 0, to: doc.length }, doc.length))).toBeNull();
  });

  test('from the text above into the table: that text, and the text of the cells', () => {
    const { doc, grid } = read(table('| c | d |'));
    const kept = keepCells(doc, [grid], ChangeSet.of({ from: 2, to: grid.from + 3, insert: 'X' }, doc.length))!;
    const after = ChangeSet.of([...kept.changes], doc.length)
      .apply(doc)
      .toString();
    expect(after).toBe(`AbX\n${table('| c | d |').replace('| a', '| ')}${below}`);
    expect(kept.place(3)).toBe(3);
  });

  test('lines next to the table are not joined with it', () => {
    const { doc, grid } = read(table('| c | d |'));
    for (const [from, to] of [
      [grid.to, grid.to + 2],
      [grid.from - 2, grid.from],
      [grid.to, grid.to + 1],
    ] as const) {
      const kept = keepCells(doc, [grid], ChangeSet.of({ from, to }, doc.length));
      const after = kept
        ? ChangeSet.of([...kept.changes], doc.length)
            .apply(doc)
            .toString()
        : null;
      expect(after, `${from}-${to}`).toContain('\n| a | b |');
      expect(after, `${from}-${to}`).toContain('| e | f |\n');
    }
  });
});

describe('what reaches further', () => {
  const two = '| a | b |\n|---|---|\n| c | d |\n\n| e | f |\n|---|---|\n| g | h |';
  const doc = Text.of(two.split('\n'));
  const grids = [readGrid(doc, 0, two.indexOf('\n\n'))!, readGrid(doc, two.indexOf('| e'), two.length)!];
  const after = (from: number, to: number, only: ReadonlySet<GridCell> | null = null): string => {
    const kept = keepCells(doc, grids, ChangeSet.of({ from, to }, doc.length), only)!;
    return ChangeSet.of([...kept.changes], doc.length)
      .apply(doc)
      .toString();
  };

  test('from one table into the next, both keep their rows', () => {
    expect(after(two.indexOf('d |'), two.indexOf('g |'))).toBe(
      two.replace('d |', ' |').replace('e |', ' |').replace('f |', ' |'),
    );
  });

  test('a key deletes at each caret', () => {
    const cells = listPlaces(grids[0]!).map(({ cell }) => cell);
    const changes = ChangeSet.of(
      [2, 6].map((from) => ({ from, to: from + 1 })),
      doc.length,
    );
    expect(keepCells(doc, grids, changes, new Set(cells.slice(0, 2)))).toBeNull();
  });

  test('a line directly below stays a separate line', () => {
    const text = `${table('| c | d |')}\n# Methods`;
    const below = Text.of(text.split('\n'));
    const grid = readGrid(below, 0, text.indexOf('\n# '))!;
    const change = ChangeSet.of({ from: text.indexOf('# '), to: text.indexOf('Methods') }, below.length);
    expect(keepCells(below, [grid], change)).toBeNull();
  });
});

const words = ['', 'x', 'two words', '\\|', '`a\\|b`', '$\\alpha$', '\\\\', '**b**', ' ', 'ü 漢', '\\'];
const typed = ['a', '|', '\\', '\\|', 'b|c', '\n', 'x\ny', '', '', '\\\\', ' ', 'p\tq\nr|s\\', '|\\|'];

function buildTable(next: () => number): string {
  const columns = 1 + Math.floor(next() * 4);
  const rows = 1 + Math.floor(next() * 4);
  const pick = (): string => words[Math.floor(next() * words.length)]!;
  const row = (): string =>
    `|${Array.from({ length: columns }, () => {
      const text = pick();
      const lead = next() < 0.5 ? ' ' : '';
      // A backslash at the end needs a space before the pipe.
      return `${lead}${text}${next() < 0.5 || /\\$/.test(text) ? ' ' : ''}`;
    }).join('|')}|${next() < 0.2 ? ' ' : ''}`;
  return [row(), `|${'---|'.repeat(columns)}`, ...Array.from({ length: rows }, row)].join('\n');
}

describe('whatever is typed or deleted', () => {
  test.each(Array.from({ length: 60 }, (_, i) => i + 1))('rows and columns stay (seed %i)', (seed) => {
    const next = random(seed * 7919);
    let { doc, grid } = read(buildTable(next));
    for (let step = 0; step < 60; step++) {
      const sizes = grid.rows.map(({ cells }) => cells.length);
      const places = listPlaces(grid);
      const first = places[Math.floor(next() * places.length)]!.cell;
      const last = next() < 0.7 ? first : places[Math.floor(next() * places.length)]!.cell;
      const within = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
      const ends = [within(first.start, first.end), within(last.start, last.end)].toSorted((a, b) => a - b);
      const [from, to] = next() < 0.5 ? [ends[0]!, ends[0]!] : [ends[0]!, ends[1]!];
      const isWild = next() < 0.1;
      const start = isWild ? within(grid.from, grid.to) : from;
      const end = isWild ? Math.min(grid.to, start + Math.floor(next() * 6)) : to;
      const insert = typed[Math.floor(next() * typed.length)]!;
      const changes = ChangeSet.of({ from: start, to: end, insert }, doc.length);
      const kept = keepCells(doc, [grid], changes);
      const made = kept ? ChangeSet.of([...kept.changes], doc.length) : changes;
      const after = made.apply(doc);
      const about = `seed ${seed}, step ${step}: ${JSON.stringify(insert)} at ${start}-${end} of ${JSON.stringify(doc.toString())}`;
      const isWhole = start <= grid.from && end >= grid.to;
      if (isWhole) break;
      expect(after.sliceString(0, above.length), about).toBe(above);
      expect(after.sliceString(after.length - below.length), about).toBe(below);
      const grown = readGrid(after, above.length, after.length - below.length);
      expect(
        grown?.rows.map(({ cells }) => cells.length),
        about,
      ).toEqual(sizes);
      const caret = kept ? kept.place(start + insert.length) : start + insert.length;
      expect(caret, about).toBeGreaterThanOrEqual(above.length);
      expect(caret, about).toBeLessThanOrEqual(after.length - below.length);
      // Cells outside the change are unchanged.
      listPlaces(grid).forEach(({ cell }, index) => {
        if (isWild || (cell.close >= start && cell.open <= end)) return;
        const now = listPlaces(grown!)[index]!.cell;
        expect(after.sliceString(now.open, now.close), about).toBe(doc.sliceString(cell.open, cell.close));
      });
      // Plain typing reads as typed.
      if (start === end && !isWild && !/[\\\n\t]/.test(insert)) {
        const { row, cell } = findPlace(grid, start, start === first.start ? 0 : -1);
        const now = grown!.rows[row]!.cells[first.column]!;
        if (cell === first && !doc.sliceString(first.start, first.end).includes('\\')) {
          const before = doc.sliceString(first.start, first.end);
          const at = start - first.start;
          expect(readCell(after, now), about).toBe((before.slice(0, at) + insert + before.slice(at)).trim());
        }
      }
      doc = after;
      grid = grown!;
    }
  });
});
