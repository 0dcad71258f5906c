import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { markdown } from '../languages/markdown.ts';

function settle(state: EditorState): EditorState {
  ensureSyntaxTree(state, state.doc.length, 20_000);
  return state.update({}).state;
}

function draw(state: EditorState): string {
  const nodes: string[] = [];
  ensureSyntaxTree(state, state.doc.length, 20_000)!.iterate({
    enter: ({ name, from, to }) => void nodes.push(`${name} ${from} ${to}`),
  });
  return nodes.join('\n');
}

test('front matter is recognised as soon as its last line is typed, and no longer when that is removed', () => {
  const body = `\n\n# One\n\n${'Text *with* marks.\n\n'.repeat(40)}`;
  let state = settle(EditorState.create({ doc: `---\ntitle: x\n${body}`, extensions: [markdown()] }));
  expect(draw(state)).not.toContain('FrontMatter');
  const at = '---\ntitle: x\n'.length;
  const asNew = (text: EditorState): string => draw(EditorState.create({ doc: text.doc, extensions: [markdown()] }));
  for (const [index, letter] of [...'---'].entries()) {
    state = settle(state.update({ changes: { from: at + index, insert: letter } }).state);
    expect(draw(state)).toBe(asNew(state));
  }
  expect(draw(state)).toContain('FrontMatter');
  state = settle(state.update({ changes: { from: at, to: at + 1 } }).state);
  expect(draw(state)).toBe(asNew(state));
  expect(draw(state)).not.toContain('FrontMatter');
  state = settle(state.update({ changes: { from: 0, insert: 'x' } }).state);
  expect(draw(state)).toBe(asNew(state));
});
