import { expect, test } from 'vitest';
import { readMarked } from './commands/marked-text.ts';
import { open } from './live-preview/shown-text.ts';
import { listOutline } from './outline.ts';

test('lists headings, figures, tables and formulas in text order', () => {
  const text = [
    '# One *two* {#id}',
    'text',
    'Set\n===',
    '![A **caption**\\label{fig:a}](x.png)',
    '$$\nx\n$$',
    '| a | b |\n|---|---|\n| 1 | 2 |\n\n: Its caption {#tbl:x}',
    '![](no-caption.png)',
    '![Second](x.png)',
    '$$y\\label{eq:y}$$',
    '$$\\frac{\\ln (3400 / 2400)}{2}$$',
    'It is\n$$\nz\n$$ {#eq:z}\nand $$w$$.',
    '```\n# no heading\n```',
    '::: note\n## In a div\n:::',
    '### [Link](u) and `code` ###',
  ].join('\n\n');
  expect(
    listOutline(readMarked(`${text}¦`)).map(
      ({ kind, level, text: shown, note }) => `${kind} ${level}: ${shown}${note ? `, ${note}` : ''}`,
    ),
  ).toEqual([
    'heading 1: One two',
    'heading 1: Set',
    'figure 0: Figure 1. A caption',
    'formula 0: $x$, not numbered',
    'table 0: Table 1. Its caption',
    'figure 0: Figure',
    'figure 0: Figure 2. Second',
    'formula 0: Equation 1',
    'formula 0: $\\frac{\\ln (3400 / 2400)}{2}$, not numbered',
    'formula 0: Equation 2',
    'formula 0: $w$, not numbered',
    'heading 2: In a div',
    'heading 3: Link and code',
  ]);
});

test('a caption shows what it refers to, and ends at a word', () => {
  const long = `Effects from [@eq:y] in mag/arcsec^2^, ${'as ratios '.repeat(20)}`;
  const text = `$$y$$ {#eq:y}\n\n| a |\n|---|\n| 1 |\n\n: ${long} {#tbl:x}\n\n![${long}](x.png)`;
  const [, table, figure] = listOutline(open(text, 0)).map(({ text: shown }) => shown);
  expect(table).toMatch(/^Table 1\. Effects from Equation\s1 in mag\/arcsec2, as ratios .* (?:as|ratios)…$/u);
  expect(figure).toBe(table?.replace('Table', 'Figure'));
});

test('formulas in headings and captions stay whole; long ones are named', () => {
  const text = [
    '# Growth as $\\frac{a_b}{c}$ of **$x^2$** {#growth}',
    `![${'words '.repeat(17)}and $\\sum_i x_i + \\sum_j y_j$ in all](x.png)`,
    '$$\\begin{aligned} a &= b \\\\ c &= d \\end{aligned}$$',
    '## For $5 and $6',
  ].join('\n\n');
  expect(listOutline(open(text, 0)).map(({ text: shown, note = '' }) => shown + note)).toEqual([
    'Growth as $\\frac{a_b}{c}$ of $x^2$',
    `Figure 1. ${'words '.repeat(17)}and…`,
    'Equationnot numbered',
    'For $5 and $6',
  ]);
});
