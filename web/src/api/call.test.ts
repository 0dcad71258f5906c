import { expect, test } from 'vitest';
import { readError } from './call.ts';

test("keeps the server's code, message, field and retry delay", () => {
  const body = { error: 'rate-limited', message: 'Wait.', field: 'email', requestId: 'r1' };
  const error = readError(429, body, '30');
  expect(error).toMatchObject({
    code: 'rate-limited',
    message: 'Wait.',
    field: 'email',
    retryAfter: 30,
  });
});

test('reports a foreign response by its status', () => {
  expect(readError(502, null, null).code).toBe('overloaded');
  expect(readError(401, '<html>', null).code).toBe('not-logged-in');
  expect(readError(413, { error: 'toString' }, null).code).toBe('too-large');
  expect(readError(500, { error: 7 }, 'soon')).toMatchObject({ code: 'internal', retryAfter: undefined });
});
