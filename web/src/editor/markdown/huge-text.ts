import type { MarkdownConfig } from '@lezer/markdown';

/**
 * A paragraph is parsed as a whole on every key in it, and some marks take time quadratic in its length. Nobody writes
 * one this long; logs, data and attacks have them.
 */
const LONGEST = 20_000;

/** Splits endless paragraphs, and leaves marks in an endless line unparsed. */
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
