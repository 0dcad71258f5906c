import type { Input, TreeFragment } from '@lezer/common';
import { tags } from '@lezer/highlight';
import type { BlockContext, MarkdownConfig, MarkdownParser } from '@lezer/markdown';

const closing = /^(?:---|\.\.\.)[ \t]*$/m;

/**
 * The text after the first line. The block context does not expose its input, but a block that must have an end needs
 * to look ahead.
 */
function readAhead(cx: BlockContext, from: number): string {
  const { input } = cx as unknown as { readonly input: Input };
  return input.read(from, Math.min(input.length, from + 65_536));
}

/** YAML between `---` and `---` or `...` at the very start of the document. */
export const frontMatter: MarkdownConfig = {
  defineNodes: [
    { name: 'FrontMatter', block: true },
    { name: 'FrontMatterMark', style: tags.processingInstruction },
    { name: 'FrontMatterContent' },
  ],
  parseBlock: [
    {
      name: 'FrontMatter',
      before: 'HorizontalRule',
      parse(cx, line) {
        if (cx.lineStart !== 0 || !/^---[ \t]*$/.test(line.text)) return false;
        const rest = readAhead(cx, line.text.length + 1);
        if (/^[ \t]*(?:\n|$)/.test(rest) || !closing.test(rest)) return false;
        const children = [cx.elt('FrontMatterMark', 0, 3)];
        const from = line.text.length + 1;
        let to = from;
        while (cx.nextLine()) {
          if (closing.test(line.text)) {
            if (to > from) children.push(cx.elt('FrontMatterContent', from, to));
            const end = cx.lineStart + line.text.length;
            children.push(cx.elt('FrontMatterMark', cx.lineStart, end));
            cx.addElement(cx.elt('FrontMatter', 0, end, children));
            cx.nextLine();
            return true;
          }
          to = cx.lineStart + line.text.length;
        }
        cx.addElement(cx.elt('FrontMatter', 0, to, children));
        return true;
      },
    },
  ],
};

function isFrontMatter(input: Input): boolean {
  const [first] = input.read(0, Math.min(input.length, 256)).split('\n', 1);
  if (!/^---[ \t]*$/.test(first!)) return false;
  const from = first!.length + 1;
  for (const size of [4096, 65_536]) {
    const rest = input.read(from, Math.min(input.length, from + size));
    if (/^[ \t]*(?:\n|$)/.test(rest)) return false;
    if (closing.test(rest)) return true;
  }
  return false;
}

/**
 * A line typed or removed much later may decide whether the first lines are front matter; trees parsed before that
 * cannot be reused then.
 */
export function rereadFrontMatter(parser: MarkdownParser): MarkdownParser {
  const create = parser.createParse.bind(parser);
  parser.createParse = (input, fragments, ranges) => create(input, holds(input, fragments) ? fragments : [], ranges);
  return parser;
}

function holds(input: Input, fragments: readonly TreeFragment[]): boolean {
  const start = fragments.find(({ from, offset }) => from === 0 && offset === 0);
  return !start || (start.tree.topNode.firstChild?.name === 'FrontMatter') === isFrontMatter(input);
}
