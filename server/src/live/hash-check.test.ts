import { Text } from '@codemirror/state';
import { hashText } from '@scriptorium/contract/live/limits.ts';
import { expect, test } from 'vitest';
import { HashCheck } from './hash-check.ts';

test('a large text that changes all the time is not hashed all the time, and what is known is told', () => {
  const check = new HashCheck();
  const text = Text.of('A line of a long text.\n'.repeat(200_000).split('\n'));
  const read = (): string => hashText(text.iter());
  const hash = read();
  expect(check.compare(1, hash, read)).toBe(true);
  expect(check.compare(1, 'another', read)).toBe(false);
  expect(check.compare(2, hash, read)).toBe(null);
});
