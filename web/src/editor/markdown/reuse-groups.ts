import { type PartialParse, Tree, type TreeBuffer } from '@lezer/common';
import type { MarkdownParser } from '@lezer/markdown';

type Child = Tree | TreeBuffer;

/** A block being parsed, including fields that the library's types omit. */
interface Block {
  readonly from: number;
  children: readonly Child[];
  positions: readonly number[];
  toTree(...rest: unknown[]): Tree;
}

interface BlockParse {
  /** The innermost open block; initially the document. */
  readonly block: Block;
  readonly ranges: readonly unknown[];
  lineStart: number;
  /** The reusable parts of an earlier tree. */
  readonly fragments: {
    readonly fragmentEnd: number;
    takeNodes(parse: BlockParse): number;
  } | null;
}

/**
 * Reuses unchanged text in large groups of blocks. The library accepts groups of up to a quarter of what it has read so
 * far. At the start of a text that is nothing, so everything before an edit was reused block by block on every key,
 * grouped again, and walked again in search of code: two thirds of a key's script time in 1 MB. Here groups may be an
 * eighth of what can be reused, and trees are kept balanced by splitting groups that have become too deep.
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
    // This only limits the size of groups while nodes are being taken.
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

/**
 * Each new paragraph may be grouped with the one before it, and so on; after splitting, the library groups them evenly.
 */
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
