import { tags } from '@lezer/highlight';
import type { MarkdownConfig } from '@lezer/markdown';

const marker = /^[:~][ \t]+(?=\S)/;

/**
 * `:   definition` below its term, and with the same mark a table's caption. Which one depends on the neighbour, so
 * `describeDefinition` distinguishes them in the tree.
 */
export const definitionList: MarkdownConfig = {
  defineNodes: [
    {
      name: 'Definition',
      block: true,
      composite: (_cx, line, value) => {
        if (line.next < 0) return true;
        if (line.indent < line.baseIndent + value) return false;
        line.moveBaseColumn(line.baseIndent + value);
        return true;
      },
    },
    { name: 'DefinitionMark', style: tags.processingInstruction },
  ],
  parseBlock: [
    {
      name: 'Definition',
      before: 'LinkReference',
      parse(cx, line) {
        const match = marker.exec(line.text.slice(line.pos));
        if (!match || line.indent >= line.baseIndent + 4) return false;
        const from = cx.lineStart + line.pos;
        cx.startComposite('Definition', line.pos, Math.min(4, match[0].length));
        cx.addElement(cx.elt('DefinitionMark', from, from + 1));
        line.moveBase(line.pos + match[0].length);
        return null;
      },
      endLeaf: (_cx, line) => marker.test(line.text.slice(line.pos)) && line.indent < line.baseIndent + 4,
    },
  ],
};
