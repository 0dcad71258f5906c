import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { expect, it } from 'vitest';
import { runsRightToLeft, textDirection } from './text-direction.ts';

it.each([
  ['שלום', true],
  ['## مقدمة', true],
  ['- 12. **מילה** English', true],
  ['English שלום', false],
  ['  | שלום | 1250 |', false],
  ['', false],
  [`${'-'.repeat(600)} שלום`, false],
])('%j', (line, expected) => {
  expect(runsRightToLeft(line)).toBe(expected);
});

it('looks at lines one by one from the first such letter on', () => {
  const isPerLine = (state: EditorState): boolean => state.facet(EditorView.perLineTextDirection);
  const plain = EditorState.create({ doc: 'One.\n', extensions: textDirection });
  expect(isPerLine(plain)).toBe(false);
  expect(isPerLine(plain.update({ changes: { from: 5, insert: 'two' } }).state)).toBe(false);
  const mixed = plain.update({ changes: { from: 5, insert: 'أ' } }).state;
  expect(isPerLine(mixed)).toBe(true);
  expect(isPerLine(mixed.update({ changes: { from: 0, insert: 'x' } }).state)).toBe(true);
  expect(isPerLine(EditorState.create({ doc: 'One.\n\nשלום\n', extensions: textDirection }))).toBe(true);
});
