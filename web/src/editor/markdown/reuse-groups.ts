import { type PartialParse, Tree, type TreeBuffer } from '@lezer/common';
import type { MarkdownParser } from '@lezer/markdown';

type Child = Tree | TreeBuffer;

/** A block being read, as far as the library's types do not say so. */
interface Block {
  readonly from: number;
  children: readonly Child[];
  positions: readonly number[];
  toTree(...rest: unknown[]): Tree;
}

interface BlockParse {
  /** The innermost block at hand; first the document. */
  readonly block: Block;
  readonly ranges: readonly unknown[];
  lineStart: number;
  /** What an earlier tree offers. */
  readonly fragments: {
    readonly fragmentEnd: number;
    takeNodes(parse: BlockParse): number;
  } | null;
}

/**
 * Takes unchanged text over in large groups of blocks. The library takes groups of up to a quarter of what it has read so
 * far. At the start of a text that is nothing, so everything before the edit was taken over block by block on every key,
 * grouped again, and walked again in search of code: two thirds of a key's script in 1 MB. Groups may be an eighth of what
 * can be taken over, and trees are kept even by taking apart groups that have become too deep.
 */
export function reuseGroups(parser: MarkdownParser): MarkdownParser {
  return parser.configure({ wrap: (parse) => takeGroups(parse) });
}

function takeGroups(parse: PartialParse): PartialParse {
  const { fragments, block: document } = parse as unknown as BlockParse;
  if (typeof document?.toTree !== 'function') throw new Error('The Markdown parser builds its trees differently');
  if (fragments === null) return parse;
  if (typeof fragments?.takeNodes !== 'function') throw new Error('The Markdown parser reuses its trees differently');
  const take = fragments.takeNodes.bind(fragments);
  fragments.takeNodes = (blocks) => {
    if (blocks.block !== document || blocks.ranges.length > 1) return take(blocks);
    const { lineStart } = blocks;
    // Only says how large a group may be, as long as nodes are taken.
    blocks.lineStart = Math.max(lineStart, document.from + (fragments.fragmentEnd - document.from) / 2);
    try {
      return take(blocks);
    } finally {
      blocks.lineStart = lineStart;
    }
  };
  const toTree = document.toTree.bind(document);
  document.toTree = (...rest) => {
    takeApart(document);
    return toTree(...rest);
  };
  return parse;
}

interface Measure {
  readonly blocks: number;
  readonly depth: number;
}

const ONE: Measure = { blocks: 1, depth: 0 };
const measured = new WeakMap<Tree, Measure>();

function measure(child: Child): Measure {
  if (!(child instanceof Tree) || !child.type.isAnonymous) return ONE;
  let known = measured.get(child);
  if (known === undefined) {
    let [blocks, depth] = [0, 0];
    for (const one of child.children) {
      const inner = measure(one);
      blocks += inner.blocks;
      depth = Math.max(depth, inner.depth);
    }
    known = { blocks, depth: depth + 1 };
    measured.set(child, known);
  }
  return known;
}

/** Each new paragraph may be put into a group with the one before it, and so on; the library then groups them evenly. */
function takeApart(document: Block): void {
  if (document.children.every(isEven)) return;
  const children: Child[] = [];
  const positions: number[] = [];
  const add = (child: Child, at: number): void => {
    if (!(child instanceof Tree) || isEven(child)) {
      children.push(child);
      positions.push(at);
    } else child.children.forEach((one, i) => add(one, at + (child.positions[i] ?? 0)));
  };
  document.children.forEach((child, i) => add(child, document.positions[i] ?? 0));
  Object.assign(document, { children, positions });
}

function isEven(child: Child): boolean {
  const { blocks, depth } = measure(child);
  return depth <= 3 + Math.log2(blocks);
}
