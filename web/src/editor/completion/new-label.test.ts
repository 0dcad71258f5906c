import { EditorSelection, EditorState, type Transaction } from '@codemirror/state';
import { expect, test } from 'vitest';
import { readMarked } from '../commands/marked-text.ts';
import { readLabels } from '../live-preview/labels.ts';
import { findUnlabelled } from './new-label.ts';

/** The text after labelling everything in turn. */
function labelAll(text: string): string {
  let state = readMarked(`${text}\n\n¦`);
  for (let [first] = findUnlabelled(state); first; [first] = findUnlabelled(state)) {
    const changed: Transaction = state.update({ changes: first.label });
    state = readMarked(`${changed.newDoc.toString()}¦`);
    // What was inserted is its label.
    expect(readLabels(state).get(first.id)).toMatchObject({ kind: first.kind, number: first.number });
  }
  return state.doc.toString().slice(0, -2);
}

test.each([
  ['![Growth of the cells](a.png)', '![Growth of the cells](a.png){#fig:growth-cells}'],
  ['![Map](a.png){width=50%}', '![Map](a.png){#fig:map width=50%}'],
  ['![Map](a.png){ .wide }', '![Map](a.png){#fig:map .wide }'],
  ['- One\n\n- ![Map](a.png)\n\n  Text', '- One\n\n- ![Map](a.png){#fig:map}\n\n  Text'],
  ['> ![Map](a.png)\n> ', '> ![Map](a.png){#fig:map}\n> '],
  ['![地図](figures/Tokyo_map.png)', '![地図](figures/Tokyo_map.png){#fig:tokyo-map}'],
  ['![地図](地図.png)', '![地図](地図.png){#fig:1}'],
  ['![Größe, **fett** und $x$ [@doe]](a.png)', '![Größe, **fett** und $x$ [@doe]](a.png){#fig:grosse-fett-x}'],
  ['![Map](a.png)\n\n![Map](b.png)', '![Map](a.png){#fig:map}\n\n![Map](b.png){#fig:map-2}'],
  ['![Map](a.png)\n\nText ![x](b.png){#fig:map}', '![Map](a.png){#fig:map-2}\n\nText ![x](b.png){#fig:map}'],
  ['| a |\n|---|\n| 1 |\n\n: Costs per year', '| a |\n|---|\n| 1 |\n\n: Costs per year {#tbl:costs-per-year}'],
  ['Table: Costs\n\n| a |\n|---|\n| 1 |', 'Table: Costs {#tbl:costs}\n\n| a |\n|---|\n| 1 |'],
  ['| a |\n|---|\n| 1 |\n\n: Costs {.wide}', '| a |\n|---|\n| 1 |\n\n: Costs {#tbl:costs .wide}'],
  ['| a |\n|---|\n| 1 |\n\n: Costs\n  of all', '| a |\n|---|\n| 1 |\n\n: Costs\n  of all {#tbl:costs-all}'],
  ['| a |\n|---|\n| 1 |\n\n: So \\emph{much}', '| a |\n|---|\n| 1 |\n\n: So \\emph{much} {#tbl:so-emph}'],
  ['+---+\n| a |\n+---+\n\n: Costs', '+---+\n| a |\n+---+\n\n: Costs {#tbl:costs}'],
  ['$$E = mc^2$$', '$$E = mc^2$$ {#eq:e}'],
  ['- So\n\n  $$\n  \\sigma^2 = 1\n  $$', '- So\n\n  $$\n  \\sigma^2 = 1\n  $$ {#eq:sigma-2}'],
  ['It is $$x$$, and\n$$y$$.', 'It is $$x$$ {#eq:x}, and\n$$y$$ {#eq:y}.'],
])('%j is labelled as %j', (text, labelled) => {
  expect(labelAll(text)).toBe(labelled);
});

test.each([
  '![Map](a.png){#fig:a}',
  '![](a.png)',
  'Text ![in a sentence](a.png)',
  '![Map][m]\n\n[m]: a.png',
  '| a |\n|---|\n| 1 |',
  '| a |\n|---|\n| 1 |\n\n: Costs {#tbl:costs}',
  '$$x\\label{eq:x}$$',
  '$$x \\tag{1}$$',
  '$$\\begin{align}a\\\\b\\end{align}$$',
  '$$x$$ {#eq:x}',
  '```\n![Map](a.png)\n```',
  'Table: Not $$x$$\n\nText',
  'Term\n\n: Not $$x$$\n\nText',
])('nothing is labelled in %j', (text) => {
  expect(findUnlabelled(readMarked(`${text}\n\n¦`))).toEqual([]);
});

test('a formula shows the number that a label would give it', () => {
  const text = '$$a\\label{eq:a}$$\n\n$$b$$\n\n$$c$$ {#eq:c}\n\n$$d$$\n\n¦';
  expect(findUnlabelled(readMarked(text)).map(({ id, number }) => [id, number])).toEqual([
    ['eq:b', '2'],
    ['eq:d', '3'],
  ]);
});

test('what contains the caret is not offered, nor anything where the text cannot be changed', () => {
  const text = '![Map of @¦](a.png)\n\n![Other](b.png)\n\nText';
  const { doc, selection } = readMarked(text);
  expect(findUnlabelled(readMarked(text)).map(({ id }) => id)).toEqual(['fig:other']);
  const shown = readMarked(text).update({ selection: EditorSelection.cursor(doc.length) }).state;
  expect(selection.main.head).toBeLessThan(doc.length);
  expect(findUnlabelled(shown)).toHaveLength(2);
  const locked = EditorState.create({ doc, extensions: EditorState.readOnly.of(true) });
  expect(findUnlabelled(locked)).toEqual([]);
});
