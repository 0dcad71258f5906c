import { expect, it } from 'vitest';
import { parseCitation } from './parse-citation.ts';
import { writeCitation } from './write-citation.ts';

const work = (key: string, more: object = {}) => ({ key, prefix: '', locator: '', suffix: '', ...more });

it.each([
  [[work('a')], 'in-brackets', '[@a]'],
  [
    [work('a', { prefix: 'see', locator: 'p. 3' }), work('b:c', { suffix: 'and more' })],
    'in-brackets',
    '[see @a, p. 3; @b:c, and more]',
  ],
  [[work('a', { locator: '3–5', suffix: ', note' })], 'without-author', '[-@a, 3–5, note]'],
  [[work('a')], 'in-text', '@a'],
  [[work('a', { locator: 'ch. 2' }), work('b')], 'in-text', '@a [ch. 2; @b]'],
  [[work('a.'), work('ü/1')], 'in-brackets', '[@{a.}; @ü/1]'],
  [[work('a', { prefix: 'me@x; [no]\n' })], 'in-brackets', '[me\\@x, \\[no\\] @a]'],
  [[], 'in-brackets', ''],
] as const)('%j %s is %s', (works, manner, source) => {
  expect(writeCitation(works, manner)).toBe(source);
});

it('reads back what was written', () => {
  const source = writeCitation(
    [work('a', { prefix: 'see', locator: 'p. 3' }), work('b', { locator: 'chap. 2', suffix: 'etc.' })],
    'in-brackets',
  );
  expect(parseCitation(source).items).toEqual([
    { id: 'a', prefix: 'see ', locator: '3', label: 'page' },
    { id: 'b', locator: '2', label: 'chapter', suffix: ', etc.' },
  ]);
});
