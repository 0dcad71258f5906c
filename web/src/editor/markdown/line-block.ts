import { tags } from '@lezer/highlight';
import type { MarkdownConfig } from '@lezer/markdown';

const start = /^\|(?: |$)/;
const tableRule = /^[>\s]*\|?(\s*:?-+:?\s*[|+])+(\s*:?-+:?\s*)?$/;

/** Lines starting with `| `: their breaks and leading spaces are kept. */
export const lineBlock: MarkdownConfig = {
  defineNodes: [
    { name: 'LineBlock', block: true },
    { name: 'LineBlockMark', style: tags.processingInstruction },
  ],
  parseBlock: [
    {
      name: 'LineBlock',
      before: 'LinkReference',
      parse(cx, line) {
        if (line.next !== 124 || !start.test(line.text.slice(line.pos)) || line.indent >= line.baseIndent + 4)
          return false;
        if (tableRule.test(cx.peekLine()) || /\|[ \t]*$/.test(line.text.slice(line.pos + 1))) return false;
        const from = cx.lineStart + line.pos;
        const children = [];
        let to = from;
        do {
          const at = cx.lineStart + line.pos;
          to = cx.lineStart + line.text.length;
          const marked = line.next === 124;
          if (marked) children.push(cx.elt('LineBlockMark', at, at + 1));
          const text = marked ? at + 1 : at;
          children.push(...cx.parser.parseInline(line.text.slice(text - cx.lineStart), text));
        } while (cx.nextLine() && line.next >= 0 && /^(?:\|(?: |$)|[ \t]+\S)/.test(line.text.slice(line.basePos)));
        cx.addElement(cx.elt('LineBlock', from, to, children));
        return true;
      },
    },
  ],
};
