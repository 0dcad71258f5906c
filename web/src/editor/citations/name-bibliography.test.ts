import { expect, it } from 'vitest';
import { nameBibliographies } from './name-bibliography.ts';

const name = (text: string, ...files: string[]): string => {
  const found = nameBibliographies(text, files);
  return found ? text.slice(0, found.from) + found.insert + text.slice(found.from) : text;
};

it.each([
  ['Text.\n', '---\nbibliography: refs.bib\n---\n\nText.\n'],
  ['---\ntitle: A\n---\n\nText.\n', '---\ntitle: A\nbibliography: refs.bib\n---\n\nText.\n'],
  ['---\ntitle: A\nauthor:\n- name: B\n---\n', '---\ntitle: A\nauthor:\n- name: B\nbibliography: refs.bib\n---\n'],
])('%j becomes %j', (text, expected) => {
  expect(name(text, 'refs.bib')).toBe(expected);
});

it('quotes names that YAML would misread, and writes several as a list', () => {
  expect(name('', 'my: refs.bib')).toContain('bibliography: "my: refs.bib"\n');
  expect(name('', 'a.bib', '../b.bib')).toContain('bibliography: [a.bib, ../b.bib]\n');
  expect(name('')).toBe('');
});

it.each([
  '---\nbibliography: own.bib\n---\n',
  '---\nbibliography:\n---\n',
  '---\n{title: A}\n---\n',
  '---\ntitle: [\n---\n',
])('leaves %j alone, which names another or cannot be added to', (text) => {
  expect(name(text, 'refs.bib')).toBe(text);
});
