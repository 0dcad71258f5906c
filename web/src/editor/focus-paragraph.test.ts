import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { findParagraph } from './focus-paragraph.ts';

const find = (doc: string, anchor: number) => findParagraph(EditorState.create({ doc, selection: { anchor } }));

test('a paragraph extends to the blank lines around it', () => {
  const doc = 'one\n\ntwo\nthree\n \nfour';
  expect(find(doc, 0)).toEqual({ first: 1, last: 1 });
  expect(find(doc, doc.indexOf('three'))).toEqual({ first: 3, last: 4 });
  expect(find(doc, doc.length)).toEqual({ first: 6, last: 6 });
});

test('on a blank line it is that line', () => {
  expect(find('one\n\ntwo', 4)).toEqual({ first: 2, last: 2 });
});

test('only a limited number of lines is searched', () => {
  const { first, last } = find('x\n'.repeat(5000), 5000);
  expect(last - first).toBe(800);
});
