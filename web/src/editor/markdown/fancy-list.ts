import { tags } from '@lezer/highlight';
import type { BlockContext, Line, MarkdownConfig } from '@lezer/markdown';

/** Example lists `(@label)`, and pandoc's other markers: `#.`, `(1)`, `a)`, `(ii)`, `A.` followed by two spaces. */
const marker =
  /^(?:\(@[\w-]*\)|@[\w-]*\)|#\.|\((?:\d+|[a-zA-Z]|[ivxlcdm]+|[IVXLCDM]+)\)|(?:[a-z]|[ivxlcdm]+)[.)]|(?:[A-Z]|[IVXLCDM]+)\)|[A-Z]\.(?= {2}))[ \t]+(?=\S)/;

function measureMarker(line: Line): number {
  if (line.indent >= line.baseIndent + 4) return 0;
  return marker.exec(line.text.slice(line.pos))?.[0].length ?? 0;
}

function isInside(cx: BlockContext): boolean {
  for (let depth = 0; depth < cx.depth; depth++) {
    const { name } = cx.parentType(depth);
    if (name === 'FancyItem' || name === 'ListItem') return true;
  }
  return false;
}

export const fancyList: MarkdownConfig = {
  defineNodes: [
    {
      name: 'FancyItem',
      block: true,
      composite: (_cx, line, value) => {
        if (line.next < 0) return true;
        if (line.indent < line.baseIndent + value) return false;
        line.moveBaseColumn(line.baseIndent + value);
        return true;
      },
    },
    { name: 'FancyMark', style: tags.processingInstruction },
  ],
  parseBlock: [
    {
      name: 'FancyItem',
      before: 'LinkReference',
      parse(cx, line) {
        const size = measureMarker(line);
        if (size === 0) return false;
        const from = cx.lineStart + line.pos;
        cx.startComposite('FancyItem', line.pos, size);
        cx.addElement(cx.elt('FancyMark', from, from + line.text.slice(line.pos, line.pos + size).trimEnd().length));
        line.moveBase(line.pos + size);
        return null;
      },
      endLeaf: (cx, line) => measureMarker(line) > 0 && isInside(cx),
    },
  ],
};
