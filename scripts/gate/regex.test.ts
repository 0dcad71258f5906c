import { describe, expect, it } from 'vitest';
import known from './regex-known.json' with { type: 'json' };
import { findIn, findSlowWays, listRegexes } from './regex.ts';

const IN_CONVERTER = 'runs in the converter process, which is ended when its time is over';

/**
 * On the server: expressions found to be quadratic, whose input is bounded or our own. Those in the browser see one
 * line or paragraph at a time; they are listed so that none is added unnoticed.
 */
const BOUNDED: Readonly<Record<string, string>> = {
  'server/src/adapters/common-passwords.ts': 'a password has at most 1,024 bytes',
  'server/src/adapters/passwords.ts': 'our own base64 of 32 bytes',
  'server/src/domain/exports/failures.ts': 'a message of pandoc, which quotes a few lines',
  'server/src/domain/exports/explain-warning.ts': 'a message of pandoc, which quotes a few lines',
  'server/src/domain/imports/detect.ts': IN_CONVERTER,
  'server/src/domain/imports/equations.ts': IN_CONVERTER,
  'server/src/domain/imports/keys.ts': IN_CONVERTER,
  'server/src/domain/imports/labels.ts': IN_CONVERTER,
  'server/src/domain/imports/latex-commands.ts': IN_CONVERTER,
  'server/src/domain/imports/latex-floats.ts': IN_CONVERTER,
  'server/src/domain/imports/project.ts': IN_CONVERTER,
  'server/src/domain/imports/tree.ts': IN_CONVERTER,
};

const all = listRegexes('contract/src', 'bibliography/src', 'server/src', 'web/src');
const slow = all.map((found) => ({ ...found, ways: findSlowWays(found) })).filter(({ ways }) => ways.length > 0);

describe('every regular expression in the product is linear', () => {
  it('none is exponential', () => {
    expect(all.length).toBeGreaterThan(300);
    expect(slow.filter(({ ways }) => ways.some((way) => way.startsWith('exponential')))).toEqual([]);
  });

  it('quadratic ones on the server only see short input', () => {
    const server = slow.filter(({ file }) => !file.startsWith('web/') && !(file in BOUNDED));
    expect(server.map(({ file, pattern }) => `${file} ${pattern}`)).toEqual([]);
  });

  it('quadratic ones in the browser are known to see only a line or a paragraph', () => {
    const web = slow.filter(({ file }) => file.startsWith('web/')).map(({ file, pattern }) => `${file} ${pattern}`);
    expect([...new Set(web)].filter((entry) => !known.includes(entry))).toEqual([]);
  });
});

describe('the analysis', () => {
  it('finds expressions however they are written, including slow ones', () => {
    const found = findIn('x.ts', "const a = /(a+)+$/u; const b = new RegExp('(b+|b)*c', 'u'); const c = /^[a-z]+$/u;");
    expect(found.map(({ pattern }) => pattern)).toEqual(['(a+)+$', '(b+|b)*c', '^[a-z]+$']);
    expect(found.map((regex) => findSlowWays(regex).some((way) => way.startsWith('exponential')))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
