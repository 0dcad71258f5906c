import { expect, test } from 'vitest';
import { listChoices, mergeEntries } from './merge-entries.ts';

const A = '@article{a,\n  title = {The {Forest}},\n  year = 2020,\n  note = "kept"\n}';
const B = '@article{b, title={The Forest}, year={2021}, doi={10.1/x}}';

test('only what entries say differently is asked, and what one says alone is taken', () => {
  expect(listChoices([A, B])).toEqual([
    { name: 'year', values: ['2020', '2021'] },
    { name: 'note', values: ['kept', ''] },
    { name: 'doi', values: ['', '10.1/x'] },
  ]);
  expect(mergeEntries([A, B], 0, new Map())).toEqual({
    ok: true,
    source: A.replace('"kept"', '"kept",\n  doi = {10.1/x}'),
  });
});

test('what is chosen stands in the entry that stays', () => {
  const chosen = new Map([
    ['year', 1],
    ['doi', 0],
    ['note', 1],
  ]);
  expect(mergeEntries([A, B], 0, chosen)).toEqual({
    ok: true,
    source: A.replace('year = 2020,\n  note = "kept"', 'year = {2021}'),
  });
  expect(mergeEntries([A, B], 1, new Map())).toEqual({
    ok: true,
    source: B.replace('{10.1/x}', '{10.1/x}, note = {kept}'),
  });
});
