import { expect, test } from 'vitest';
import { collapsePlain, expandPlain, UNMARKED } from './collapse-plain.ts';
import { FIRST_INDEX, MARKER, markReview } from './review.ts';

const mark = (kind: keyof typeof MARKER, index = 0): string => String.fromCodePoint(MARKER[kind], FIRST_INDEX + index);
const START = mark('threadStart');
const END = mark('threadEnd');

function collapse(text: string, from = 'markdown+mark') {
  const { texts, runs } = collapsePlain(new Map([['a.md', text]]), from);
  return { text: texts.get('a.md') ?? '', runs };
}

const str = (c: string) => ({ t: 'Str', c });
const para = (...c: object[]) => ({ t: 'Para', c });

test('a run of plain paragraphs becomes one character, and is restored with its words and markers', () => {
  const { text, runs } = collapse(
    `# Title\n\nOne ${START}word${END},\nthen more.\n\nWith [@cited] and *stress*.\n\n- item\n`,
  );
  expect(text).toMatch(/^# Title\n\n.{2}\n\n- item\n$/u);
  const header = { t: 'Header', c: [1, ['title', [], []], [str('Title')]] };
  expect(expandPlain([header, para(str([...text].slice(9, 11).join('')))], runs)).toEqual([
    header,
    para(
      str('One'),
      { t: 'Space' },
      str(`${START}word${END},`),
      { t: 'SoftBreak' },
      str('then'),
      { t: 'Space' },
      str('more.'),
    ),
    UNMARKED,
  ]);
});

test.each([
  ['a list', `a. ${START}first${END}`],
  ['formatting beside a marker', `Some *${START}stress${END}*.`],
  ['a space that does not break', `See e.g. ${START}this${END} one.`],
  ['signs that are read as others', `It${END}'s so... -- yes`],
  ['code', '```\ncode\n```'],
  ['markup', 'Text <div>\nand more'],
  ['a table', 'One | two\n--|--'],
  ['a term', 'Term\n\n: What it means'],
  ['an address', `See https://example.com ${START}`],
])('%s is read by pandoc', (_, text) => {
  expect(collapse(`${text}\n`)).toEqual({ text: `${text}\n`, runs: [] });
});

test('front matter, metadata within a text and other formats are left to pandoc', () => {
  const front = '---\nabstract: |\n  One\n\nkeywords: two\n---\n';
  expect(collapse(`${front}\nTwo words.\n`).text).toMatch(
    /^---\nabstract: \|\n {2}One\n\nkeywords: two\n---\n\n.{2}\n$/u,
  );
  const later = 'Two words.\n\n---\nkey: value\n---\n\nTwo words.\n';
  expect(collapse(later).text).toBe(later);
  expect(collapse('Two words.\n', 'rst').text).toBe('Two words.\n');
});

test('in code, the character is replaced by the words it stands for', () => {
  const { text, runs } = collapse('~~~\nfirst\n\nSecond "line".\n\nthird\n~~~\n');
  const code = text.slice('~~~\n'.length, -'\n~~~\n'.length);
  expect(expandPlain([{ t: 'CodeBlock', c: [['', [], []], code] }], runs)).toEqual([
    { t: 'CodeBlock', c: [['', [], []], 'first\n\nSecond "line".\n\nthird'] },
  ]);
});

test('of a long text with comments, pandoc reads only the paragraphs whose markers are beside more than plain words', () => {
  const rich = 'Some *stress* and [a link](https://example.com) stand here.\n\n';
  const text = `${'Words that are only words, in two\nlines.\n\n'.repeat(200)}${rich.repeat(200)}`;
  const threads = [text.indexOf('only'), text.lastIndexOf('stand')].map((from) => ({
    from,
    to: from + 4,
    isResolved: false,
    comments: [{ author: 'Ada', at: 0, body: 'So?' }],
  }));
  const { texts } = markReview([{ text, review: { threads, changes: [] } }]);
  expect(collapse(texts[0] ?? '').text.length).toBeLessThan(rich.length * 1.5);
});

test('paragraphs within divs are restored one by one', () => {
  const { text, runs } = collapse(`::: {.note}\n\nOne ${START}word${END}.\n\nWith *stress* alone.\n\n:::\n`);
  expect(text).toMatch(/^::: \{\.note\}\n\n.{2}\n\n:::\n$/u);
  const box = (...blocks: object[]) => ({ t: 'Div', c: [['', ['note'], []], blocks] });
  expect(expandPlain([box(para(str([...text].slice(13, 15).join(''))))], runs)).toEqual([
    box(para(str('One'), { t: 'Space' }, str(`${START}word${END}.`)), UNMARKED),
  ]);
});
