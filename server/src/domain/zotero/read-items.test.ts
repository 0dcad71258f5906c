import { expect, it } from 'vitest';
import { readItem } from './read-items.ts';

const itemOf = (csljson: object, data: object = {}) =>
  readItem({ key: 'AAAAAAAA', data: { itemType: 'book', ...data }, csljson: { type: 'book', ...csljson } })?.item;

it('keeps of an item what an entry is made of, and no more of it than people write', () => {
  const read = itemOf({
    title: 'A'.repeat(100_000),
    abstract: 'B'.repeat(100_000),
    publisher: ['no text'],
    volume: 7,
    custom: { deep: true },
    author: Array.from({ length: 20_000 }, () => ({ family: 'C'.repeat(1000), given: 'D'.repeat(1000) })),
    issued: { 'date-parts': [[2020, '5', 1, 9]] },
    DOI: '10.1/x',
    URL: 'https://example.org/',
  });
  expect(Object.keys(read!.work).toSorted()).toEqual(['DOI', 'author', 'editor', 'issued', 'title', 'type', 'volume']);
  expect(read!.work).toMatchObject({ volume: '7', issued: { 'date-parts': [[2020, 5, 1]] } });
  expect(JSON.stringify(read).length).toBeLessThan(300_000);
});

it.each([[{ 'date-parts': [5] }], [{ 'date-parts': 5 }], [5], [null], [{ 'date-parts': [[[[]]]] }]])(
  'reads an item with the date %j',
  (issued) => {
    expect(itemOf({ title: 'A', issued })).toMatchObject({ work: { title: 'A' } });
  },
);

it('accepts no key longer than a hundred characters', () => {
  expect(itemOf({}, { citationKey: 'k'.repeat(100) })?.ownKey).toBe('k'.repeat(100));
  expect(itemOf({}, { citationKey: 'k'.repeat(101) })?.ownKey).toBeNull();
  expect(itemOf({}, { extra: `Citation Key: ${'k'.repeat(101)}` })?.ownKey).toBeNull();
});
