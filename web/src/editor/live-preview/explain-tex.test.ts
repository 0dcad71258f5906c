import katex from 'katex';
import { expect, test } from 'vitest';
import { explainTex } from './explain-tex.ts';

/** KaTeX's message for a formula, which a new release may word differently. */
function explain(tex: string): string {
  try {
    katex.renderToString(tex, { strict: 'ignore', maxExpand: 1000 });
  } catch (error) {
    return explainTex((error as { rawMessage: string }).rawMessage);
  }
  throw new Error(`It can be drawn: ${tex}`);
}

test.each([
  [String.raw`\alhpa + 1`, String.raw`\alhpa is not a known command.`],
  [String.raw`\frac{1}{2`, 'A closing } is missing.'],
  ['{a', 'A closing } is missing.'],
  ['x}', '} is not allowed here.'],
  ['a & b', String.raw`& only separates columns of matrices and aligned formulas. For the character, write \&.`],
  [String.raw`\left( x`, String.raw`A closing \right is missing.`],
  [String.raw`x \right)`, String.raw`\right is not allowed here.`],
  [String.raw`\left x`, String.raw`\left must be followed by a bracket, or by a full stop for none.`],
  ['x^', 'Something is missing after ^.'],
  [String.raw`\sqrt`, String.raw`Something is missing after \sqrt.`],
  ['a^2^3', 'Two superscripts or subscripts in a row need braces, as in {x^a}^b.'],
  [String.raw`\begin{foo}x\end{foo}`, 'There is no environment “foo”.'],
  [String.raw`\begin{matrix}a\end{align}`, String.raw`\begin{matrix} is closed by \end{align}.`],
  [String.raw`\begin{matrix}a`, String.raw`A closing \end is missing.`],
  [String.raw`\tag{1}`, String.raw`\tag works only in displayed formulas, between $$ and $$.`],
  [String.raw`\begin{align}a\end{align}`, 'align works only in displayed formulas, between $$ and $$.'],
  [String.raw`\limits`, 'This cannot be drawn: Limit controls must follow a math operator'],
])('%s', (tex, words) => {
  expect(explain(tex)).toBe(words);
});
