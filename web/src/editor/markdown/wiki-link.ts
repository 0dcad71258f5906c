import { tags } from '@lezer/highlight';
import type { MarkdownConfig } from '@lezer/markdown';

/** `[[target]]` or `[[target|title]]`, and nothing that pandoc reads as something else: no citation, note or link. */
const wiki = /^\[\[((?!\s*(?:\^|-?@))[^[\]|\n]+)(?:\|([^[\]|\n]+))?\]\](?![([{:])/;

/**
 * The links of note-taking programs. Pandoc leaves them as they are written; whoever brings such files along can read,
 * follow and turn them into links that also an export understands.
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
        // What is hidden while the title alone shows.
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
