import type { MarkdownConfig } from '@lezer/markdown';

/**
 * A paragraph is read as a whole, again at each key in it, and of some marks in time that grows with the square of its
 * length. Nobody writes one as long as this; logs, data and traps have them.
 */
const LONGEST = 20_000;

/** Cuts paragraphs without an end into several, and leaves marks in a line without an end unread. */
export const hugeText: MarkdownConfig = {
  parseBlock: [
    {
      name: 'HugeLine',
      before: 'IndentedCode',
      parse(cx, line) {
        if (line.text.length <= LONGEST) return false;
        const start = cx.lineStart;
        cx.addElement(cx.elt('Paragraph', start + line.pos, start + line.text.length));
        cx.nextLine();
        return true;
      },
      endLeaf: (_cx, line, leaf) => line.text.length > LONGEST || leaf.content.length > LONGEST,
    },
  ],
};
