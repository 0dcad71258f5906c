import { tags } from '@lezer/highlight';
import type { MarkdownConfig } from '@lezer/markdown';
import { findBracketEnd, LONGEST_ATTRIBUTES, measureAttributes } from './scan.ts';

const highlightDelimiter = { resolve: 'Highlight', mark: 'HighlightMark' };

/** `[text]{.class}`, attribute lists after links, images, code and headings, `==highlight==`. */
export const spans: MarkdownConfig = {
  defineNodes: [
    { name: 'BracketedSpan' },
    { name: 'SpanMark', style: tags.processingInstruction },
    { name: 'Attributes', style: tags.meta },
    { name: 'Highlight' },
    { name: 'HighlightMark', style: tags.processingInstruction },
  ],
  parseInline: [
    {
      name: 'BracketedSpan',
      before: 'Link',
      parse(cx, next, pos) {
        if (next !== 91 || cx.char(pos - 1) === 33) return -1;
        const end = findBracketEnd(cx, pos);
        if (end < 0 || cx.char(end) !== 123) return -1;
        const size = measureAttributes(cx.slice(end, Math.min(cx.end, end + LONGEST_ATTRIBUTES)));
        if (size === 0) return -1;
        return cx.addElement(
          cx.elt('BracketedSpan', pos, end + size, [
            cx.elt('SpanMark', pos, pos + 1),
            ...cx.parser.parseInline(cx.slice(pos + 1, end - 1), pos + 1),
            cx.elt('SpanMark', end - 1, end),
            cx.elt('Attributes', end, end + size),
          ]),
        );
      },
    },
    {
      name: 'Attributes',
      before: 'Link',
      parse(cx, next, pos) {
        if (next !== 123) return -1;
        const size = measureAttributes(cx.slice(pos, Math.min(cx.end, pos + LONGEST_ATTRIBUTES)));
        if (size === 0) return -1;
        const before = cx.char(pos - 1);
        const afterElement = pos > cx.offset && (before === 41 || before === 93 || before === 96);
        const closesHeading = /^\s*#*\s*$/.test(cx.slice(pos + size, cx.end));
        return afterElement || closesHeading ? cx.addElement(cx.elt('Attributes', pos, pos + size)) : -1;
      },
    },
    {
      name: 'Highlight',
      after: 'Emphasis',
      parse(cx, next, pos) {
        if (next !== 61 || cx.char(pos + 1) !== 61 || cx.char(pos + 2) === 61 || cx.char(pos - 1) === 61) return -1;
        const spaceBefore = /^\s?$/.test(cx.slice(Math.max(cx.offset, pos - 1), pos));
        const spaceAfter = /^\s?$/.test(cx.slice(pos + 2, pos + 3));
        return cx.addDelimiter(highlightDelimiter, pos, pos + 2, !spaceAfter, !spaceBefore);
      },
    },
  ],
};
