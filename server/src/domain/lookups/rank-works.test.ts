import type { FoundWork } from '@scriptorium/contract/operations/references.ts';
import { expect, test } from 'vitest';
import { rankWorks } from './rank-works.ts';

const work = (title: string, more: Partial<FoundWork> = {}): FoundWork => ({ type: 'article-journal', title, ...more });
const issued = (year: number) => ({ issued: { 'date-parts': [[year]] } });

test('the exact title ranks above longer ones, and author and year decide between equals', () => {
  const lists = [
    [
      work('Attention is all you need in speech separation', { DOI: '10.1/a' }),
      work('Is attention all you need?', { DOI: '10.1/b', ...issued(2019) }),
    ],
    [
      work('Attention Is All You Need', {
        DOI: '10.1/c',
        author: [{ family: 'Vaswani', given: 'A.' }],
        ...issued(2017),
      }),
    ],
  ];
  const titles = (words: string) => rankWorks(words, lists).map(({ DOI }) => DOI);
  expect(titles('attention is all you need')[2]).toBe('10.1/a');
  expect(titles('Attention is all you need, Vaswani 2017')[0]).toBe('10.1/c');
  expect(titles('attention is all you need 2019')[0]).toBe('10.1/b');
});

test('accents, punctuation and scripts without spaces make no difference', () => {
  const lists = [[work('Other', { DOI: '10.1/o' }), work('Über die Wälder', { DOI: '10.1/w' })]];
  expect(rankWorks('uber die walder', lists)[0]?.DOI).toBe('10.1/w');
  expect(rankWorks('…', lists)).toHaveLength(2);
  expect(rankWorks('森林', [[work('森林', { DOI: '10.1/f' })]])).toHaveLength(1);
});

test('a work known to two services is listed once, and no more works than can be shown', () => {
  const same = work('Forests', { DOI: '10.1/f' });
  expect(
    rankWorks('forests', [
      [same, work('Forests')],
      [same, work('FORESTS')],
    ]),
  ).toHaveLength(2);
  const many = Array.from({ length: 40 }, (_one, n) => work('Forests', { DOI: `10.1/${n}` }));
  expect(rankWorks('forests', [many]).map(({ DOI }) => DOI)).toEqual(many.slice(0, 20).map(({ DOI }) => DOI));
});
