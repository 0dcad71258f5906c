import type { Tree } from '@lezer/common';

/** A top-level block: a paragraph, a whole list, a table with its caption. */
export interface TextBlock {
  readonly from: number;
  /** Without trailing whitespace. */
  readonly to: number;
  readonly name: string;
  /** Unchanged or changed as a whole, since it is not rendered as a sequence of words. */
  readonly isDrawn: boolean;
}

const PROSE =
  /^(?:Paragraph|ATXHeading\d|SetextHeading\d|BulletList|OrderedList|FancyList|Blockquote|Definition|FootnoteDefinition|LineBlock)$/;
const CAPTION = /^(?:[Tt]able)?:[ \t]/;

/** The blocks of a text in order. A table and its caption are one. */
export function listBlocks(text: string, tree: Tree): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (let node = tree.topNode.firstChild; node; node = node.nextSibling) {
    const from = Math.max(text.lastIndexOf('\n', node.from - 1) + 1, blocks.at(-1)?.to ?? 0);
    const to = from + text.slice(from, node.to).trimEnd().length;
    if (to <= from) continue;
    const only = node.name === 'Paragraph' ? node.firstChild : null;
    const isAlone = only !== null && only.from === node.from && /^(?:Image|DisplayMath)$/.test(only.name);
    blocks.push({ from, to, name: node.name, isDrawn: isAlone || !PROSE.test(node.name) });
  }
  return joinCaptions(text, blocks);
}

function joinCaptions(text: string, blocks: readonly TextBlock[]): TextBlock[] {
  const joined: TextBlock[] = [];
  const isCaption = ({ from, to }: TextBlock): boolean => CAPTION.test(text.slice(from, Math.min(to, from + 8)));
  const isTable = (block: TextBlock | undefined): boolean => /^(?:Grid)?Table$/.test(block?.name ?? '');
  let hasCaption = false;
  for (const block of blocks) {
    const before = joined.at(-1);
    if (before && isTable(before) && !hasCaption && isCaption(block)) {
      joined[joined.length - 1] = { ...before, to: block.to };
      hasCaption = true;
    } else if (before && isTable(block) && !isTable(before) && isCaption(before)) {
      joined[joined.length - 1] = { ...block, from: before.from };
      hasCaption = true;
    } else {
      joined.push(block);
      hasCaption = false;
    }
  }
  return joined;
}
