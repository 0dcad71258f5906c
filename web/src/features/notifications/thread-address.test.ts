import { expect, test } from 'vitest';
import { readThreadAddress } from './thread-address.ts';

const ITEM = '0190a8f0-1b2c-7d3e-8f40-123456789abc';
const THREAD = '0190a8f0-1b2c-7d3e-8f40-cba987654321';

test('recognises only the URLs of comments', () => {
  expect(readThreadAddress(`/comment/${ITEM}/${THREAD}`)).toEqual({ itemUUID: ITEM, threadUUID: THREAD });
  for (const other of [`/comment/${ITEM}/`, `/comment/${ITEM}/${THREAD}/x`, `/workspace/${ITEM}/${THREAD}`, '/', ''])
    expect(readThreadAddress(other)).toBeNull();
});
