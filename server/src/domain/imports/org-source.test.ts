import { expect, test } from 'vitest';
import { Remarks } from './kinds.ts';
import { noteHidden, prepareOrg, restoreBackslashes } from './org-source.ts';

const hidden = (text: string) => prepareOrg(text).replaceAll('\u{F5C5C}', '⍀');

test('backslashes without a meaning are hidden from the reader; all others stay', () => {
  expect(hidden('a \\| b \\# c \\')).toBe('a ⍀| b ⍀# c ⍀');
  expect(hidden('\\alpha and \\begin{x}\\end{x}')).toBe('\\alpha and \\begin{x}\\end{x}');
  expect(hidden('one\\\\\ntwo \\\\  \nthree \\\\ four')).toBe('one\\\\\ntwo \\\\  \nthree ⍀⍀ four');
  expect(hidden('\\(a \\, b\\) \\[c\\; d\\] \\) \\(open')).toBe('\\(a \\, b\\) \\[c\\; d\\] ⍀) ⍀(open');
  expect(hidden('\\(not\n\nhere\\)')).toBe('⍀(not\n\nhere⍀)');
});

test('they are restored in what was read', () => {
  const text = 'a \\| "b" \\';
  expect(JSON.parse(restoreBackslashes(JSON.stringify(prepareOrg(text))))).toBe(text);
});

test('parts excluded from exports are reported', () => {
  const remarks = new Remarks();
  noteHidden('* One\n** COMMENT Later\n* Two :noexport:\nCOMMENT\n', remarks);
  expect(remarks.list.map(({ place }) => place)).toEqual(['“COMMENT Later”, line 2', '“Two :noexport:”, line 3']);
});

test('tags that select parts for export drop nothing, and are reported', () => {
  const text = '* One :draft:export:\n* Two :export:\n* Three\n:export:\n';
  const remarks = new Remarks();
  noteHidden(text, remarks);
  expect(remarks.list.map(({ effect, place }) => `${effect} ${place}`)).toEqual([
    'kept “One :draft:export:”, line 1',
    'kept “Two :export:”, line 2',
  ]);
  expect(prepareOrg(text)).toBe('* One :draft:\n* Two\n* Three\n:export:\n');
});

test('a document may declare its own tags for this', () => {
  const tags = '#+SELECT_TAGS: yes no\n#+exclude_tags: no\n';
  const text = `${tags}* One :yes:\n* Two :no:\n* Three :export:noexport:\n`;
  const remarks = new Remarks();
  noteHidden(text, remarks);
  expect(remarks.list.map(({ effect, place }) => `${effect} ${place}`)).toEqual([
    'kept “One :yes:”, line 3',
    'lost “Two :no:”, line 4',
  ]);
  expect(prepareOrg(text)).toBe(`${tags}* One\n* COMMENT Two\n* Three :export:noexport:\n`);
});

test('takes linear time', () => {
  const long = '\\( x \\[ \\| '.repeat(50_000);
  const started = performance.now();
  prepareOrg(long);
  prepareOrg(`* ${':a'.repeat(100_000)}\n${'* :'.repeat(100_000)} x`);
  expect(performance.now() - started).toBeLessThan(5000);
});
