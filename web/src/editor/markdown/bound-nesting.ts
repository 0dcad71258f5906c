import type { Element, MarkdownConfig, MarkdownParser } from '@lezer/markdown';

/**
 * Blocks in blocks, and marks in marks. Nobody writes as many; whoever walks through the tree does so by calling
 * itself, and a line of five thousand quote marks must not be what that ends at.
 */
const MAX_BLOCKS = 60;
const MAX_MARKS = 60;

/** Takes a line that lies too deep as it is, whatever else it looks like. */
export const boundNesting: MarkdownConfig = {
  parseBlock: [
    {
      name: 'TooDeep',
      before: 'LinkReference',
      parse(cx, line) {
        if (cx.depth <= MAX_BLOCKS) return false;
        cx.addElement(cx.elt('Paragraph', cx.lineStart + line.pos, cx.lineStart + line.text.length));
        cx.nextLine();
        return true;
      },
    },
  ],
};

/** What the library's elements hold, which its types keep to themselves. */
interface Nested {
  readonly children?: readonly Nested[];
}

function isDeeper(elements: readonly Nested[], left: number): boolean {
  return elements.some(({ children = [] }) => children.length > 0 && (left === 0 || isDeeper(children, left - 1)));
}

/** Leaves the marks of a paragraph unread in which they lie too deep in each other. */
export function boundMarks(parser: MarkdownParser): MarkdownParser {
  const parse = parser.parseInline.bind(parser);
  parser.parseInline = (text, offset) => {
    const elements: Element[] = parse(text, offset);
    return isDeeper(elements as unknown as readonly Nested[], MAX_MARKS) ? [] : elements;
  };
  return parser;
}
