import { expect, test } from 'vitest';
import { Remarks } from './kinds.ts';
import { noteHidden, prepareOrg, restoreBackslashes } from './org-source.ts';

const hidden = (text: string) => prepareOrg(text).replaceAll('\u{F5C5C}', '⍀');

test('backslashes that begin nothing are hidden from the reader; all others stay', () => {
  expect(hidden('a \\| b \\# c \\')).toBe('a ⍀| b ⍀# c ⍀');
  expect(hidden('\\alpha and \\begin{x}\\end{x}')).toBe('\\alpha and \\begin{x}\\end{x}');
  expect(hidden('one\\\\\ntwo \\\\  \nthree \\\\ four')).toBe('one\\\\\ntwo \\\\  \nthree ⍀⍀ four');
  expect(hidden('\\(a \\, b\\) \\[c\\; d\\] \\) \\(open')).toBe('\\(a \\, b\\) \\[c\\; d\\] ⍀) ⍀(open');
  expect(hidden('\\(not\n\nhere\\)')).toBe('⍀(not\n\nhere⍀)');
});

test('what was read has them again', () => {
  const text = 'a \\| "b" \\';
  expect(JSON.parse(restoreBackslashes(JSON.stringify(prepareOrg(text))))).toBe(text);
});

test('parts that are not exported are named', () => {
  const remarks = new Remarks();
  noteHidden('* One\n** COMMENT Later\n* Two :noexport:\nCOMMENT\n', remarks);
  expect(remarks.list.map(({ place }) => place)).toEqual(['“COMMENT Later”, line 2', '“Two :noexport:”, line 3']);
});

test('takes no longer for many than for few', () => {
  const long = '\\( x \\[ \\| '.repeat(50_000);
  const started = performance.now();
  prepareOrg(long);
  expect(performance.now() - started).toBeLessThan(5000);
});
