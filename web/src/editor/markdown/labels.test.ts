import { readFileSync } from 'node:fs';
import { CROSS_REFERENCES } from '@scriptorium/contract/rules/cross-references.ts';
import { stripMarks } from '@scriptorium/bibliography/marks.ts';
import fc from 'fast-check';
import { convert } from 'pandoc-wasm';
import { expect, test } from 'vitest';
import { readMarked } from '../commands/marked-text.ts';
import { numberEquations, readLabels, referenceText, texReferenceText } from '../live-preview/labels.ts';
import { listLabelled } from './labels.ts';
import { buildMarkdownParser } from './parser.ts';

const assets = new URL('../../../../server/assets/export/', import.meta.url);
const filters = {
  'prepare.lua': new Blob([readFileSync(new URL('prepare.lua', assets))]),
  'labels.lua': new Blob([readFileSync(new URL('labels.lua', assets))]),
  'title-words.lua': new Blob([readFileSync(new URL('title-words.lua', assets))]),
  'fold.lua': new Blob([readFileSync(new URL('fold.lua', assets))]),
  'columns.lua': new Blob([readFileSync(new URL('columns.lua', assets))]),
  'cross-references.json': new Blob([JSON.stringify(CROSS_REFERENCES)]),
  'a.png': new Blob(['']),
  'b.png': new Blob(['']),
  'c.png': new Blob(['']),
};

/** The references of a text as exports print them, in text order. */
async function print(text: string, to = 'plain'): Promise<readonly string[]> {
  const { stdout } = await convert(
    { from: 'markdown+mark', to, wrap: 'none', filters: ['prepare.lua'], 'input-files': ['paper.md'] },
    null,
    { 'paper.md': new Blob([text]), ...filters },
  );
  const lines = to === 'plain' ? stdout : stdout.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&');
  return lines.match(/^Ref: .*$/gm)?.map((line) => line.slice(5).replaceAll('\\', '')) ?? [];
}

/** The same as shown on the page; null where it reports an unknown label. */
function show(text: string, references: readonly string[]): readonly (string | null)[] {
  const labels = readLabels(readMarked(text));
  return references.map((source) => {
    const text = referenceText(labels, source) ?? texReferenceText(labels, source);
    return text === null ? null : stripMarks(text);
  });
}

const listReferences = (references: readonly string[]): string =>
  references.map((source) => `Ref: ${source}`).join('\n\n');

const document = `
# Begin {#sec:begin}

![One](a.png){#fig:one}

![](a.png){#fig:none}

- ![In a *list*](a.png){#fig:list width=3cm}

![Two \\label{fig:two}](a.png)

Text with ![an image](a.png){#fig:inline} in it.

> ![Quoted](a.png){#fig:quoted}

::: note
![In a div](a.png){#fig:div}
:::

| a |
|---|
| 1 |

: First {#tbl:first}

| a |
|---|
| 1 |

Table: Above, between two {#tbl:between}

| a |
|---|
| 1 |

: Third {#tbl:third}

| no caption |
|---|
| 1 |

Text.

+---+
| a |
+---+

: Grid {#tbl:grid}

$$x \\label{eq:one}$$

$$y$$

Inside $$z \\label{eq:two}$$ a paragraph.

\\begin{align}
a &= b \\label{eq:three} \\\\
c &= d \\label{eq:four}
\\end{align}

\\begin{figure}
\\includegraphics{a.png}
\\caption{In LaTeX}\\label{fig:latex}
\\end{figure}

\\begin{table}
\\caption{In LaTeX}\\label{tbl:latex}
\\begin{tabular}{l} a \\\\ \\end{tabular}
\\end{table}

## The *end* of \`code\`, $x$ and a [link](https://example.org)^[And a note.] {#sec:end}

Setext {#sec:setext}
======

## As @fig:one and [@tbl:first; @tbl:third] show ## {#sec:refers}

## After [see @sec:refers, or not] {#sec:after}

## Beside @sec:after {#sec:beside}

## To and @sec:fro {#sec:to}

## Fro and @sec:to {#sec:fro}

## Itself: @sec:self {#sec:self}
`;

const references = [
  ...['one', 'list', 'two', 'quoted', 'div', 'latex'].map((id) => `@fig:${id}`),
  ...['first', 'between', 'third', 'grid', 'latex'].map((id) => `@tbl:${id}`),
  ...['one', 'two', 'three', 'four'].map((id) => `@eq:${id}`),
  '@sec:begin',
  '@sec:end',
  '@sec:setext',
  '@sec:refers',
  '@sec:after',
  '[-@sec:after]',
  '@sec:beside',
  '@sec:to',
  '@sec:self',
  '[@fig:one]',
  '[see @fig:one, left]',
  '@fig:one [the left]',
  '@fig:one [, left]',
  '[-@fig:two]',
  '[-@sec:begin]',
  '[@fig:one; @tbl:first]',
  '[see @fig:one; -@fig:two, right; @sec:begin]',
  '@{fig:one}',
  '\\ref{fig:two}',
  '\\autoref{tbl:first}',
  '\\eqref{eq:two}',
  '\\cref{eq:one}',
];

const unknown = ['@fig:none', '@fig:inline', '[@fig:one; @fig:missing]', '@tbl:missing', '\\ref{fig:missing}'];

test('references get the text that the export prints', async () => {
  const text = `${document}\n${listReferences([...references, ...unknown])}\n`;
  const printed = await print(text);
  const ours = show(text, [...references, ...unknown]);
  expect(ours.slice(0, references.length)).toEqual(printed.slice(0, references.length));
  expect(printed.slice(references.length)).toHaveLength(unknown.length);
  expect(ours.slice(references.length)).toEqual(unknown.map(() => null));
  expect(printed[0]).toBe('Figure\u00a01');
});

const others = `---
lang: LANG
numbersections: true
---

# Begin {#sec:begin}

## Unnumbered {.unnumbered #sec-plain}

## Second *level* {#sec-second}

![Alone](a.png){#fig-alone}

::: {#fig:panel}
![First](a.png){#fig:panel-a}

![](b.png){#fig:panel-b}

![Third](c.png){#fig-panel-c}

The whole panel
:::

::: {#fig-row layout-ncol=2}
![Left](a.png){#fig-left} ![Right](b.png)
![](c.png){#fig-last}

In a row
:::

::: {#fig:div}
![Named by its div](a.png)
:::

::: {#tbl:div}
| a |
|---|
| 1 |

Of a div
:::

| a |
|---|
| 1 |

: Ordinary {#tbl-plain}

$$x = y$$ {#eq:after}

$$
x
= y
$$
{#eq-lines}.

$$\\begin{align}a &= b \\label{eq:row} \\\\ c &= d\\end{align}$$ {#eq:end}

\`\`\`{#lst:code .python caption="Some *code*"}
print()
\`\`\`

::: {#lst-div}
\`\`\`
code
\`\`\`

Code in a div
:::

\`\`\`{#lst-cap .js lst-cap="More"}
code
\`\`\`

# References

# After {#sec:after}
`.replaceAll('\\`', '`');

const otherReferences = [
  '@sec:begin',
  '@Sec-second',
  '@sec-plain',
  '@sec:after',
  '[@sec:begin; @sec:after]',
  '@Fig-alone',
  '@fig:panel',
  '@Fig:panel-b',
  '@fig-last',
  '@fig:div',
  '[@fig:panel-a; @fig:panel-b]',
  '[@fig:panel-a; @fig:panel-b; @fig-panel-c; @fig-alone]',
  '[@fig-alone; @fig:panel; @fig-row; @fig:div]',
  '[see @fig-alone; @fig:panel, left; @fig:div]',
  '[@fig-alone; @tbl:div; @tbl-plain; -@fig:panel]',
  '[@tbl:div; @tbl-plain]',
  '[@eq:after; @eq-lines; @eq:row; @eq:end]',
  '@eq-lines',
  '[@lst:code; @lst-div; @lst-cap]',
  '@Lst-div',
  '\\autoref{fig:panel}',
  '\\ref{fig:panel-a}',
];

test.each(['en', 'de-AT', 'fr', 'zh-TW', 'tlh'])(
  'panels, listings, labels after formulas and lists of references in %s get the text that the export prints',
  async (lang) => {
    const text = `${others.replace('LANG', lang)}\n${listReferences(otherReferences)}\n`;
    expect(show(text, otherReferences)).toEqual(await print(text, 'html'));
  },
);

test('the words are in the language of the text', () => {
  const say = (lang: string, source: string): string | null => show(others.replace('LANG', lang), [source])[0] ?? null;
  expect(say('de', '[@fig:panel-a; @fig:panel-b]')).toBe('Abbildungen\u00a02a und 2b');
  expect(say('zh', '[@fig-alone; @fig:panel; @fig-row]')).toBe('图\u00a01–3');
  expect(say('fr', '@sec-plain')).toBe('Section «\u00a0Unnumbered\u00a0»');
  expect(say('en', '@Sec-second')).toBe('Section\u00a01.1');
});

/** Pieces of papers, each with its own labels. */
const pieces: readonly ((id: string) => { readonly text: string; readonly labels: readonly string[] })[] = [
  (id) => ({ text: `# Title ${id} {#sec:${id}}`, labels: [`sec:${id}`] }),
  (id) => ({ text: `## Title ${id} {#sec-${id}}`, labels: [`sec-${id}`] }),
  (id) => ({ text: `### No number {#sec-${id} .unnumbered}`, labels: [`sec-${id}`] }),
  () => ({ text: '## No label', labels: [] }),
  (id) => ({ text: `![Words](a.png){#fig:${id}}`, labels: [`fig:${id}`] }),
  (id) => ({ text: `- ![Words](a.png){#fig-${id}}`, labels: [`fig-${id}`] }),
  () => ({ text: '![](a.png)', labels: [] }),
  () => ({ text: '![No label](a.png)', labels: [] }),
  (id) => ({
    text: `::: {#fig:${id}}\n![a](a.png){#fig:${id}a} ![b](b.png)\n\n- ![c](c.png){#fig:${id}c}\n\nThe *whole*\n:::`,
    labels: [`fig:${id}`, `fig:${id}a`, `fig:${id}c`],
  }),
  (id) => ({
    text: `::: {#fig-${id}}\n::: {#fig-${id}i}\n![a](a.png){#fig-${id}a}\n\nInside\n:::\n\n![b](b.png){#fig-${id}b}\n\nOutside\n:::`,
    labels: [`fig-${id}`, `fig-${id}i`, `fig-${id}a`, `fig-${id}b`],
  }),
  (id) => ({ text: `::: {#fig:${id}}\n![By div](a.png)\n:::`, labels: [`fig:${id}`] }),
  (id) => ({ text: `::: note\n![In a note](a.png){#fig:${id}}\n:::`, labels: [`fig:${id}`] }),
  (id) => ({ text: `| a |\n|---|\n| 1 |\n\n: Caption {#tbl:${id}}`, labels: [`tbl:${id}`] }),
  (id) => ({ text: `::: {#tbl-${id}}\n| a |\n|---|\n| 1 |\n\nCaption\n:::`, labels: [`tbl-${id}`] }),
  () => ({ text: '| a |\n|---|\n| 1 |', labels: [] }),
  (id) => ({ text: `$$x$$ {#eq:${id}}`, labels: [`eq:${id}`] }),
  (id) => ({ text: `Words $$\nx\n$$ {#eq-${id}} and $$y \\label{eq:${id}y}$$.`, labels: [`eq-${id}`, `eq:${id}y`] }),
  (id) => ({ text: `$$y$$\n\n\\begin{align}\na \\\\ b \\label{eq:${id}}\n\\end{align}`, labels: [`eq:${id}`] }),
  (id) => ({ text: `\`\`\`{#lst:${id} .r caption="Code"}\nx\n\`\`\``, labels: [`lst:${id}`] }),
  (id) => ({ text: `::: {#lst-${id}}\n\`\`\`\nx\n\`\`\`\n\nCode\n:::`, labels: [`lst-${id}`] }),
  () => ({ text: '> Quoted words.\n\n# References', labels: [] }),
];

const paper = fc.record({
  lang: fc.constantFrom('', 'lang: de\n', 'lang: zh-CN\n', 'lang: fr-CA\n'),
  numbered: fc.constantFrom('', 'numbersections: true\n', 'number-sections: true\n', 'numbersections: false\n'),
  chosen: fc.array(fc.nat(pieces.length - 1), { minLength: 3, maxLength: 25 }),
  cited: fc.array(fc.array(fc.nat(200), { minLength: 1, maxLength: 5 }), { minLength: 10, maxLength: 25 }),
});

test('in random papers the page shows what the export prints', async () => {
  await fc.assert(
    fc.asyncProperty(paper, async ({ lang, numbered, chosen, cited }) => {
      const made = chosen.map((piece, index) => pieces[piece]!(`i${index}`));
      const labels = made.flatMap((piece) => piece.labels);
      fc.pre(labels.length > 0);
      const sources = [
        ...labels.map((label) => `@${label}`),
        ...cited.map((keys) => `[${keys.map((key) => `@${labels[key % labels.length]}`).join('; ')}]`),
      ];
      const head = `---\ntitle: T\n${lang}${numbered}---`;
      const text = [head, ...made.map((piece) => piece.text), listReferences(sources)].join('\n\n');
      expect(show(text, sources)).toEqual(await print(text, 'html'));
    }),
    { numRuns: Number(process.env['LABEL_PAPERS'] ?? 12) },
  );
});

test('formulas are numbered like in the export', () => {
  const labels = readLabels(readMarked('$$a\\label{eq:x}$$\n\n$$b\\label{eq:y}$$\n'));
  expect(numberEquations(labels, 'b\\label{eq:y}')).toBe('b\\tag{2}');
  expect(numberEquations(labels, '\\begin{align}a\\label{eq:x}\\\\b\\end{align}')).toBe(
    '\\begin{align*}a\\tag{1}\\\\b\\end{align*}',
  );
  expect(numberEquations(labels, 'c\\label{eq:z}')).toBe('c');
  expect(numberEquations(labels, '\\begin{aligned}a\\label{eq:x}\\\\b\\end{aligned}\n')).toBe(
    '\\begin{aligned}a\\\\b\\end{aligned}\\tag{1}',
  );
  expect(numberEquations(labels, '\\begin{equation}\\label{eq:x}a\\end{equation}')).toBe(
    '\\begin{equation*}a\\tag{1}\\end{equation*}',
  );
});

test('only what was edited is parsed again, and the numbers are right afterwards', () => {
  const parser = buildMarkdownParser(null);
  const list = (text: string): readonly string[] =>
    listLabelled(parser.parse(text), (from, to) => text.slice(from, to)).map(
      ({ kind, number, ids, at }) => `${kind} ${number} ${ids.join()} ${text.slice(at, at + 3)}`,
    );
  expect(list(`${document}![New](n.png){#fig:new}`).at(-1)).toBe('figure 7 fig:new ![N');
  expect(list(`![New](n.png){#fig:new}\n${document}`).filter((line) => line.startsWith('figure'))).toEqual([
    'figure 1 fig:new ![N',
    'figure 2 fig:one ![O',
    'figure 3 fig:list ![I',
    'figure 4 fig:two ![T',
    'figure 5 fig:quoted ![Q',
    'figure 6 fig:div ![I',
    'figure 7 fig:latex \\be',
  ]);
});
