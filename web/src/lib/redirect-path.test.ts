import { expect, test } from 'vitest';
import { readRedirectPath } from './redirect-path.ts';

const ORIGIN = 'https://papers.example';

test.each([
  '//evil.tld',
  '/\\evil',
  'https:evil',
  '/%09/evil',
  '/%5cevil',
  '///evil',
  'http://host@evil',
  '/..//evil',
  'javascript:alert(1)',
  `/${'a'.repeat(10_000)}`,
  '/%2Fevil.tld',
  '/\t/evil',
  '/.//evil',
  '',
  7,
  undefined,
  '/%',
])('%j is not followed', (wanted) => {
  expect(readRedirectPath(wanted, ORIGIN)).toBe('/');
});

test.each(['/login', '/login?redirect=/x', '/logout', '/api/user/get-data', '/setup', '/signup'])(
  '%s would be a loop or not a page',
  (wanted) => {
    expect(readRedirectPath(wanted, ORIGIN)).toBe('/');
  },
);

test('follows our own paths, with search and hash', () => {
  expect(readRedirectPath('/workspace/u/a%20b/c.md?x=1#h', ORIGIN)).toBe('/workspace/u/a%20b/c.md?x=1#h');
});

test('always stays on the origin', () => {
  for (const wanted of ['/%252F%252Fevil.tld', '/a//b', '/x/../../..//evil.tld', '/;@evil.tld', '/#//evil']) {
    const path = readRedirectPath(wanted, ORIGIN);
    expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
  }
});
