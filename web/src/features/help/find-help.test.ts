import { expect, test } from 'vitest';
import { findHelp } from './find-help.ts';
import { topics } from './topics/en.ts';
import { topics as french } from './topics/fr.ts';

const find = (words: string) => findHelp(topics, words);

test('finds only topics containing all words, and only their matching paragraphs', () => {
  const [found, ...others] = find('citation style');
  expect(others).toEqual([]);
  expect(found?.id).toBe('citations');
  expect(found?.paragraphs).toHaveLength(1);
  expect(found?.paragraphs[0]).toContain('A name in csl chooses the citation style.');
  expect(find('kelp')).toEqual([]);
});

test('finds an example by its source and by its meaning', () => {
  expect(find('[^1]').map(({ id, examples }) => [id, examples.length])).toEqual([['writing', 1]]);
  expect(find('footnote')[0]?.examples).toEqual([['text[^1] … [^1]: The note.', 'a footnote']]);
  expect(find('smaller')[0]?.examples).toEqual([['# Heading', 'a heading; ## and ### for smaller ones']]);
});

test('shows the first paragraph of a topic found by its title alone', () => {
  const [found] = find('Without a connection');
  expect(found?.id).toBe('offline');
  expect(found?.paragraphs[0]).toContain('Keep writing');
});

test('ignores accents and case', () => {
  expect(findHelp(french, 'BIBLIOGRAPHIE')[0]?.id).toBe('citations');
  expect(findHelp(french, 'reference').length).toBeGreaterThan(0);
});
