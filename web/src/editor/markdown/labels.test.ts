import { readFileSync } from 'node:fs';
import { convert } from 'pandoc-wasm';
import { expect, test } from 'vitest';
import { readMarked } from '../commands/marked-text.ts';
import { numberEquations, readLabels, referenceText, texReferenceText } from '../live-preview/labels.ts';
import { listLabelled } from './labels.ts';
import { buildMarkdownParser } from './parser.ts';

const filter = readFileSync(new URL('../../../../server/assets/export/prepare.lua', import.meta.url));

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

## The *end* {#sec:end}

Setext {#sec:setext}
======
`;

const references = [
  ...['one', 'list', 'two', 'quoted', 'div', 'latex'].map((id) => `@fig:${id}`),
  ...['first', 'between', 'third', 'grid', 'latex'].map((id) => `@tbl:${id}`),
  ...['one', 'two', 'three', 'four'].map((id) => `@eq:${id}`),
  '@sec:begin',
  '@sec:setext',
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
  const text = `${document}\n${[...references, ...unknown].map((source) => `Ref: ${source}`).join('\n\n')}\n`;
  const { stdout } = await convert(
    {
      from: 'markdown+mark',
      to: 'plain',
      wrap: 'none',
      filters: ['prepare.lua'],
      'input-files': ['paper.md'],
    },
    null,
    { 'paper.md': new Blob([text]), 'prepare.lua': new Blob([filter]) },
  );
  const printed = stdout.match(/^Ref: .*$/gm)?.map((line) => line.slice(5)) ?? [];
  const labels = readLabels(readMarked(text));
  const ours = [...references, ...unknown].map(
    (source) => referenceText(labels, source) ?? texReferenceText(labels, source),
  );
  expect(ours.slice(0, references.length)).toEqual(
    printed.slice(0, references.length).map((line) => line.replace('\\', '')),
  );
  expect(printed.slice(references.length)).toHaveLength(unknown.length);
  expect(ours.slice(references.length)).toEqual(unknown.map(() => null));
  expect(printed[0]).toBe('Figure\u00a01');
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
  expect(list(`${document}![New](n.png){#fig:new}`).at(-1)).toBe('Figure 7 fig:new ![N');
  expect(list(`![New](n.png){#fig:new}\n${document}`).filter((line) => line.startsWith('Figure'))).toEqual([
    'Figure 1 fig:new ![N',
    'Figure 2 fig:one ![O',
    'Figure 3 fig:list ![I',
    'Figure 4 fig:two ![T',
    'Figure 5 fig:quoted ![Q',
    'Figure 6 fig:div ![I',
    'Figure 7 fig:latex \\be',
  ]);
});
