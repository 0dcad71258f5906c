import { EditorState } from '@codemirror/state';
import { ensureSyntaxTree } from '@codemirror/language';
import { expect, it } from 'vitest';
import { markdownLanguage } from '../languages/markdown.ts';
import { findInlineLink, writeLinkAddress, writeLinkText } from './inline-link.ts';

function open(doc: string): EditorState {
  const state = EditorState.create({ doc, extensions: [markdownLanguage] });
  ensureSyntaxTree(state, doc.length, 1000);
  return state;
}

it.each([
  ['a [b *c*](http://x.org/y "t"){.k} d', 'b *c*', 'http://x.org/y'],
  ['a [b](<one two>) d', 'b', '<one two>'],
  ['a [b]() d', 'b', ''],
  ['a [](x.md) d', '', 'x.md'],
  ['a [see ![p](i.png) here](x.md) d', 'see ![p](i.png) here', 'x.md'],
])('finds what of %s can be edited', (source, text, address) => {
  const state = open(source);
  const found = findInlineLink(state, source.indexOf('[') + 1);
  expect(found && [state.sliceDoc(...found.text), state.sliceDoc(...found.address)]).toEqual([text, address]);
});

it.each(['<https://x.org>', '[text][label]\n\n[label]: x', '![alt](i.png)', '[[wiki]]'])(
  '%s has no fields',
  (source) => {
    expect(findInlineLink(open(source), 3)).toBeNull();
  },
);

it('whatever is typed into the fields, the link stays one link and reads as typed', () => {
  const signs = ['a', ' ', '[', ']', '(', ')', '<', '>', '\\', '\n', '{', '"', '#', '%', '`', '$', '*'];
  let state = 7;
  const pick = (): string => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return signs[Math.floor((state / 4294967296) * signs.length)] ?? '';
  };
  for (let round = 0; round < 2000; round += 1) {
    const text = `t${Array.from({ length: round % 9 }, pick).join('')}`;
    const address = `u${Array.from({ length: round % 7 }, pick).join('')}`;
    const source = `[${writeLinkText(text)}](${writeLinkAddress(address)})`;
    const doc = open(source);
    const found = findInlineLink(doc, source.length);
    expect(found, JSON.stringify([text, address, source])).toMatchObject({ from: 0, to: source.length });
    expect(decodeURIComponent(doc.sliceDoc(...found!.address).replace(/%(?![\dA-F]{2})/g, '%25'))).toBe(
      decodeURIComponent(address.trim().replace(/%(?![\dA-F]{2})/g, '%25')),
    );
  }
});
