import { expect, it } from 'vitest';
import { readShared } from './read-shared.ts';

it('reads what was shared, with an address that the text does not name', () => {
  expect(readShared({ title: ' Kelp \n forests ', text: 'See this', url: 'https://example.org/a' })).toEqual({
    title: 'Kelp forests',
    text: 'See this\n\nhttps://example.org/a',
  });
  expect(readShared({ text: 'See https://example.org/a', url: 'https://example.org/a' })).toEqual({
    title: '',
    text: 'See https://example.org/a',
  });
});

it('is nothing without any of it, and bounded', () => {
  expect(readShared({ redirect: '/x', text: ' ' })).toBeNull();
  expect(readShared({ title: 'x'.repeat(1000), text: 'y'.repeat(100_000) })).toEqual({
    title: 'x'.repeat(300),
    text: 'y'.repeat(20_000),
  });
});
