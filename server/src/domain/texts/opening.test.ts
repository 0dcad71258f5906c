import { expect, test } from 'vitest';
import { describeOpening } from './opening.ts';

const PAPER = `---
title: Warping *signals*
authors:
  - name: Ada Lovelace
    orcid: 0000
  - name: {given: Grace, family: Hopper}
  - Ben
---

# Introduction {#sec-intro}

Signals **drift** over time [@smith2020, p. 3]; see [the data](https://example.org/a_b) and the file_name
of a *sample*.^[A note.] It costs 5\\$ or 6\\*.

<!-- Hidden

prose. -->

![A figure.](figure.png){#fig:a}

\`\`\`python
print("no prose")

print("still none")
\`\`\`

$$
x = 1

y = 2
$$ {#eq:a}

| a | b |
|---|---|
| 1 | 2 |

- one
- two
`.replaceAll('\\`', '`');

test('the opening of a paper has its title, authors, headings and prose, without markup', () => {
  expect(describeOpening(PAPER)).toEqual({
    title: 'Warping signals',
    authors: ['Ada Lovelace', 'Grace Hopper', 'Ben'],
    blocks: [
      { kind: 'heading', text: 'Introduction' },
      {
        kind: 'paragraph',
        text: 'Signals drift over time; see the data and the file_name of a sample. It costs 5$ or 6*.',
      },
      { kind: 'paragraph', text: 'one two' },
    ],
  });
});

test.each([
  ['As @smith2020 [p. 3] and -@lee:2021 say, write to a@b.org.', 'As … and … say, write to a@b.org.'],
  ['Shown before [see @smith2020, p. 3; also -@lee].', 'Shown before.'],
  [
    'A [link](https://x.org/a_(b)), [another][ref], <https://x.org>, and [[Page|a page]].',
    'A link, another, https://x.org, and a page.',
  ],
  ['An ![image](a.png){width=3} and ![one][ref] inline.', 'An and inline.'],
  ['With $p < 0.05$, $\\alpha = 3 \\pm 1$ and $\\frac{a}{b}$, for 5\\$.', 'With p < 0.05, α = 3 ± 1 and …, for 5$.'],
  ['A note^[see [@smith2020]] and[^trial] another.', 'A note and another.'],
  [
    'H~2~O at 10^3^ [in caps]{.smallcaps} <b>bold</b>&nbsp;`code`{.r} `<hr>`{=html} end',
    'H2O at 103 in caps bold code end',
  ],
  ['\\emph{Raw} TeX\\footnote{no} is plain---mostly, pages 3--5.', 'Raw TeX is plain—mostly, pages 3–5.'],
  ['Line one\\\nline two', 'Line one line two'],
  ['::: {.note}\nIn a div.\n:::', 'In a div.'],
  ['::: warning\n\nWarned.\n\n:::', 'Warned.'],
  ['Before <!-- hidden --> after.', 'Before after.'],
  ['- [x] done\n- [ ] open\n(@ex) example', 'done open example'],
  ['a | b\n--|--\n1 | 2\n\nProse.', 'Prose.'],
  ['  Right   Left\n------- ------\n     12 12\n\nProse.', 'Prose.'],
  ['[ref]: https://x.org "T"\n\nProse.', 'Prose.'],
  ['    indented code\n\nProse.', 'Prose.'],
  ['Term\n: What it means', 'Term What it means'],
])('no marks are left of %j', (source, shown) => {
  expect(describeOpening(source).blocks.map(({ text }) => text)).toEqual([shown]);
});

test('an underlined heading is one', () => {
  expect(describeOpening('Some Title\n==========\n\nProse.\n\nNext\n---\nMore. ')).toEqual({
    title: 'Some Title',
    authors: [],
    blocks: [
      { kind: 'paragraph', text: 'Prose.' },
      { kind: 'heading', text: 'Next' },
      { kind: 'paragraph', text: 'More.' },
    ],
  });
  expect(describeOpening('# Closed ## {#sec:a}\n').title).toBe('Closed');
});

test('cross-references are named by kind in the language of the paper, and captions are left out', () => {
  const body =
    'We list them in @tbl:a ([@fig:b]); Smith agrees [@smith].\n\n| a |\n|---|\n\n: Lengths. {#tbl:a}\n\nMail a@fig.org.\n';
  expect(describeOpening(body).blocks.map(({ text }) => text)).toEqual([
    'We list them in Table 1 (Figure); Smith agrees.',
    'Mail a@fig.org.',
  ]);
  expect(describeOpening(`---\nlang: de-AT\n---\n\n@Fig:b zeigt es.\n`).blocks[0]?.text).toBe('Abbildung zeigt es.');
});

test('cross-references have the number printed by exports', () => {
  const body = `See @fig:b and [-@fig:b], @tbl:a, @eq:x, @lst:c, @sec:a and @sec:none.

## Sample *sizes* {#sec:a}

![A figure without a label.](a.png)

<!-- ![Hidden.](x.png){#fig:x} -->

![Inline](i.png) images are none.

![The second.](b.png){#fig:b width=50%}

~~~
![In code.](c.png){#fig:c}
~~~

Term

: No caption. {#tbl:none}

: Above. {#tbl:first}

| a |
|---|

| b |
|---|

Table: Below. {#tbl:a}

$$ x $$ and $$
y
$$ {#eq:x}

\`\`\`{#lst:c .r caption="Code."}
1
\`\`\`
`;
  expect(describeOpening(body).blocks[0]?.text).toBe(
    'See Figure 2 and 2, Table 2, Equation 1, Listing 1, “Sample sizes” and Section.',
  );
  expect(describeOpening(`---\nnumbersections: true\n---\n@sec:a\n\n# A {#sec:a}\n`).blocks[0]?.text).toBe('Section');
  // Parts of a figure are numbered differently.
  const parts = '@fig:a\n\n::: {#fig:p}\n\n![A.](a.png){#fig:a}\n\nAll.\n\n:::\n';
  expect(describeOpening(parts).blocks[0]?.text).toBe('Figure');
});

test('without front matter, the first heading is the title', () => {
  expect(describeOpening('# Notes\nof a meeting\n\n## Topics')).toEqual({
    title: 'Notes',
    authors: [],
    blocks: [
      { kind: 'paragraph', text: 'of a meeting' },
      { kind: 'heading', text: 'Topics' },
    ],
  });
  expect(describeOpening('Only prose')).toMatchObject({ title: null, blocks: [{ text: 'Only prose' }] });
  expect(describeOpening('')).toEqual({ title: null, authors: [], blocks: [] });
});

test('broken front matter yields no title, but the text is read', () => {
  expect(describeOpening('---\ntitle: [\n---\n\nProse.')).toMatchObject({ blocks: [{ text: 'Prose.' }] });
  expect(describeOpening('---\ntitle: 12\nauthor: {a: 1}\n---\n')).toEqual({ title: null, authors: [], blocks: [] });
});

test('a long text is cut, and any text is read quickly', () => {
  const { blocks } = describeOpening('word '.repeat(100_000));
  expect(blocks).toHaveLength(1);
  expect(blocks[0]?.text).toMatch(/^word .{1190,1199}…$/u);
  for (const piece of [
    '[',
    '![',
    '_',
    '*',
    '{',
    '\\',
    '<!--',
    '$$\n',
    '```\n',
    '> ',
    '^[',
    '@[',
    '# ',
    '![a](',
    '$$ {#eq:',
    ': a {',
    '[[',
    '$a',
    '<b',
    '\\a{',
    '^a',
    '~a',
    '-',
    '- ',
    '@{',
    '`',
    '`a',
  ])
    expect(describeOpening(`@fig:a ${piece.repeat(50_000)}`).blocks.length).toBeLessThan(1500);
});

test('labels are looked for in the beginning of a huge text only', () => {
  const began = process.cpuUsage();
  for (const piece of ['\n', ': a\n']) describeOpening(`@fig:a\n\n${piece.repeat(9_000_000 / piece.length)}`);
  expect(process.cpuUsage(began).user / 1e6).toBeLessThan(4);
});

test.each([
  ['keys', Array.from({ length: 6000 }, (_, n) => `k${n}: 1`).join('\n')],
  ['errors', '"\n'.repeat(30_000)],
  ['escapes', `a: "${String.raw`\x`.repeat(30_000)}"`],
])('no front matter takes long: %s', (_, yaml) => {
  const began = process.cpuUsage();
  describeOpening(`---\ntitle: x\n${yaml}\n---\n`);
  // Parsing all of it would take seconds.
  expect(process.cpuUsage(began).user).toBeLessThan(500_000);
});
