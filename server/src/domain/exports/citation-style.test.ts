import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { styleFault } from '@scriptorium/contract/rules/citation-style.ts';
import { looksLikeStyle } from './looks-like-style.ts';

const FOLDER = join(import.meta.dirname, '../../../assets/export/csl');

const write = (macros: string, last = 'm0') =>
  `<?xml version="1.0"?>\n<!-- a style --><style xmlns="http://purl.org/net/xbiblio/csl" version="1.0">${macros}<citation><layout><text macro="${last}"/></layout></citation></style>`;
const macro = (name: string, ...uses: string[]) =>
  `<macro name="${name}">${uses.map((used) => `<text macro="${used}"/>`).join('')}</macro>`;

test('the included styles are valid', () => {
  const styles = readdirSync(FOLDER).filter((name) => name.endsWith('.csl'));
  expect(styles).toHaveLength(12);
  for (const name of styles) {
    const bytes = readFileSync(join(FOLDER, name));
    expect(looksLikeStyle(bytes), name).toBe(true);
    expect(styleFault(bytes.toString()), name).toBeNull();
  }
});

describe('a style that would take very long or for ever', () => {
  test.each([
    ['a macro that uses itself', write(macro('m0', 'm0')), 'its macro “m0” uses itself'],
    ['two that use each other', write(macro('m0', 'm1') + macro('m1', 'm0')), 'its macro “m0” uses itself'],
    [
      'prefixed names and other quotes',
      write("<c:macro name='m0'><c:if><c:text variable='x'\n macro = 'm0' /></c:if></c:macro>"),
      'its macro “m0” uses itself',
    ],
    [
      'doubling',
      write(Array.from({ length: 20 }, (_, n) => macro(`m${n}`, `m${n + 1}`, `m${n + 1}`)).join('') + macro('m20')),
      'its macros use each other too often',
    ],
    [
      'branches that close in another order than they opened',
      write('<macro name="m0"><choose><if></choose></if></macro>'),
      'it is no well-formed XML, or declares entities',
    ],
    [
      'a chain without end',
      write(Array.from({ length: 1_200 }, (_, n) => macro(`m${n}`, `m${n + 1}`)).join('')),
      'it has more than 1000 macros',
    ],
    [
      'nested elements',
      write(`<macro name="m0">${'<group>'.repeat(100)}</macro>`),
      'its elements lie more than 60 deep',
    ],
    ['a long text', write(' '.repeat(1024 * 1024)), 'it is larger than 1 MB'],
    [
      'entities',
      `<!DOCTYPE style [<!ENTITY a "x">]>${write(macro('m0'))}`,
      'it is no well-formed XML, or declares entities',
    ],
    [
      'names in codes',
      write('<macro name="m&#48;"><text macro="m0"/></macro>'),
      'it is no well-formed XML, or declares entities',
    ],
    [
      'a tag that does not end',
      `${write(macro('m0'))}<text macro="m0`,
      'it is no well-formed XML, or declares entities',
    ],
  ])('%s', (_, text, fault) => {
    expect(styleFault(text)).toBe(fault);
  });

  test('is found out at once, however it is written', () => {
    const started = performance.now();
    for (const piece of ['<a "', "<a '", '<', '<!--', '<a name="', '<macro name="x">'])
      styleFault(piece.repeat(Math.floor((1024 * 1024) / piece.length)));
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

test('of the branches of a choice, only the longest counts', () => {
  const choose = (n: number): string =>
    `<macro name="m${n}"><choose><if><text macro="m${n + 1}"/></if><else><text macro="m${n + 1}"/></else></choose></macro>`;
  expect(styleFault(write(Array.from({ length: 20 }, (_, n) => choose(n)).join('') + macro('m20')))).toBeNull();
});

test('a text that mentions styles and macros is not a style', () => {
  expect(looksLikeStyle(new TextEncoder().encode('A `<style>` with a `<macro>`'))).toBe(false);
  expect(looksLikeStyle(new TextEncoder().encode('\ufeff\n <style><macro name="a"/></style>'))).toBe(true);
});
