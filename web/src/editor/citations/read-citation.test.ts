import { expect, test } from 'vitest';
import { readCitation } from './read-citation.ts';
import { writeCitation } from './write-citation.ts';

const work = { prefix: '', locator: '', suffix: '' };

test.each([
  ['[@a]', 'in-brackets', [{ ...work, key: 'a' }]],
  ['@a', 'in-text', [{ ...work, key: 'a' }]],
  ['@a [p. 3]', 'in-text', [{ ...work, key: 'a', locator: 'p. 3' }]],
  ['[-@a, p. 3]', 'without-author', [{ ...work, key: 'a', locator: 'p. 3' }]],
  [
    '[see @a, pp. 33-35, and more; @b:2, chap. 2]',
    'in-brackets',
    [
      { key: 'a', prefix: 'see', locator: 'pp. 33-35', suffix: 'and more' },
      { ...work, key: 'b:2', locator: 'chap. 2' },
    ],
  ],
  ['[@a, p. 3 says]', 'in-brackets', [{ ...work, key: 'a', locator: 'p. 3', suffix: ' says' }]],
  ['[@a says]', 'in-brackets', [{ ...work, key: 'a', suffix: ' says' }]],
  ['@a [says]', 'in-text', [{ ...work, key: 'a', suffix: ' says' }]],
  ['[@{https://x.org/a?b}]', 'in-brackets', [{ ...work, key: 'https://x.org/a?b' }]],
  [
    '[@a;\n@b]',
    'in-brackets',
    [
      { ...work, key: 'a' },
      { ...work, key: 'b' },
    ],
  ],
  [
    '[@a, {pp. iv, vi}, and so on]',
    'in-brackets',
    [{ ...work, key: 'a', locator: '{pp. iv, vi}', suffix: 'and so on' }],
  ],
] as const)('%j is read, and written as it was', (source, manner, works) => {
  const read = readCitation(source);
  expect(read).toEqual({ manner, works });
  expect(writeCitation(read!.works, read!.manner)).toBe(source.replace('\n', ' '));
});

// A key with a space is not a key.
test.each(['[@a; @{b c}]', '[@a; and so on]', '[@a; -@b]', '-@a', '@a [p. 3; @b]', '[see also]', ''])(
  '%j says more than the fields can hold, or is not a citation',
  (source) => {
    expect(readCitation(source)).toBeNull();
  },
);
