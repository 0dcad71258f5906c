import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editFormText, readFormText, showFormText, showValue, writeFormText } from './form-text.ts';

const show = (value: string): string => showFormText(readFormText(value));
const edit = (value: string, now: string): string => {
  const edited = editFormText(readFormText(value), now);
  expect(showFormText(edited)).toBe(now);
  return writeFormText(edited);
};

test.each([
  ['M\\"uller', 'Müller'],
  ['M{\\"u}ller', 'Müller'],
  ["{\\'E}mile {\\O}rsted", 'Émile Ørsted'],
  ['{\\v{S}}koda, Fran\\c{c}ois', 'Škoda, François'],
  ['Stra\\ss{}e', 'Straße'],
  ["Garc{\\'\\i}a, D\\'{\\i}az", 'García, Díaz'],
  ['{A} study of {DNA}', 'A study of DNA'],
  ['{{E}. coli}', 'E. coli'],
  ['Smith \\& Sons', 'Smith & Sons'],
  ['A title\n    over two lines', 'A title over two lines'],
  // What has no plain form stays TeX.
  ['\\emph{E. coli} and $x_{1}$', '\\emph{E. coli} and $x_{1}$'],
  ['{\\em so} \\LaTeX{}', '{\\em so} \\LaTeX{}'],
  ['a {} b { c', 'a {} b { c'],
])('%s is shown as %s', (value, shown) => expect(show(value)).toBe(shown));

test('addresses and numbers are shown as they are written', () => {
  expect(showValue('url', 'https://example.org/a\\%20b')).toBe('https://example.org/a\\%20b');
  expect(showValue('title', '{A}')).toBe('A');
});

test.each([
  ['a word is added, the rest stays as it is written', 'M\\"uller', 'Müllers', 'M\\"ullers'],
  ['a letter of TeX is replaced', 'M{\\"u}ller', 'Muller', 'Muller'],
  ['braces stay around what they kept', 'A {DNA} test', 'A RNA test', 'A {RNA} test'],
  ['what is typed behind braces stands outside', '{DNA}', 'DNAs', '{DNA}s'],
  ['what is typed before braces stands outside', '{DNA}', 'a DNA', 'a {DNA}'],
  ['braces around nothing go', 'A {DNA} test', 'A  test', 'A  test'],
  ['braces cut in half go', 'A {DNA} test', 'A DNest', 'A DNest'],
  ['all of it is replaced', '{A} and {B}', 'x', 'x'],
  ['a command does not swallow what follows', '{\\o}re', 'øare', '{\\o}are'],
  ['a command of letters is ended', '\\o', 'øre', '\\o{}re'],
  ['marks of TeX are escaped', 'A', 'A & 5 %', 'A \\& 5 \\%'],
  ['TeX may be typed', 'A', 'A \\& \\emph{b} {C}', 'A \\& \\emph{b} {C}'],
])('%s', (_name, value, now, written) => expect(edit(value, now)).toBe(written));

test('an untouched value keeps its bytes, and what is typed is what is shown', () => {
  const value = fc
    .array(
      fc.constantFrom('a', 'B', ' ', '\n', '{', '}', '\\', '"', '\\"u', '{\\ss}', '$', '&', '\\o', "\\'", 'ü', '𝒳'),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(value, value, (source, now) => {
      const text = readFormText(source);
      expect(writeFormText(editFormText(text, showFormText(text)))).toBe(source);
      expect(showFormText(editFormText(text, now))).toBe(now);
    }),
  );
});
