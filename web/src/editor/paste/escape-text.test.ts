import { convert } from 'pandoc-wasm';
import { describe, expect, it, test } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { readTabbed, writeRows } from './tables.ts';

interface Piece {
  readonly t: string;
  readonly c?: unknown;
}

/** The words of a document that is a single paragraph of words; null otherwise. */
function readWords(json: string): string | null {
  const { blocks } = JSON.parse(json) as { blocks: readonly Piece[] };
  if (blocks.length !== 1 || blocks[0]!.t !== 'Para') return null;
  const pieces = blocks[0]!.c as readonly Piece[];
  if (pieces.some(({ t }) => !/^(?:Str|Space)$/.test(t))) return null;
  return pieces.map(({ t, c }) => (t === 'Space' ? ' ' : String(c))).join('');
}

const texts = [
  'as in [1] and [2, 3].',
  '[1] at the start, and at the end [2]',
  '[a](b) and [a][b] and [a]: b and [a]{.b}',
  '[^1] and ^[note] and [@key] and [see @key]',
  '2 * 3 * 4 and *a* and **b** and * c *',
  'snake_case_name and _a_ and __b__ and a _ b',
  '$5 and $6, $x$ and $$y$$, US$ and $',
  'a < b and <b> and a<b and x > y and </i>',
  'x^2 and x^2^ and a ^ b, H~2~O and ~5 and ~~gone~~',
  'a == b and ==seen== and a=b',
  'C:\\path\\to and \\alpha and \\[x\\] and \\(y\\)',
  'use `code` and a ` sign',
  'write to me@example.org or @name or -@name',
  '# no heading',
  '#. no list',
  '- no list',
  '* no list',
  '+ no list',
  '1. no list',
  '(1) no list',
  'a) no list',
  'iv. no list',
  '(@) no example',
  '> no quote',
  '>no quote',
  '| no line block',
  ': no definition',
  '::: no div',
  '~~~ no code',
  '[x] no task',
  '&amp; and &lt; as they are',
  'http://example.org/a_b_c',
  'f(x) = [0, 1) and (a|b)',
  'a\\',
  '!',
  '![no image](x)',
  '---',
  '***',
  'a [b] (c) [d] {e}',
];

test('exports show pasted text as it was copied', async () => {
  const wrong: string[] = [];
  for (const text of texts) {
    const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
    const markdown = htmlToMarkdown(`<p>${escaped}</p>`);
    const { stdout } = await convert({ from: 'markdown+mark-smart', to: 'json' }, markdown, {});
    if (readWords(stdout) !== text) wrong.push(`${text} as ${markdown} is ${readWords(stdout)}`);
  }
  expect(wrong).toEqual([]);
}, 60_000);

test('escapes only where necessary', () => {
  for (const text of [
    'as in [1] and [2, 3].',
    'a < b',
    '2 * 3',
    'snake_case',
    'costs $5',
    'x^2 or ~5',
    'a == b',
    'me@example.org',
  ])
    expect(htmlToMarkdown(`<p>${text.replace('<', '&lt;')}</p>`)).toBe(text);
});

test.each([
  ['two columns', 'a\tb\n1\t2\n', '| a | b |\n| --- | --- |\n| 1 | 2 |'],
  ['of Windows', 'a\tb\r\n1\t2\r\n', '| a | b |\n| --- | --- |\n| 1 | 2 |'],
  ['with empty cells', 'a\tb\tc\n1\t\t\n', '| a | b | c |\n| --- | --- | --- |\n| 1 |  |  |'],
  ['with a cell in quotes', '"a\nb"\tc\n"say ""x"""\td', '| a b | c |\n| --- | --- |\n| say "x" | d |'],
])('text with tabs is a table: %s', (_name, text, table) => {
  expect(writeRows(readTabbed(text)!)).toBe(table);
});

test.each(['a\tb', 'a\nb', '\ta\n\tb', 'if x:\n\treturn y\n', 'a\tb\nc', 'a\tb\nc\td\te'])('%j is no table', (text) => {
  expect(readTabbed(text)).toBeNull();
});

describe('spreadsheet rows', () => {
  it.each([
    [
      'a\t"b\tc"\nd\te',
      [
        ['a', 'b\tc'],
        ['d', 'e'],
      ],
    ],
    [
      'a\t"two\nlines"\nd\te',
      [
        ['a', 'two lines'],
        ['d', 'e'],
      ],
    ],
    [
      'a\t"say ""so"""\nd\te',
      [
        ['a', 'say "so"'],
        ['d', 'e'],
      ],
    ],
    [
      'a\t"open\nd\te',
      [
        ['a', '"open'],
        ['d', 'e'],
      ],
    ],
    [
      'a\t"b"c\nd\te',
      [
        ['a', '"b"c'],
        ['d', 'e'],
      ],
    ],
  ])('%j', (text, rows) => {
    expect(readTabbed(text)).toEqual(rows);
  });

  it('reads unclosed quotes in linear time', () => {
    expect(readTabbed(`a\tb\n${'"""\t'.repeat(200_000)}`)).toBeNull();
  });
});
