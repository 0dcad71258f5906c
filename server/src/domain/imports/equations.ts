import type { RemarkSentence } from './kinds.ts';
import { say } from '@scriptorium/contract/said.ts';
import type { Element } from '../exports/pandoc-tree.ts';
import type { Labels } from './labels.ts';

/** Multi-line LaTeX displays need an environment of their own in Markdown. */
const INNER: Readonly<Record<string, string>> = {
  align: 'aligned',
  'align*': 'aligned',
  flalign: 'aligned',
  'flalign*': 'aligned',
  gather: 'gathered',
  'gather*': 'gathered',
  multline: 'gathered',
  'multline*': 'gathered',
};

/** Writes a formula in our notation: `$$ … $$ {#eq:x}`. */
export function tidyEquation(
  parts: readonly unknown[],
  labels: Labels,
  note: (message: RemarkSentence) => void,
): readonly Element[] {
  const [type, written] = parts as [Element, string];
  const names = [...written.matchAll(/\\label\s*\{([^{}]*)\}/gu)].map((match) => match[1] ?? '');
  let tex = written.replaceAll(/\s*\\label\s*\{[^{}]*\}/gu, '').trim();
  const whole = /^\\begin\{(equation\*?)\}([\s\S]*)\\end\{\1\}$/u.exec(tex);
  if (whole !== null) tex = (whole[2] ?? '').trim();
  const lines = /^\\begin\{([a-z]+\*?)\}([\s\S]*)\\end\{\1\}$/u.exec(tex);
  const inner = lines === null ? undefined : INNER[lines[1] ?? ''];
  if (lines !== null && inner !== undefined) tex = `\\begin{${inner}}${lines[2] ?? ''}\\end{${inner}}`;
  tex = tex.replaceAll(/\s*\\(?:nonumber|notag)\b/gu, '');
  const math: Element = { t: 'Math', c: [type, tex] };
  const [first, ...others] = names;
  if (first === undefined || type.t !== 'DisplayMath') return [math];
  if (others.length > 0)
    note(
      say('A formula of several numbered lines has one number now; {names} can no longer be referred to.', {
        names: others.join(', '),
      }),
    );
  return [math, { t: 'RawInline', c: ['markdown', ` {#${labels.define(first, 'equation')}}`] }];
}

/** A labelled equation gets a line of its own within its paragraph. */
export function setEquationsApart(inlines: readonly Element[]): readonly Element[] {
  const isLabel = (element: Element | undefined): boolean =>
    element?.t === 'RawInline' && /^ \{#eq/u.test((element.c as [string, string])[1]);
  const isBreak = (element: Element | undefined): boolean => element?.t === 'SoftBreak' || element?.t === 'Space';
  if (!inlines.some(isLabel)) return inlines;
  return inlines.map((element, at) => {
    const isBefore = inlines[at + 1]?.t === 'Math' && isLabel(inlines[at + 2]);
    return isBreak(element) && (isBefore || isLabel(inlines[at - 1]))
      ? { t: 'RawInline', c: ['markdown', '\n'] }
      : element;
  });
}
