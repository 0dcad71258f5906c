import { expect, test } from 'vitest';
import { noteLogin, subscribeSessionEnd, watchForSessionEnd } from './session-end.ts';

test('a late response to a request of an earlier session does not end the one that began since', () => {
  let ends = 0;
  const stop = subscribeSessionEnd(() => (ends += 1));
  const [first, second] = [watchForSessionEnd(), watchForSessionEnd()];
  first();
  expect(ends).toBe(1);
  noteLogin();
  second();
  expect(ends).toBe(1);
  watchForSessionEnd()();
  expect(ends).toBe(2);
  stop();
});
