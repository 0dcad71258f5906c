import { describe, expect, test } from 'vitest';
import type { CslItem } from '@scriptorium/bibliography/csl-item.ts';
import { searchItems } from './citations.ts';

const item = (id: string, family: string, year: number, title: string): CslItem => ({
  id,
  type: 'book',
  title,
  author: [{ family, given: 'X' }],
  issued: { 'date-parts': [[year]] },
});

const some = new Map(
  [
    item('muller2001', 'Müller', 2001, 'On warping'),
    item('ramsay1998', 'Ramsay', 1998, 'Curve registration'),
    item('x9', 'Adams', 2001, 'Ramsay revisited'),
  ].map((entry) => [entry.id, entry]),
);

describe('searching works', () => {
  test.each([
    ['ramsay', ['ramsay1998', 'x9']],
    ['mueller', []],
    ['muller', ['muller2001']],
    ['Müller', ['muller2001']],
    ['2001', ['muller2001', 'x9']],
    ['curve', ['ramsay1998']],
    ['adams+revis', ['x9']],
    ['', ['muller2001', 'ramsay1998', 'x9']],
  ])('by %j', (query, keys) => {
    expect(searchItems(some, query, 10).map((found) => found.id)).toEqual(keys);
  });

  test('puts the best of ten thousand first and honours the limit', () => {
    const many = new Map(
      Array.from({ length: 10_000 }, (_unused, i) =>
        item(`key${i}`, `Author${i % 977}`, 1900 + (i % 120), `Title ${i}`),
      ).map((entry) => [entry.id, entry]),
    );
    const found = searchItems(many, 'key77', 60);
    expect(found).toHaveLength(60);
    expect(found.every((entry) => entry.id.startsWith('key77'))).toBe(true);
    expect(found[0]?.id).toBe('key77');
  });
});
