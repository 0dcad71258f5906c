import { describe, expect, test } from 'vitest';
import { markdownLanguage } from '../languages/markdown.ts';
import { escapeCaption, escapeQuotes, readImage, writeCaption } from './image-source.ts';
import { classifyAddress, identifyHeading } from './link.ts';

function recaption(source: string, caption: string): string {
  const node = markdownLanguage.parser.parse(source).topNode.firstChild!.getChild('Image')!;
  const change = writeCaption(node, (from, to) => source.slice(from, to), caption)!;
  return source.slice(0, change.from) + change.insert + source.slice(change.to);
}

describe('writing a caption', () => {
  test.each([
    ['![a](x.png)', 'b', '![b](x.png "b")'],
    ['![a](x.png "t"){width=50%}', 'say "b"', '![say "b"](x.png "say \\"b\\""){width=50%}'],
    ['![a](<x y.png> "t")', 'b', '![b](<x y.png> "b")'],
    ['![a](x.png)', 'b [1] c] [d', '![b [1] c\\] \\[d](x.png "b [1] c] [d")'],
    ['![a](x.png "t")', '', '![](x.png)'],
    ['![a][ref]', 'b', '![b][ref]'],
    ['![a](x.png)', 'b\\', '![b\\\\](x.png "b\\\\")'],
    ['![a](x.png)', 'b\\\\', '![b\\\\](x.png "b\\\\")'],
    ['![a][ref]', 'b \\', '![b \\\\][ref]'],
    ['![a](x.png)', '😀 c] d', '![😀 c\\] d](x.png "😀 c] d")'],
    ['![a](x.png)', 'two\nlines', '![two lines](x.png "two lines")'],
  ])('%s becomes %j', (source, caption, written) => {
    expect(recaption(source, caption)).toBe(written);
    expect(
      readImage(
        markdownLanguage.parser.parse(written).topNode.firstChild!.getChild('Image')!,
        (from, to) => written.slice(from, to),
        new Map([['ref', { url: 'r', title: '' }]]),
      ),
    ).not.toBeNull();
  });

  test('escaping twice changes nothing', () => {
    expect(escapeQuotes(escapeQuotes('a "b" \\"c\\" \\\\"'))).toBe(escapeQuotes('a "b" \\"c\\" \\\\"'));
    expect(escapeCaption(escapeCaption('a ] b'))).toBe('a \\] b');
    expect(escapeCaption(escapeCaption('a\\'))).toBe('a\\\\');
  });
});

describe('URLs', () => {
  test.each([
    ['https://x.org', 'web'],
    ['HTTP://x.org', 'web'],
    ['mailto:a@b.c', 'web'],
    ['other.md', 'path'],
    ['../a b.md', 'path'],
    ['/root.md', 'path'],
    ['#section', 'section'],
    ['javascript:alert(1)', 'refused'],
    [' JavaScript:alert(1)', 'refused'],
    ['data:text/html,x', 'refused'],
    ['file:///etc/passwd', 'refused'],
    ['//evil.org', 'refused'],
    ['\\\\evil.org', 'refused'],
    ['vbscript:x', 'refused'],
    ['', 'refused'],
  ])('%j is %s', (url, kind) => {
    expect(classifyAddress(url)).toBe(kind);
  });

  test.each([
    ['Statement of need', 'statement-of-need'],
    ['3. *Results* & more!', 'results-more'],
    ['Über `code`', 'über-code'],
  ])('the identifier of %j', (heading, id) => {
    expect(identifyHeading(heading)).toBe(id);
  });
});
