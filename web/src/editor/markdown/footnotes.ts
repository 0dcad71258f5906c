import { tags } from '@lezer/highlight';
import type { MarkdownConfig } from '@lezer/markdown';
import { findBracketEnd } from './scan.ts';

const definition = /^\[\^([^\]\s]+)\]:[ \t]*/;
const reference = /^\[\^([^\]\s^]+)\]/;

/** `[^label]`, `[^label]: text` with further indented paragraphs, and `^[inline text]`. */
export const footnotes: MarkdownConfig = {
  defineNodes: [
    { name: 'FootnoteReference', style: tags.link },
    { name: 'FootnoteMark', style: tags.processingInstruction },
    { name: 'FootnoteLabel', style: tags.labelName },
    { name: 'InlineFootnote', style: { 'InlineFootnote/...': tags.content } },
    {
      name: 'FootnoteDefinition',
      block: true,
      composite: (_cx, line, value) => {
        if (line.next < 0) return true;
        if (line.indent < line.baseIndent + value) return false;
        line.moveBaseColumn(line.baseIndent + value);
        return true;
      },
    },
  ],
  parseBlock: [
    {
      name: 'FootnoteDefinition',
      before: 'LinkReference',
      parse(cx, line) {
        const match = definition.exec(line.text.slice(line.pos));
        if (!match || line.indent >= line.baseIndent + 4) return false;
        const from = cx.lineStart + line.pos;
        cx.startComposite('FootnoteDefinition', line.pos, 4);
        const label = from + 2 + match[1]!.length;
        cx.addElement(cx.elt('FootnoteMark', from, from + 2));
        cx.addElement(cx.elt('FootnoteLabel', from + 2, label));
        cx.addElement(cx.elt('FootnoteMark', label, label + 2));
        line.moveBase(line.pos + match[0].length);
        return null;
      },
      endLeaf: (_cx, line) => line.next === 91 && definition.test(line.text.slice(line.pos)),
    },
  ],
  parseInline: [
    {
      name: 'InlineFootnote',
      before: 'Superscript',
      parse(cx, next, pos) {
        if (next !== 94 || cx.char(pos + 1) !== 91) return -1;
        const end = findBracketEnd(cx, pos + 1);
        if (end < 0 || end - pos < 4) return -1;
        return cx.addElement(
          cx.elt('InlineFootnote', pos, end, [
            cx.elt('FootnoteMark', pos, pos + 2),
            ...cx.parser.parseInline(cx.slice(pos + 2, end - 1), pos + 2),
            cx.elt('FootnoteMark', end - 1, end),
          ]),
        );
      },
    },
    {
      name: 'FootnoteReference',
      before: 'Link',
      parse(cx, next, pos) {
        if (next !== 91 || cx.char(pos + 1) !== 94) return -1;
        const match = reference.exec(cx.slice(pos, Math.min(cx.end, pos + 200)));
        if (!match) return -1;
        const end = pos + match[0].length;
        return cx.addElement(
          cx.elt('FootnoteReference', pos, end, [
            cx.elt('FootnoteMark', pos, pos + 2),
            cx.elt('FootnoteLabel', pos + 2, end - 1),
            cx.elt('FootnoteMark', end - 1, end),
          ]),
        );
      },
    },
  ],
};
