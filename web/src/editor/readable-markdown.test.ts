import { describe, expect, it } from 'vitest';
import { styleMarkdown } from './readable-markdown.ts';
import { slicePieces, styleParts } from '../lib/style-parts.ts';
import { type DiffPart, diffWords } from '../lib/word-diff.ts';

const show = (parts: readonly DiffPart[]): string[] =>
  styleParts(parts, styleMarkdown).map((pieces) =>
    pieces.map(({ text, style }) => (style === '' ? text : `[${style}:${text}]`)).join(''),
  );

describe('compared Markdown', () => {
  it('is drawn as each version means it', () => {
    const parts: DiffPart[] = [
      { kind: 'same', text: '# A ' },
      { kind: 'removed', text: 'long' },
      { kind: 'added', text: 'short' },
      { kind: 'same', text: ' title\n\nIt is ' },
      { kind: 'added', text: '**' },
      { kind: 'same', text: 'so' },
      { kind: 'added', text: '**' },
      { kind: 'same', text: '.\n' },
    ];
    expect(show(parts)).toEqual([
      '[heading1 mark:#][heading1: A ]',
      '[heading1:long]',
      '[heading1:short]',
      '[heading1: title]\n\nIt is ',
      '[strong mark:**]',
      '[strong:so]',
      '[strong mark:**]',
      '.\n',
    ]);
  });

  it('keeps every character in its place, whatever is in the texts', () => {
    const words = [
      '# ',
      '**',
      '*',
      '`',
      'word ',
      '$x^2$',
      '\n',
      '\n\n',
      '> ',
      '- ',
      '| a | b |\n',
      '😀',
      '[@key] ',
      '```\n',
    ];
    let seed = 7;
    const random = (below: number): number => (seed = (seed * 48271) % 2147483647) % below;
    const write = (count: number): string =>
      Array.from({ length: count }, () => words[random(words.length)] ?? '').join('');
    for (let i = 0; i < 150; i += 1) {
      const before = write(random(40));
      const parts = diffWords(before, random(2) === 0 ? write(random(40)) : before + write(3));
      const styled = styleParts(parts, styleMarkdown);
      expect(styled.map((pieces) => pieces.map(({ text }) => text).join(''))).toEqual(parts.map(({ text }) => text));
    }
  });

  it('is cut where the front matter ends', () => {
    const pieces = [
      { text: 'abc', style: '' },
      { text: 'def', style: 'strong' },
    ];
    expect(slicePieces(pieces, 0, 4)).toEqual([
      { text: 'abc', style: '' },
      { text: 'd', style: 'strong' },
    ]);
    expect(slicePieces(pieces, 4)).toEqual([{ text: 'ef', style: 'strong' }]);
  });
});
