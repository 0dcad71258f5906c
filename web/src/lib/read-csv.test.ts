import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findSeparator, readCsv, readNumber, sortRows } from './read-csv.ts';

const cellsOf = (text: string): (readonly string[])[] => readCsv(text, 1000).rows.map(({ cells }) => cells);
const collator = new Intl.Collator('en', { numeric: true });

it('reads quoted separators, line breaks and quotes, and skips empty lines', () => {
  expect(cellsOf('a,b\n"x, y","say ""hi""\nthere"\n\n1,\n')).toEqual([
    ['a', 'b'],
    ['x, y', 'say "hi"\nthere'],
    ['1', ''],
  ]);
});

it('recognises semicolons and tabs, also after a byte order mark', () => {
  expect(cellsOf('\uFEFFName;"a, b";c\n1;2,5;3')).toEqual([
    ['Name', 'a, b', 'c'],
    ['1', '2,5', '3'],
  ]);
  expect(findSeparator('a\tb, c\td')).toBe('\t');
});

it('loses nothing where a file violates RFC 4180', () => {
  expect(cellsOf('5" pipe,"a"b,c"d')).toEqual([['5" pipe', 'ab', 'c"d']]);
  // The following rows stay separate rows.
  expect(cellsOf('"a" or b,2\nS1,3\n')).toEqual([
    ['a or b', '2'],
    ['S1', '3'],
  ]);
  expect(cellsOf('a,"never closed\nb,c')).toEqual([['a', 'never closed\nb,c']]);
});

it('reads back whatever is written, with the position of each row', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ' ', '"', ',', '\n', 'é') });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 8 }), (table) => {
      const lines = table.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(','));
      const text = lines.join('\n');
      const { rows } = readCsv(text, 1000);
      expect(rows.map(({ cells }) => cells)).toEqual(table);
      const begins = lines.map((_, at) => lines.slice(0, at).join('\n').length + (at > 0 ? 1 : 0));
      expect(rows.map(({ at }) => at)).toEqual(begins);
    }),
  );
});

it('stops at the limit and says so', () => {
  expect(readCsv('a\nb\nc\n', 2)).toMatchObject({ rows: [{ at: 0 }, { at: 2 }], isCut: true });
  expect(readCsv('a\nb\n', 2).isCut).toBe(false);
});

it('recognises numbers and rejects look-alikes', () => {
  expect(['12', '-0.5', '2,5', '−3', '1e-4', '40 %'].map(readNumber)).toEqual([12, -0.5, 2.5, -3, 1e-4, 40]);
  expect(['', 'S12', '1.2.3', '2026-11-23', '-', '1 000 m'].map(readNumber)).toEqual(Array(6).fill(null));
});

it('sorts numbers by size and leaves empty cells at the end in both directions', () => {
  const { rows } = readCsv('S10,1\nS2,\nS1,30\nx,200', 10);
  const sorted = (column: number, descending: boolean): unknown[] =>
    sortRows(rows, { column, descending, collator }).map(({ cells }) => cells[column]);
  expect(sorted(1, false)).toEqual(['1', '30', '200', '']);
  expect(sorted(1, true)).toEqual(['200', '30', '1', '']);
  expect(sorted(0, false)).toEqual(['S1', 'S2', 'S10', 'x']);
});

it('takes linear time for unclosed quotes', () => {
  const text = `${'"a'.repeat(200_000)}\n`;
  const start = performance.now();
  readCsv(text, 1000);
  readNumber('1'.repeat(100_000));
  expect(performance.now() - start).toBeLessThan(2000);
});
