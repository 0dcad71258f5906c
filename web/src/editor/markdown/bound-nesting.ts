import type { Element, MarkdownConfig, MarkdownParser } from '@lezer/markdown';

/**
 * Maximum nesting of blocks, and of inline marks. Nobody nests as deep; tree walks are recursive, and a line of five
 * thousand quote marks must not overflow the stack.
 */
const MAX_BLOCKS = 60;
const MAX_MARKS = 60;

/** Treats a line nested too deep as plain text, whatever it looks like. */
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

/** Fields of the library's elements that its types do not expose. */
interface Nested {
  readonly children?: readonly Nested[];
}

function isDeeper(elements: readonly Nested[], left: number): boolean {
  return elements.some(({ children = [] }) => children.length > 0 && (left === 0 || isDeeper(children, left - 1)));
}

/** Leaves inline marks nested too deep in a paragraph unparsed. */
export function boundMarks(parser: MarkdownParser): MarkdownParser {
  const parse = parser.parseInline.bind(parser);
  parser.parseInline = (text, offset) => {
    const elements: Element[] = parse(text, offset);
    return isDeeper(elements as unknown as readonly Nested[], MAX_MARKS) ? [] : elements;
  };
  return parser;
}
