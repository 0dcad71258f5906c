import { expect, it } from 'vitest';
import { findFrontChanges } from './front-changes.ts';
import { diffWords } from './word-diff.ts';

const OLD = '---\ntitle: Foxes\nauthor:\n  - Ada\nlang: en\n---\n\nA fox.\n';

const compare = (after: string): string[] => {
  const parts = diffWords(OLD, after);
  const found = findFrontChanges(parts);
  if (found === null) return ['none'];
  const rest = parts.map(({ text }, at) => (at < found.part ? '' : at === found.part ? text.slice(found.units) : text));
  return [...found.keys, rest.join('')];
};

it('ends where the text begins, and names the keys that differ', () => {
  expect(compare(OLD.replace('Foxes', 'Dogs').replace('- Ada', '- Ada\n  - Ben'))).toEqual([
    'title',
    'author',
    '\nA fox.\n',
  ]);
  expect(compare(OLD.replace('lang: en\n', '').replace('A fox', 'The fox'))).toEqual(['lang', '\nAThe fox.\n']);
  expect(compare(OLD)).toEqual(['\nA fox.\n']);
});

it('is not separated if only one of the texts has it', () => {
  expect(compare('A fox.\n')).toEqual(['none']);
  expect(findFrontChanges(diffWords('---\nno end', '---\nno end at all'))).toBeNull();
});
