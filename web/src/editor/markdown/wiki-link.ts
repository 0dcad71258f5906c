import { tags } from '@lezer/highlight';
import type { MarkdownConfig } from '@lezer/markdown';

/** `[[target]]` or `[[target|title]]`, unless pandoc parses it as something else: a citation, footnote or link. */
const wiki = /^\[\[((?!\s*(?:\^|-?@))[^[\]|\n]+)(?:\|([^[\]|\n]+))?\]\](?![([{:])/;

/**
 * The link syntax of note-taking programs. pandoc prints them verbatim; imported ones can be read, followed, and
 * converted to links that exports understand.
 */
export const wikiLink: MarkdownConfig = {
  defineNodes: [
    { name: 'WikiLink', style: tags.link },
    { name: 'WikiMark', style: tags.processingInstruction },
    { name: 'WikiTarget' },
  ],
  parseInline: [
    {
      name: 'WikiLink',
      before: 'Link',
      parse(cx, next, pos) {
        if (next !== 91 || cx.char(pos + 1) !== 91 || cx.char(pos - 1) === 33) return -1;
        const match = wiki.exec(cx.slice(pos, Math.min(cx.end, pos + 1000)));
        if (!match) return -1;
        const end = pos + match[0].length;
        const target = pos + 2 + match[1]!.length;
        // Hidden while only the title shows.
        const title = match[2] === undefined ? pos + 2 : target + 1;
        return cx.addElement(
          cx.elt('WikiLink', pos, end, [
            cx.elt('WikiMark', pos, pos + 2),
            cx.elt('WikiTarget', pos + 2, target),
            ...(title > target ? [cx.elt('WikiMark', target, title)] : []),
            cx.elt('WikiMark', end - 2, end),
          ]),
        );
      },
    },
  ],
};
