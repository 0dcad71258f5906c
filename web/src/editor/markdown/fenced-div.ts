import { tags } from '@lezer/highlight';
import type { BlockContext, Line, MarkdownConfig } from '@lezer/markdown';

const opening = /^:{3,}[ \t]*(\{[^}\n]*\}|[^\s{:]+)[ \t]*:*[ \t]*$/;
const closing = /^:{3,}[ \t]*$/;

function countOpen(cx: BlockContext): number {
  let open = 0;
  for (let depth = 0; depth < cx.depth; depth++) if (cx.parentType(depth).name === 'FencedDiv') open++;
  return open;
}

function startsFence(line: Line): boolean {
  const text = line.text.slice(line.pos);
  return line.next === 58 && (opening.test(text) || closing.test(text));
}

/**
 * A line without the quote mark still belongs to the quote above: in pandoc only a blank line ends a quoted paragraph.
 */
function isLazy(cx: BlockContext, line: Line): boolean {
  // How many of the enclosing blocks the line continues, which the library's types do not expose.
  const { depth } = line as unknown as { readonly depth: number };
  for (let at = depth; at < cx.depth; at++) if (cx.parentType(at).name === 'Blockquote') return true;
  return false;
}

/** `::: {.class}` … `:::`, nested like in pandoc: a bare fence closes the innermost. */
export const fencedDiv: MarkdownConfig = {
  defineNodes: [
    {
      name: 'FencedDiv',
      block: true,
      composite: (cx, line, value) =>
        !(line.next === 58 && closing.test(line.text.slice(line.pos)) && countOpen(cx) <= value),
    },
    { name: 'FencedDivMark', style: tags.processingInstruction },
    { name: 'FencedDivInfo', style: tags.meta },
    { name: 'FencedDivEnd', block: true, style: tags.processingInstruction },
  ],
  parseBlock: [
    {
      name: 'FencedDiv',
      before: 'LinkReference',
      parse(cx, line) {
        if (line.next !== 58) return false;
        const text = line.text.slice(line.pos);
        const from = cx.lineStart + line.pos;
        if (closing.test(text)) {
          cx.addElement(cx.elt('FencedDivEnd', from, from + text.trimEnd().length));
          cx.nextLine();
          return true;
        }
        const match = opening.exec(text);
        if (!match) return false;
        const info = from + text.indexOf(match[1]!);
        cx.startComposite('FencedDiv', line.pos, countOpen(cx) + 1);
        cx.addElement(cx.elt('FencedDivMark', from, from + /^:+/.exec(text)![0].length));
        cx.addElement(cx.elt('FencedDivInfo', info, info + match[1]!.length));
        line.moveBase(line.text.length);
        return null;
      },
      endLeaf: (cx, line) => startsFence(line) && !isLazy(cx, line),
    },
  ],
};
