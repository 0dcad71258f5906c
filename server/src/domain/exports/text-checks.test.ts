import { expect, test } from 'vitest';
import { checkText } from './text-checks.ts';

const check = (text: string, name = 'a.md') =>
  checkText({ name, text }).map(({ line, message }) => [line, message.slice(0, 20)]);

test.each([
  ['closed formulas', 'a $$x$$ b\n\n$$\ny\n$$\n'],
  ['escaped dollars', 'costs \\$\\$ and `$$` and `` $$ ` ``\n'],
  ['formulas inside of code', '```\n$$\n```\n\n    $$ code\n'],
  ['code in a list', '- ```r\n  x\n  ```\n\n1. ~~~\n   y\n   ~~~\n\n> ```\n> z\n> ```\n'],
  ['a fence inside of a longer one', '````\n```\n````\n'],
  ['inline code of three marks', '``` x ``` and more\n'],
  ['code with other runs inside', '``a ` $$ ``` `` and `[^x]` and ` `` $$ `\n'],
  ['notes in quotations', '> a[^1]\n>\n> [^1]: words\n'],
  ['notes that look like patterns in code', '`[^abc]` and\n\n```\n[^abc]\n```\n'],
])('%s are not a fault', (_, text) => {
  expect(check(text)).toEqual([]);
});

test('an unclosed construct is reported where it begins', () => {
  expect(check('a\n\n$$x\n\nb\n')).toEqual([[3, 'The formula that beg']]);
  expect(check('a\n\n- ```r\n  x\n')).toEqual([[3, 'The code block that ']]);
  expect(check('a[^1]\nb[^2]\n\n[^1]: x\n')).toEqual([[2, 'The footnote [^2] is']]);
});

test('other formats are left alone', () => {
  expect(check('$$x\n', 'a.tex')).toEqual([]);
});
