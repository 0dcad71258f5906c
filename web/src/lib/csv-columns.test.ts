import { expect, it } from 'vitest';
import { readTable, summarize } from './csv-columns.ts';

const of = (text: string) => summarize(readTable(text)).columns;

it('summarises a column: its type, missing values and range', () => {
  const [site, depth, day, note, nothing] = of(
    'site,depth,day,note,nothing\nS1,"2,5",2024-03-01,ok,\nS2,-10,2023-12-31,NA,\nS2,n/a,2024-01-05T08:00,7,\n',
  );
  expect(site).toEqual({ kind: 'text', missing: 0, different: 2, range: null });
  expect(depth).toEqual({ kind: 'number', missing: 1, different: 2, range: { min: '-10', max: '2,5' } });
  expect(day).toMatchObject({ kind: 'date', range: { min: '2023-12-31', max: '2024-03-01' } });
  // A single word among the numbers makes the column text.
  expect(note).toMatchObject({ kind: 'text', missing: 1, different: 2 });
  expect(nothing).toEqual({ kind: 'empty', missing: 3, different: 0, range: null });
});

it('counts what shorter rows leave out, and columns without a name', () => {
  const { columns } = readTable('a\n1,x\n2\n');
  expect(columns.map(({ name }) => name)).toEqual(['a', '']);
  expect(of('a\n1,x\n2\n').map(({ missing }) => missing)).toEqual([0, 1]);
  expect(of('')).toEqual([]);
});

it('reads only as much as fits in a moment, and reports how many rows that covers', () => {
  const text = `${'a,'.repeat(199)}a\n${`${'1,'.repeat(199)}1\n`.repeat(5000)}`;
  const start = performance.now();
  expect(summarize(readTable(text)).rows).toBe(2000);
  expect(performance.now() - start).toBeLessThan(3000);
});
