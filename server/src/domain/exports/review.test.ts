import { describe, expect, test } from 'vitest';
import { markReview, type Review, type ReviewChange, type ReviewThread } from './review.ts';

const KINDS = new Map([
  [0x10f000, '{'],
  [0x10f001, '}'],
  [0x10f002, '<ins '],
  [0x10f003, '>'],
  [0x10f004, '<del '],
  [0x10f005, '>'],
]);

/** Shows markers in a readable form. */
function show(text: string): string {
  return text.replaceAll(
    /([\u{10F000}-\u{10F005}])[\u{100000}-\u{10EFFF}]/gu,
    (_, kind: string) => KINDS.get(kind.codePointAt(0) ?? 0) ?? '',
  );
}

const around = (text: string, part: string) => ({ from: text.indexOf(part), to: text.indexOf(part) + part.length });
const thread = (text: string, part: string): ReviewThread => ({
  ...around(text, part),
  isResolved: false,
  comments: [{ author: 'Ada', at: 0, body: 'Why?' }],
});
const change = (text: string, part: string, insert: string): ReviewChange => ({
  ...around(text, part),
  insert,
  author: 'Ben',
  at: 0,
});

function mark(text: string, review: Partial<Review>) {
  const marked = markReview([{ text, review: { threads: [], changes: [], ...review } }]);
  return { ...marked, shown: show(marked.texts[0] ?? '') };
}

describe('markers in a text', () => {
  test.each([
    ['words', 'The quick fox.', 'quick', 'The {quick} fox.'],
    ['a heading with its marks', '# A heading\n', '# A heading', '# {A heading}\n'],
    ['an item of a list', 'a\n\n- one\n- two\n', '- two', 'a\n\n- one\n- {two}\n'],
    ['a quoted list', '> 1. one\n', '> 1. one', '> 1. {one}\n'],
    ['part of a formula', 'As $x^2 + y$ grows', 'y', 'As {$x^2 + y$} grows'],
    ['part of code', 'Call `run now` twice', 'now', 'Call {`run now`} twice'],
    ['an escaped sign', String.raw`A \* star`, '*', String.raw`A {\*} star`],
    ['spaces at its ends', 'one two three', ' two ', 'one {two} three'],
    ['the front matter', '---\ntitle: T\n---\n\nText.\n', 'T', '---\ntitle: T\n---\n\n{}Text.\n'],
  ])('surround %s', (_, text, part, expected) => {
    expect(mark(text, { threads: [thread(text, part)] }).shown).toBe(expected);
  });

  test('show a replacement as a deletion followed by an insertion', () => {
    const text = 'The quick fox.';
    expect(mark(text, { changes: [change(text, 'quick', 'slow')] }).shown).toBe('The <del quick><ins slow> fox.');
  });

  test.each([
    ['adds a paragraph', 'One.\n\nTwo.\n', 'One.', 'One.\n\nNew.'],
    ['takes out the end of a paragraph', 'One.\n\nTwo.\n', '.\n\nT', ''],
    ['cuts a formula', 'As $x^2 + y$ grows', 'y', 'z'],
    ['is in the front matter', '---\ntitle: T\n---\n\nText.\n', 'T', 'U'],
  ])('are left out for a change that %s', (_, text, part, insert) => {
    const { shown, notes } = mark(text, { changes: [change(text, part, insert)] });
    expect(shown).toBe(text);
    expect(notes.changes).toMatchObject([{ author: 'Ben', date: '1970-01-01T00:00:00Z' }]);
  });

  test('surround only the first of two overlapping changes', () => {
    const text = 'one two three';
    const changes = [change(text, 'two three', 'b'), change(text, 'one two', 'a')];
    expect(mark(text, { changes }).shown).toBe('<del one two><ins a> three');
  });

  test('number comments so that replies know their thread', () => {
    const text = 'one two';
    const comments = ['Ada', 'Ben'].map((author) => ({ author, at: 0, body: author }));
    const first = { ...around(text, 'two'), isResolved: true, comments };
    expect(mark(text, { threads: [first, thread(text, 'one')] }).comments).toEqual([
      { id: 0, parent: null, isResolved: false, author: 'Ada' },
      { id: 1, parent: null, isResolved: true, author: 'Ada' },
      { id: 2, parent: 1, isResolved: true, author: 'Ben' },
    ]);
  });
});
