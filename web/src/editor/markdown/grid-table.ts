import { tags } from '@lezer/highlight';
import type { MarkdownConfig } from '@lezer/markdown';

const border = /^\+(?:[-=:]+\+)+[ \t]*$/;

/** pandoc's `+---+---+` and `|` tables: cells contain blocks and are side by side, so they stay one block. */
export const gridTable: MarkdownConfig = {
  defineNodes: [
    { name: 'GridTable', block: true },
    { name: 'GridTableMark', style: tags.processingInstruction },
  ],
  parseBlock: [
    {
      name: 'GridTable',
      before: 'LinkReference',
      parse(cx, line) {
        if (line.next !== 43 || line.indent >= line.baseIndent + 4) return false;
        if (!border.test(line.text.slice(line.pos)) || !/^[>\s]*\|/.test(cx.peekLine())) return false;
        const from = cx.lineStart + line.pos;
        const children = [];
        let to = from;
        do {
          const text = line.text.slice(line.pos);
          to = cx.lineStart + line.pos + text.trimEnd().length;
          if (border.test(text)) children.push(cx.elt('GridTableMark', cx.lineStart + line.pos, to));
        } while (cx.nextLine() && (line.next === 43 || line.next === 124));
        cx.addElement(cx.elt('GridTable', from, to, children));
        return true;
      },
    },
  ],
};
