import type { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { findUnlabelled } from '../completion/new-label.ts';
import { open, settle } from '../live-preview/shown-text.ts';
import { enterCaption } from './enter-caption.ts';

const table = '| a | b |\n|---|---|\n| 1 | 2 |';

function run(text: string, words: string): EditorState {
  let state = open(text, text.indexOf(words));
  enterCaption({ state, dispatch: (tr) => (state = tr.state) });
  return settle(state);
}

function selected(state: EditorState): string {
  return state.sliceDoc(state.selection.main.from, state.selection.main.to);
}

test.each([
  ['at the end of the text', `x\n\n${table}`, `x\n\n${table}\n\n: Caption`],
  ['between paragraphs', `x\n\n${table}\n\ny`, `x\n\n${table}\n\n: Caption\n\ny`],
  ['in a div', `::: {.note}\n${table}\n:::`, `::: {.note}\n${table}\n\n: Caption\n\n:::`],
])('%s a table gets a caption, to be typed over', (_name, before, after) => {
  const state = run(before, '1');
  expect(state.doc.toString()).toBe(after);
  expect(selected(state)).toBe('Caption');
});

test('a table with a caption keeps it, and the caption is selected', () => {
  const text = `x\n\n${table}\n\n: Words {#tbl:x}\n\ny`;
  const state = run(text, '1');
  expect(state.doc.toString()).toBe(text);
  expect(selected(state)).toBe('Words');
});

test('a table with a new caption can be referred to', () => {
  const state = run(`x\n\n${table}`, '1');
  expect(findUnlabelled(state.update({ selection: { anchor: 0 } }).state).map(({ id }) => id)).toEqual(['tbl:caption']);
});
