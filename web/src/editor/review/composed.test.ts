import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { composedField } from './composed.ts';

const change = (state: EditorState, from: number, to: number, insert: string, userEvent: string): EditorState =>
  state.update({ changes: { from, to, insert }, userEvent }).state;

it('holds what was composed since the composition started, whatever others write meanwhile', () => {
  let state = EditorState.create({ doc: 'The brown fox', extensions: composedField });
  expect(state.field(composedField)).toBeNull();
  state = change(state, 9, 9, 'n', 'input.type.compose.start');
  expect(state.field(composedField)).toEqual({ from: 9, to: 10 });
  state = change(state, 9, 10, 'ni', 'input.type.compose');
  state = change(state, 0, 0, 'So. ', 'other');
  state = change(state, 13, 13, 'x', 'other');
  state = change(state, 14, 16, '日本', 'input.type.compose');
  expect(state.field(composedField)).toEqual({ from: 14, to: 16 });
  state = change(state, 0, 1, 'あ', 'input.type.compose.start');
  expect(state.field(composedField)).toEqual({ from: 0, to: 1 });
});
