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

/** `text` of the construct, then a paragraph to be in when the caret is outside. */
const cases: readonly (readonly [name: string, source: string, drawn: string])[] = [
  ['emphasis', 'a *b* c', 'a b c'],
  ['strong', 'a **b** c', 'a b c'],
  ['strikeout', 'a ~~b~~ c', 'a b c'],
  ['highlight', 'a ==b== c', 'a b c'],
  ['superscript', 'a^b^ c', 'ab c'],
  ['subscript', 'a~b~ c', 'ab c'],
  ['inline code', 'a `b` c', 'a b c'],
  ['code with attributes', 'a `b`{.python} c', 'a b c'],
  ['escape', 'a \\* c', 'a * c'],
  ['link', 'a [b](http://x.org "t") c', 'a b c'],
  ['reference link', 'a [b][r] c\n\n[r]: http://x.org', 'a b c\n\n[r]: http://x.org'],
  ['wiki link', 'a [[d|b]] c', 'a b c'],
  ['wiki link without a title', 'a [[b]] c', 'a b c'],
  ['a citation in brackets is no wiki link', 'a [[@b]] c', 'a [[@b]] c'],
  ['brackets that are no link', 'a [b] c', 'a [b] c'],
  ['link without text', 'a [](http://x.org) c', 'a [](http://x.org) c'],
  ['autolink', 'a <http://x.org> c', 'a http://x.org c'],
  ['span', 'a [b]{.smallcaps} c', 'a b c'],
  ['inline image', 'a ![b](c.png) c', 'a ⟦Figure⟧ c'],
  ['inline math', 'a $b$ c', 'a ⟦Math⟧ c'],
  ['footnote reference', 'a[^1] c\n\n[^1]: b', 'a1 c\n\n1 b'],
  ['inline footnote', 'a^[b] c', 'ab c'],
  ['heading', '## b', 'b'],
  ['heading with closing marks and attributes', '## b ## {#x}', 'b'],
  ['bullet', '- b', '⟦Bullet⟧b'],
  ['nested bullet', '- a\n    - b', '⟦Bullet⟧a\n⟦Bullet⟧b'],
  ['number', '1. b', '1. b'],
  ['task', '- [x] b', '⟦Checkbox⟧ b'],
  ['quote', '> b\n> c', 'b\nc'],
  ['callout', '> [!NOTE]\n> b', '⟦CalloutLabel⟧\nb'],
  ['rule', '---', '⟦Rule⟧'],
  ['code block', '```js\nb\n```', 'js\nb\n'],
  ['definition', 'a\n:   b', 'a\nb'],
  ['div', '::: note\nb\n:::', '⟦CalloutLabel⟧\nb\n:::'],
  ['line block', '| a\n| b', 'a\nb'],
  ['figure', '![b](c.png){width=3cm}', '⟦Figure⟧'],
  ['display math', '$$\nb\n$$', '⟦Math⟧'],
  ['TeX environment', '\\begin{align}\nb\n\\end{align}', '⟦Math⟧'],
  ['table with a caption', '| a | b |\n|---|---|\n| c | d |\n\n: e', '⟦Table⟧'],
  ['citation while nothing is known', 'a [@b] c', 'a [@b] c'],
];

describe('live preview', () => {
  test.each(cases)('%s: drawn while the caret is elsewhere', (_name, source, drawn) => {
    const text = `before\n\n${source}\n\nafter`;
    expect(show(open(text, 0))).toBe(`before\n\n${drawn}\n\nafter`);
  });

  const whole = cases.filter(
    ([name]) =>
      !/^(?:link$|reference link|footnote reference|nested bullet|quote|callout|definition|div|line block|citation|code block|task|number|heading with|bullet)/.test(
        name,
      ),
  );

  test.each(whole)('%s: source while the caret is inside or touches it', (_name, source) => {
    const text = `before\n\n${source}\n\nafter`;
    const start = text.indexOf(source);
    // Where the element itself begins and ends within the line.
    const from = start + (/^a(?= |\^|~)/.test(source) ? (source[1] === ' ' ? 2 : 1) : 0);
    const to = start + source.length - (/ c$/.test(source) ? 2 : 0);
    for (const at of [from, to, Math.floor((from + to) / 2)]) {
      const shown = show(open(text, at)).replace(/⟦(?:Math|Figure)⟧\n/, '\n');
      expect(shown.includes(source), `caret at ${at - start} of ${source}: ${shown}`).toBe(true);
    }
  });

  test.each(whole)('%s: source while a selection reaches over it', (_name, source) => {
    const text = `before\n\n${source}\n\nafter`;
    expect(show(open(text, 2, text.length - 2)).replace(/⟦(?:Math|Figure)⟧\n/, '\n')).toContain(source);
  });

  test('a link with the caret in its text shows its brackets, with the caret in its address the whole of it', () => {
    const text = 'before\n\na [bcd](http://x.org "t"){.k} e';
    const start = text.indexOf('[');
    const drawn = (at: number): string => show(open(text, at)).slice('before\n\n'.length);
    expect(drawn(0)).toBe('a bcd e');
    for (const at of [0, 2, 4, 5]) expect(drawn(start + at)).toBe('a [bcd](⟦SourceChip⟧ e');
    for (const at of [6, 12, 24]) expect(drawn(start + at)).toBe('a [bcd](http://x.org "t"){.k} e');
    expect(drawn(text.length - 2)).toBe('a [bcd](⟦SourceChip⟧ e');
    expect(show(open(text, 0, text.length))).toContain('a [bcd](⟦SourceChip⟧ e');
    expect(show(open('before\n\n[a]() b', 9))).toContain('[a](');
  });

  test('only the element with the caret shows its marks', () => {
    const state = open('*a* and **b** and `c`', 10);
    expect(show(state)).toBe('a and **b** and c');
  });

  test('a grid table keeps its drawing, in letters of one width', () => {
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

  test('quote marks show on the line of the caret only', () => {
    expect(show(open('> a\n> b', 6))).toBe('a\n> b');
  });

  test('the bullet gives way to its mark only where it is touched', () => {
    expect(show(open('- abc\n- d', 5))).toBe('⟦Bullet⟧abc\n⟦Bullet⟧d');
    expect(show(open('- abc\n- d', 1))).toBe('- abc\n⟦Bullet⟧d');
  });

  test('a document just opened shows no source, wherever its caret is', () => {
    const state = EditorState.create({ doc: '*a*', extensions: [markdown(), citationSupport, livePreview] });
    ensureSyntaxTree(state, 3, 5000);
    expect(show(state)).toBe('a');
  });

  test('levels of headings', () => {
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
    expect(show(open(text, 6))).toBe(text);
  });
});

describe('with others typing', () => {
  const remote = (state: EditorState, from: number, insert: string, to = from): EditorState =>
    settle(state.update({ changes: { from, to, insert } }).state);

  test('a change inside an element with the caret keeps it open', () => {
    const state = open('a **bc** d', 5);
    expect(show(remote(state, 4, 'XX'))).toBe('a **XXbc** d');
  });

  test('a change elsewhere keeps a table drawn and moves it', () => {
    const text = 'a\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\nb';
    const state = open(text, 0);
    expect(show(remote(state, 0, 'one\n\ntwo '))).toBe('one\n\ntwo a\n\n⟦Table⟧\n\nb');
  });

  test('a change inside a drawn table draws it anew', () => {
    const text = '| x | y |\n|---|---|\n| 1 | 2 |\n\nb';
    const before = open(text, text.length);
    const after = remote(before, text.indexOf('1'), 'z');
    expect(show(after)).toBe('⟦Table⟧\n\nb');
    const [one] = after.field(blockElementsField).elements;
    expect(one).toMatchObject({ kind: 'table', source: expect.stringContaining('z1') as string });
  });
});

test('block decorations are told to the view by a field, never by a plugin', () => {
  const state = open('![a](b.png)', 0);
  expect(state.facet(EditorView.decorations).some((set) => typeof set !== 'function')).toBe(true);
});
