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

test('a small text is compared at every version, however busy the machine', () => {
  // Little of it is processor time of this thread.
  let spent = 0;
  const check = new HashCheck(() => (spent += 0.2));
  const waiting = new Int32Array(new SharedArrayBuffer(4));
  for (let version = 1; version <= 3; version += 1) {
    const read = (): string => {
      // As if other processes had the processor meanwhile.
      Atomics.wait(waiting, 0, 0, 20);
      return String(version);
    };
    expect(check.compare(version, String(version), read)).toBe(true);
  }
});
