import { expect, test } from 'vitest';
import { restDrawn } from './reveal.ts';
import { open, show } from './shown-text.ts';

test('text inserted at the caret stays rendered until someone moves the caret or types', () => {
  const text = 'Some *words* here.';
  const shown = open(text, text.indexOf(' here'));
  expect(show(shown)).toBe(text);
  const resting = shown.update({ effects: restDrawn.of(null), userEvent: 'input.cite' }).state;
  expect(show(resting)).toBe('Some words here.');
  // Others' writing and the editor's focus are neither.
  expect(show(resting.update({ changes: { from: 0, insert: 'Not ' } }).state)).toBe('Not Some words here.');
  for (const userEvent of ['select', 'input.type', 'delete.backward'])
    expect(show(resting.update({ selection: { anchor: text.indexOf('*') }, userEvent }).state)).toBe(text);
});
