import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { describe, expect, test } from 'vitest';
import { citationSupport } from '../citations/library.ts';
import { markdown } from '../languages/markdown.ts';
import { blockElementsField } from './blocks.ts';
import { drawPreview, livePreview } from './preview.ts';
import { open, settle, show, specOf } from './shown-text.ts';

function classes(state: EditorState, at: number): string {
  const found: string[] = [];
  for (const cursor = drawPreview(state, 0, state.doc.length).iter(); cursor.value; cursor.next()) {
    const className = specOf(cursor.value).class;
    if (cursor.from <= at && cursor.to >= at && typeof className === 'string') found.push(className);
  }
  return found.join(' ');
}

describe('live preview', () => {
  test("with the caret in a link's text its brackets show, with the caret in its URL all of it", () => {
    const text = 'before\n\na [bcd](http://x.org "t"){.k} e';
    const start = text.indexOf('[');
    const drawn = (at: number): string => show(open(text, at)).slice('before\n\n'.length);
    expect(drawn(0)).toBe('a bcd e');
    for (const at of [0, 2, 4, 5]) expect(drawn(start + at)).toBe('a [bcd]⟦SourceChip⟧ e');
    for (const at of [6, 12, 24]) expect(drawn(start + at)).toBe('a [bcd](http://x.org "t"){.k} e');
    expect(drawn(text.length - 2)).toBe('a [bcd]⟦SourceChip⟧ e');
    expect(show(open(text, 0, text.length))).toContain('a [bcd]⟦SourceChip⟧ e');
    expect(show(open('before\n\n[a]() b', 9))).toContain('[a](');
  });

  test('only the element with the caret shows its marks', () => {
    const state = open('*a* and **b** and `c`', 10);
    expect(show(state)).toBe('a and **b** and c');
  });

  test('a slash between two words stays with the first', () => {
    const text = 'events / features, and/or / ';
    for (const [at, held] of [
      [7, true],
      [20, false],
      [25, true],
      [2, false],
    ] as const)
      expect(classes(open(text, 0), at).includes('cm-unbroken'), text.slice(at)).toBe(held);
  });

  test('a grid table stays as source, in a monospaced font', () => {
    const text = 'a\n\n+---+---+\n| b | *c* |\n+===+===+\n| - d | e |\n+---+---+\n\nf';
    const state = open(text, 0);
    expect(show(state)).toBe(text);
    for (const words of ['+---', '| b', '| - d']) expect(classes(state, text.indexOf(words))).toContain('table-source');
    expect(classes(state, text.length)).not.toContain('table-source');
  });

  test('nested elements: the inner one and those around it', () => {
    expect(show(open('**a *b* c** *d*', 6))).toBe('**a *b* c** d');
    expect(show(open('**a *b* c** *d*', 2))).toBe('**a b c** d');
  });

  test('the place of the bibliography has no bar and no visible fences', () => {
    const state = open('a\n\n::: {#refs}\n:::\n\nb', 0);
    expect(show(state)).toBe('a\n\n\n\n\nb');
    for (const at of [3, 15]) expect(classes(state, at)).toBe('cm-div-end');
    expect(show(open('a\n\n::: {#refs}\n:::\n\nb', 5))).toBe('a\n\n::: {#refs}\n\n\nb');
  });

  test("quote marks show only on the caret's line", () => {
    expect(show(open('> a\n> b', 6))).toBe('a\n> b');
  });

  test('a bullet turns into its source marker only when touched', () => {
    expect(show(open('- abc\n- d', 5))).toBe('⟦Bullet⟧abc\n⟦Bullet⟧d');
    expect(show(open('- abc\n- d', 1))).toBe('- abc\n⟦Bullet⟧d');
  });

  test('a newly opened document shows no source, wherever its caret is', () => {
    const state = EditorState.create({ doc: '*a*', extensions: [markdown(), citationSupport, livePreview] });
    ensureSyntaxTree(state, 3, 5000);
    expect(show(state)).toBe('a');
  });

  test('heading levels', () => {
    const text = '# a\n\n## b\n\n### c\n\n#### d\n\ne\n\n# f\n=';
    const state = open(text, text.indexOf('e'));
    expect(
      ['a', 'b', 'c', 'd'].map(
        (letter) => /cm-h\d/.exec(classes(state, text.indexOf(letter) - 1 - 'abcd'.indexOf(letter) - 1))?.[0],
      ),
    ).toEqual(['cm-h1', 'cm-h2', 'cm-h3', 'cm-h4']);
  });

  test('front matter is a card and opens with the caret', () => {
    const text = '---\ntitle: T\n---\n\nb';
    expect(show(open(text, text.length))).toBe('⟦FrontMatter⟧\n\nb');
    expect(show(open(text, 6))).toBe('⟦TitleSourceBar⟧---\ntitle: T\n---\n\nb');
  });
});

describe('with others typing', () => {
  const remote = (state: EditorState, from: number, insert: string, to = from): EditorState =>
    settle(state.update({ changes: { from, to, insert } }).state);

  test('a change inside the element with the caret keeps it open', () => {
    const state = open('a **bc** d', 5);
    expect(show(remote(state, 4, 'XX'))).toBe('a **XXbc** d');
  });

  test('a change elsewhere keeps a table rendered and moves it', () => {
    const text = 'a\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\nb';
    const state = open(text, 0);
    expect(show(remote(state, 0, 'one\n\ntwo '))).toBe('one\n\ntwo a\n\n⟦Table⟧\n\nb');
  });

  test('a change inside a rendered table redraws it', () => {
    const text = '| x | y |\n|---|---|\n| 1 | 2 |\n\nb';
    const before = open(text, text.length);
    const after = remote(before, text.indexOf('1'), 'z');
    expect(show(after)).toBe('⟦Table⟧\n\nb');
    const [one] = after.field(blockElementsField).elements;
    expect(one).toMatchObject({ kind: 'table', source: expect.stringContaining('z1') as string });
  });
});

test('block decorations come from a field, never from a plugin', () => {
  const state = open('![a](b.png)', 0);
  expect(state.facet(EditorView.decorations).some((set) => typeof set !== 'function')).toBe(true);
});
