import { leavesOf, mapInlines, str, type Element } from './pandoc-tree.ts';

/**
 * Flattens a comment to a single paragraph, as Word stores it. Blocks become lines; whatever only papers can contain
 * (citations, footnotes, images) becomes its source text.
 */
export function flattenComment(blocks: readonly Element[]): Element[] {
  const lines: Element[][] = [];
  const walk = (block: Element): void => {
    if (block.t === 'CodeBlock') {
      const [attributes, code] = block.c as readonly [unknown, string];
      for (const line of code.split('\n')) lines.push([{ t: 'Code', c: [attributes, line] }]);
      return;
    }
    mapInlines(block, (inlines) => {
      lines.push(inlines.flatMap((inline) => flattenInline(inline)));
      return inlines;
    });
  };
  for (const block of leavesOf(blocks)) walk(block);
  return lines.flatMap((line, at) => (at === 0 ? line : [{ t: 'LineBreak' }, ...line]));
}

function flattenInline(inline: Element): readonly Element[] {
  switch (inline.t) {
    case 'Cite':
    case 'Image':
      return (inline.c as readonly Element[][])[1] ?? [];
    case 'Note':
      return [str(' ('), ...flattenComment(inline.c as readonly Element[]), str(')')];
    default:
      return [inline];
  }
}
