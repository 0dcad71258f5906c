import { expect, it } from 'vitest';
import { readShared } from './read-shared.ts';

it('reads shared content and adds the URL unless the text contains it', () => {
  expect(readShared({ title: ' Kelp \n forests ', text: 'See this', url: 'https://example.org/a' })).toEqual({
    title: 'Kelp forests',
    text: 'See this\n\nhttps://example.org/a',
  });
  expect(readShared({ text: 'See https://example.org/a', url: 'https://example.org/a' })).toEqual({
    title: '',
    text: 'See https://example.org/a',
  });
});

it('returns null if nothing was shared, and limits the length', () => {
  expect(readShared({ redirect: '/x', text: ' ' })).toBeNull();
  expect(readShared({ title: 'x'.repeat(1000), text: 'y'.repeat(100_000) })).toEqual({
    title: 'x'.repeat(300),
    text: 'y'.repeat(20_000),
  });
});
