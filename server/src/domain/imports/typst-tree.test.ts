import { expect, test } from 'vitest';
import type { Element } from '../exports/pandoc-tree.ts';
import { attachLabels, withoutLeadingReferences } from './typst-tree.ts';

const none = ['', [], []];
const anchor = (id: string): Element => ({ t: 'Span', c: [[id, [], []], []] });
const para = (...c: Element[]): Element => ({ t: 'Para', c });
const word: Element = { t: 'Str', c: 'word' };
const space: Element = { t: 'Space' };
const heading = (id: string): Element => ({ t: 'Header', c: [1, [id, [], []], [word]] });
const figure = (id: string): Element => ({ t: 'Figure', c: [[id, [], []], [null, []], []] });
const formula = (tex: string, t = 'DisplayMath'): Element => ({ t: 'Math', c: [{ t }, tex] });

test.each([
  ['behind a heading', [heading(''), para(anchor('a'))], [heading('a')]],
  ['before text, with the space after it', [heading(''), para(anchor('a'), space, word)], [heading('a'), para(word)]],
  [
    'behind a figure in a block',
    [{ t: 'Div', c: [none, [figure(''), para(anchor('a'))]] }],
    [{ t: 'Div', c: [none, [figure('a')]] }],
  ],
  ['behind a formula', [para(formula('x'), space, anchor('a'), word)], [para(formula('x\\label{a}'), word)]],
])('a label %s is attached', (_where, blocks, expected) => {
  expect(attachLabels(blocks)).toEqual(expected);
});

test.each([
  ['what has a label', [heading('b'), para(anchor('a'))]],
  ['a paragraph', [para(word), para(anchor('a'), word)]],
  ['nothing', [para(anchor('a'))]],
  ['a formula within a line', [para(formula('x', 'InlineMath'), anchor('a'))]],
  ['a formula, with a name that is none in LaTeX', [para(formula('x'), anchor('a}b'))]],
])('a label after %s stays an anchor', (_what, blocks) => {
  expect(attachLabels(blocks)).toEqual(blocks);
});

test('references printed by a template do not come before the text', () => {
  const references: Element = { t: 'Div', c: [['refs', [], []], []] };
  expect(withoutLeadingReferences([heading(''), references, para(word)])).toEqual([para(word)]);
  const others = [para(word), heading(''), references];
  expect(withoutLeadingReferences(others)).toEqual(others);
});
