import { Text } from '@codemirror/state';
import { hashText } from '@scriptorium/contract/live/limits.ts';
import { expect, test } from 'vitest';
import { TextCheck } from './text-check.ts';

test('a large text that changes all the time is not hashed all the time, and what is known is told', () => {
  const check = new TextCheck();
  const text = Text.of('A line of a long text.\n'.repeat(200_000).split('\n'));
  const hash = hashText(text.iter());
  expect(check.compare({ version: 1, text }, hash)).toBe(true);
  expect(check.compare({ version: 1, text }, 'another')).toBe(false);
  expect(check.compare({ version: 2, text }, hash)).toBe(null);
});
