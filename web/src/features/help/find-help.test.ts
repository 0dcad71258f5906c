import { expect, test } from 'vitest';
import { findHelp, searchFor } from './find-help.ts';
import { synonyms, topics } from './topics/en.ts';
import { synonyms as germanSynonyms } from './topics/de.ts';
import { synonyms as frenchSynonyms, topics as french } from './topics/fr.ts';

const find = (words: string) => findHelp(topics, synonyms, words);

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
  const [found] = find('Working offline');
  expect(found?.id).toBe('offline');
  expect(found?.paragraphs[0]).toContain('Keep writing');
});

test('finds synonyms, below literal matches', () => {
  expect(find('rows')[0]?.id).toBe('numbers');
  const table = find('table');
  expect(table.map(({ id }) => id)).toEqual(['numbers']);
  expect(
    find('picture')
      .slice(0, 2)
      .map(({ id }) => id),
  ).toEqual(['writing', 'numbers']);
  // Only at the beginning of a word.
  expect(searchFor('column', synonyms).saysAll('Arrows')).toBe(false);
  expect(searchFor('column', synonyms).saysAll('Insert a row')).toBe(true);
});

test.each([
  ['table', 'numbers'],
  ['cite', 'citations'],
  ['zotero', 'citations'],
  ['bibtex', 'citations'],
  ['undo', 'history'],
  ['export word', 'exports'],
  ['docx', 'exports'],
  ['track changes', 'review'],
  ['offline', 'offline'],
  ['footnotes', 'writing'],
  ['equation', 'numbers'],
])('finds what people call it: %s', (words, topic) => {
  expect(find(words).map(({ id }) => id)).toContain(topic);
});

test.each([
  ['shortcut', synonyms],
  ['keyboard', synonyms],
  ['raccourci', frenchSynonyms],
  ['Tasten', germanSynonyms],
])('knows the names of the list of shortcuts: %s', (word, known) => {
  const titles = ['Keyboard shortcuts', 'Raccourcis clavier', 'Tastenkürzel'];
  expect(titles.some(searchFor(word, known).saysAll)).toBe(true);
});

test('ignores accents and case', () => {
  expect(findHelp(french, frenchSynonyms, 'BIBLIOGRAPHIE')[0]?.id).toBe('citations');
  expect(findHelp(french, frenchSynonyms, 'reference').length).toBeGreaterThan(0);
});
