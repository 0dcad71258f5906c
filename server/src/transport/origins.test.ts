import { expect, test } from 'vitest';
import { Origins } from './origins.ts';

const local = (): Origins => new Origins(null, () => 3000);

test('a page opened at an unknown IP address or name is told what to configure', () => {
  const opened = { origin: 'http://192.0.2.2:3000', host: '192.0.2.2:3000' };
  expect(local().isAllowed(opened)).toBe(false);
  expect(local().explain(opened)).toEqual({
    message:
      'This server was opened as http://192.0.2.2:3000, but it was not told that this is its address. Whoever runs it has to set PUBLIC_URL to http://192.0.2.2:3000 and start the server again.',
    note: expect.stringContaining('set PUBLIC_URL to http://192.0.2.2:3000'),
  });
});

test.each([
  ['localhost:3000', true],
  ['127.0.0.1:3000', true],
  ['192.0.2.2:3000', false],
  ['localhost:3001', false],
  [undefined, false],
])('pages asked for at %s are at our address: %s', (host, isOurs) => expect(local().isOurHost(host)).toBe(isOurs));

test('with a public URL it is told where the server is', () => {
  const origins = new Origins('https://docs.example.org', () => 3000);
  expect(origins.explain({ origin: 'http://192.0.2.2:3000', host: '192.0.2.2:3000' })?.message).toMatch(
    /^This server is at https:\/\/docs\.example\.org; open it there\./,
  );
});

test('behind a proxy that does not forward the host, the browser is trusted', () => {
  const headers = { origin: 'https://docs.example.org', host: '127.0.0.1:3000' };
  expect(local().explain({ ...headers, 'sec-fetch-site': 'same-origin' })?.message).toContain(
    'https://docs.example.org',
  );
  expect(local().explain(headers)).toBeNull();
});

test.each([
  ['another site', { origin: 'https://evil.example', host: 'localhost:3000', 'sec-fetch-site': 'cross-site' }],
  ['a frame without an origin', { origin: 'null', host: 'localhost:3000' }],
  ['our own page', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
  ['a plain client', { host: '192.0.2.2:3000' }],
])('%s is told nothing', (_, headers) => expect(local().explain(headers)).toBeNull());

test('each address is logged once, and invented ones only up to a limit', () => {
  const origins = local();
  const noteOf = (host: string): string | null => origins.explain({ origin: `http://${host}`, host })?.note ?? null;
  expect(noteOf('a.example')).not.toBeNull();
  expect(noteOf('a.example')).toBeNull();
  const notes = Array.from({ length: 100 }, (_, n) => noteOf(`${n}.example`)).filter((note) => note !== null);
  expect(notes).toHaveLength(19);
});
