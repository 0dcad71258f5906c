import { expect, test } from 'vitest';
import { findCitations, planKeyChanges } from './find-citations.ts';

const list = (text: string, language: 'markdown' | 'latex' = 'markdown'): string[] =>
  findCitations(text, language).map(({ key, from, to }) => {
    expect(text.slice(from, to)).toBe(key);
    return key;
  });

test.each([
  ['See [@a2020, p. 3; -@b] and @c [p. 4].', ['a2020', 'b', 'c']],
  ['[see @a:x.y; also @{doi:10.1/x(2)}] @d. @e, @f;', ['a:x.y', 'doi:10.1/x(2)', 'd', 'e', 'f']],
  ['Mail ada@lab.org, \\@not, `@code` and ``a ` @code`` but @yes', ['yes']],
  ['$x_@a$ costs $5 and @yes $6, and $$\n@no\n$$ and @too', ['yes', 'too']],
  ['```\n@no\n```\n\n~~~ {.r}\n@no\n```\n~~~\n@yes', ['yes']],
  ['> ```\n> @no\n> ```\n\n- ```\n  @no\n  ```\n\n@yes', ['yes']],
  ['Words\n    @yes\n\n    @no\n\n    @no\n\nMore @too\n\n- item\n\n    @three', ['yes', 'too', 'three']],
  [
    '<!-- @no --> @yes <https://x.org/@no> <a href="@no">@too</a> [text @three](https://x.org/@no)',
    ['yes', 'too', 'three'],
  ],
  ['[a]: https://x.org/@no "@title"\n\n[^1]: A note @yes.', ['title', 'yes']],
  ['---\ntitle: A\nnocite: |\n  @a, @b\n---\n\n@c', ['a', 'b', 'c']],
  ['`unclosed @yes\n\nnext `paragraph @too', ['yes', 'too']],
  ['a [@x\n@y] hard\nwrapped @z', ['x', 'y', 'z']],
])('keys of %j', (text, keys) => expect(list(text)).toEqual(keys));

test('keys of LaTeX', () => {
  const text =
    '\\citep[see][p. 3]{a, b}\n% \\cite{no}\n\\autocite*{c} 5\\% \\Textcite {d}\\nocite{*} \\cite{\n  e,\n  f}';
  expect(list(text, 'latex')).toEqual(['a', 'b', 'c', 'd', '*', 'e', 'f']);
});

test('a key is renamed where it is cited, and nowhere else', () => {
  const text = 'smith [@smith; @smithson] `@smith` @{smith} @smith.';
  const write = (to: string): string => {
    let done = text;
    for (const { from, to: end, insert } of planKeyChanges(text, 'markdown', new Map([['smith', to]])).toReversed())
      done = done.slice(0, from) + insert + done.slice(end);
    return done;
  };
  expect(write('jones')).toBe('smith [@jones; @smithson] `@smith` @{jones} @jones.');
  expect(write('a--b')).toBe('smith [@{a--b}; @smithson] `@smith` @{a--b} @{a--b}.');
});

test('a large text of hostile marks is read in a moment', () => {
  for (const piece of ['`@', '$@', '@<', '[](@', '](@(b', '@<a "', '\\cite[', '@{', '@<!--']) {
    const began = process.cpuUsage();
    findCitations(piece.repeat(100_000), 'markdown');
    findCitations(piece.repeat(100_000), 'latex');
    const { user } = process.cpuUsage(began);
    expect(user / 1e6, piece).toBeLessThan(2);
  }
});

test('braces that begin keys and never end are looked at once', () => {
  const began = process.cpuUsage();
  expect(findCitations(`@{a} ${'@{'.repeat(2_000_000)} @{b}`, 'markdown').map(({ key }) => key)).toEqual(['a', 'b']);
  expect(process.cpuUsage(began).user / 1e6).toBeLessThan(4);
  expect(findCitations(`@{${'a'.repeat(301)}} @{} @{a b} @{{c} @{d`, 'markdown').map(({ key }) => key)).toEqual(['{c']);
});
