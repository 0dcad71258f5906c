import { describe, expect, test } from 'vitest';
import { buildMarkdownParser } from '../markdown/parser.ts';
import { findRefs, sketchCitations } from './sketch.ts';

const parser = buildMarkdownParser(null);

function sketch(text: string) {
  const isOther = (source: string): boolean => source.includes('@fig:');
  return sketchCitations(parser.parse(text), (from, to) => text.slice(from, to), isOther);
}

describe('a sketch of what a text cites', () => {
  test('has the citations in order, each in its context in the text, and nothing else', () => {
    const text = `---\ntitle: A\n---\n\n# One [@a]\n\nWords @b [p. 3] and \`[@code]\` and [@fig:x].\n\n> quoted [see\n> @c, *p*. 4]\n\n| a | b |\n|---|---|\n| [@d] | 2 |\n`;
    const { places, text: paper, keys } = sketch(text);
    expect(places.map(({ source }) => source)).toEqual(['[@a]', '@b [p. 3]', '[see @c, *p*. 4]', '[@d]']);
    for (const { from, to, source } of places) expect(text.slice(from, to).replace(/\n> /g, ' ')).toBe(source);
    expect(keys).toEqual(['a', 'b', 'c', 'd']);
    expect(paper).toBe('¶0 [@a]\n\n¶1 @b [p. 3]\n\n¶2 [see @c, *p*. 4]\n\n¶3 [@d]\n\n');
  });

  test('puts footnotes where they are referred to, including those without citations', () => {
    const { places, text } = sketch(
      'One[^x] two^[Inline [@a].] three[^y] four [@b] [^gone].\n\n[^y]: Words.\n\n[^x]: See [@c; @d] and\n    more @e.\n',
    );
    expect(places.map(({ source }) => source)).toEqual(['[@a]', '[@b]', '[@c; @d]', '@e']);
    expect(text.trimEnd().split('\n\n')).toEqual([
      '[^n1]',
      '^[¶0 [@a].]',
      '[^n0]',
      '¶1 [@b]',
      '[^n0]: x',
      '[^n1]: ¶2 [@c; @d] ¶3 @e.',
    ]);
  });

  test('knows where the bibliography goes', () => {
    expect(sketch('A [@a].\n\n::: {#refs}\n:::\n\n# Appendix\n').refs).toBe(13);
    expect(findRefs('A [@a].\n\n::: {#refs}\n:::\n\n# Appendix\n')).toBe(13);
    expect(findRefs('A `::: {#refs}`.\n\n::: {#refs-2}\n:::\n')).toBeNull();
    expect(sketch('A [@a].\n\n::: note\nx\n:::\n').refs).toBeNull();
    expect(sketch('No citations.').text).toBe('');
  });
});
