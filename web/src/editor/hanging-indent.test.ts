import { Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { findYamlEnd, measureHang } from './hanging-indent.ts';

test.each([
  ['A paragraph.', 0],
  ['- item', 2],
  ['  - nested item', 4],
  ['12. twelfth', 4],
  ['- [x] done', 6],
  ['> quoted', 2],
  ['> - item in a quote', 4],
  ['    code', 4],
  [`${' '.repeat(40)}far`, 16],
  ['*emphasis* at the beginning', 0],
  ['---', 0],
  ['   ', 0],
  ['title: not in front matter', 0],
])('wrapped rows of Markdown begin below the text of their line: %j', (line, hang) => {
  expect(measureHang(line, false)).toBe(hang);
});

test.each([
  ['title: A long title', 2],
  ['  - name: Somebody', 6],
  ['    affiliation: 1', 6],
  ['- item', 2],
  ['authors:', 0],
])('wrapped values of YAML begin behind the start of their key: %j', (line, hang) => {
  expect(measureHang(line, true)).toBe(hang);
});

test('front matter ends with its closing line', () => {
  expect(findYamlEnd(Text.of(['---', 'title: A', '---', 'Text: here']))).toBe(3);
  expect(findYamlEnd(Text.of(['Text', '---']))).toBe(0);
  expect(findYamlEnd(Text.of(['---', 'never ended']))).toBe(0);
});
