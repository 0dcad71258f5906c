import { syntaxTree } from '@codemirror/language';
import type { ChangeSpec, EditorState } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { after, before, place, snippets } from './constructs.snippets.ts';
import { constructs } from './preview.ts';
import { open, settle, show } from './shown-text.ts';

const within = (seen: string): string => before + seen + after;

describe.each(snippets.map((snippet) => ({ name: snippet[0], snippet })))('$name', ({ snippet }) => {
  const [, source, , drawn, seen = {}] = snippet;
  const { text, from, to } = place(snippet);
  const middle = Math.floor((from + to) / 2);

  test('rendered while the caret is elsewhere', () => {
    expect(show(open(text, 0))).toBe(within(drawn));
    expect(show(open(text, text.length))).toBe(within(drawn));
  });

  test('with the caret at its edges and inside', () => {
    expect(show(open(text, from)), 'before it').toBe(within(seen.before ?? source));
    expect(show(open(text, middle)), 'inside').toBe(within(seen.inside ?? source));
    expect(show(open(text, to)), 'behind it').toBe(within(seen.behind ?? source));
  });

  test('under a selection', () => {
    expect(show(open(text, 2, text.length - 2)), 'over all of it').toBe(within(seen.across ?? source));
    expect(show(open(text, text.length - 2, 2)), 'made backwards').toBe(within(seen.across ?? source));
  });

  /** After a remote change it looks as if freshly opened. */
  const expectFresh = (state: EditorState, changes: ChangeSpec): void => {
    const changed = settle(state.update({ changes }).state);
    const { anchor, head } = changed.selection.main;
    expect(show(changed)).toBe(show(open(changed.doc.toString(), anchor, head)));
  };

  test.each([
    ['elsewhere', 0, 0],
    ['inside', middle, middle],
    ['over it', 2, text.length - 2],
  ])('somebody writes in it, deletes a part of it and all of it while the selection is %s', (_where, anchor, head) => {
    const state = open(text, anchor, head);
    for (let at = from; at <= to; at++) expectFresh(state, { from: at, insert: 'z' });
    expectFresh(state, { from: middle, insert: '\n\nz\n\n' });
    for (let at = from; at < to; at++) expectFresh(state, { from: at, to: at + 1 });
    expectFresh(state, { from, to });
    expectFresh(state, { from: 0, insert: 'z\n\n' });
  });
});

test('covers every construct', () => {
  const seen = new Set(['FrontMatter']);
  for (const snippet of snippets) {
    syntaxTree(open(place(snippet).text, 0)).iterate({ enter: (node) => void seen.add(node.name) });
  }
  expect(constructs.flatMap(({ nodes }) => nodes).filter((name) => !seen.has(name))).toEqual([]);
});
