import { describe, expect, it } from 'vitest';
import known from './regex-known.json' with { type: 'json' };
import { findIn, findSlowWays, listRegexes } from './regex.ts';

/**
 * On the server: expressions that the analysis calls quadratic, whose input is bounded or made by ourselves. In the
 * browser they meet a line or a paragraph of a document at a time; what is there is listed so that none is added unseen.
 */
const BOUNDED: Readonly<Record<string, string>> = {
  'server/src/adapters/common-passwords.ts': 'a password has at most 1,024 bytes',
  'server/src/adapters/passwords.ts': 'our own base64 of 32 bytes',
  'server/src/domain/exports/failures.ts': 'a message of pandoc, which quotes a few lines',
  'server/src/domain/exports/log.ts': 'a message of pandoc, which quotes a few lines',
  'server/src/domain/texts/text-diff.ts': 'the second half of it always matches, so that no place is tried twice',
};

const all = listRegexes('contract/src', 'server/src', 'web/src');
const slow = all.map((found) => ({ ...found, ways: findSlowWays(found) })).filter(({ ways }) => ways.length > 0);

describe('every regular expression of the product is linear', () => {
  it('none can take exponential time', () => {
    expect(all.length).toBeGreaterThan(300);
    expect(slow.filter(({ ways }) => ways.some((way) => way.startsWith('exponential')))).toEqual([]);
  });

  it('on the server only where the input is short', () => {
    const server = slow.filter(({ file }) => !file.startsWith('web/') && !(file in BOUNDED));
    expect(server.map(({ file, pattern }) => `${file} ${pattern}`)).toEqual([]);
  });

  it('in the browser no other than those that are known to meet a line or a paragraph only', () => {
    const web = slow.filter(({ file }) => file.startsWith('web/')).map(({ file, pattern }) => `${file} ${pattern}`);
    expect([...new Set(web)].filter((entry) => !known.includes(entry))).toEqual([]);
  });
});

describe('the analysis', () => {
  it('finds expressions however they are written, and slow ones among them', () => {
    const found = findIn('x.ts', "const a = /(a+)+$/u; const b = new RegExp('(b+|b)*c', 'u'); const c = /^[a-z]+$/u;");
    expect(found.map(({ pattern }) => pattern)).toEqual(['(a+)+$', '(b+|b)*c', '^[a-z]+$']);
    expect(found.map((regex) => findSlowWays(regex).some((way) => way.startsWith('exponential')))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
