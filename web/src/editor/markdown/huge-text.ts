import type { MarkdownConfig } from '@lezer/markdown';

/**
 * A paragraph is parsed as a whole on every key in it, and some marks take time quadratic in its length. Nobody writes
 * one this long; logs, data and attacks have them.
 */
const LONGEST = 20_000;
/** A table is parsed row by row, so it may be longer; results of a few hundred rows are common and quick to edit. */
const LONGEST_TABLE = 60_000;

/** The line below the first one. */
const secondLine = /^[^\n]*\n([^\n]*)/;

function isTable(content: string): boolean {
  const line = secondLine.exec(content)?.[1] ?? '';
  return line.includes('|') && line.includes('-') && /^[\s|:-]+$/.test(line);
}

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
      endLeaf: (_cx, line, { content }) =>
        line.text.length > LONGEST ||
        (content.length > LONGEST && !(content.length <= LONGEST_TABLE && isTable(content))),
    },
  ],
};
