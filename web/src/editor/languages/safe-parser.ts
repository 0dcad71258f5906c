import { Language, LanguageSupport } from '@codemirror/language';
import { type Input, NodeProp, NodeType, Parser, type PartialParse, Tree, type TreeFragment } from '@lezer/common';

/** Nobody nests deeper, and tree walks are recursive. */
const DEEPEST = 300;

/** Marks the tree of a text that could not be parsed. */
export const unreadable = new NodeProp<boolean>();

const plain = NodeType.define({ id: 0, name: 'Unreadable', top: true });

function buildPlain(length: number): Tree {
  return new Tree(plain, [], [], length, [[unreadable, true]]);
}

/** Cached depths: trees of an earlier parse are reused. */
const depths = new WeakMap<Tree, number>();

/** Infinite if greater than `left`, which ends the search. */
function measureDepth(tree: Tree, left: number): number {
  const known = depths.get(tree);
  if (known !== undefined) return known <= left ? known : Number.POSITIVE_INFINITY;
  let depth = 1;
  for (const child of tree.children) {
    if (!(child instanceof Tree)) continue;
    depth = left <= 1 ? Number.POSITIVE_INFINITY : Math.max(depth, 1 + measureDepth(child, left - 1));
    if (depth === Number.POSITIVE_INFINITY) return depth;
  }
  depths.set(tree, depth);
  return depth;
}

class SafeParse implements PartialParse {
  private readonly inner: PartialParse | null;
  private readonly from: number;
  private readonly end: number;
  private readonly isBounded: boolean;
  private failed = false;
  stoppedAt: number | null = null;

  constructor(start: () => PartialParse, from: number, end: number, isBounded: boolean) {
    this.from = from;
    this.end = end;
    this.isBounded = isBounded;
    this.inner = this.attempt(start);
  }

  private attempt<T>(run: () => T): T | null {
    try {
      return run();
    } catch (error) {
      this.failed = true;
      console.warn('A text could not be read and is shown as it is', error);
      return null;
    }
  }

  advance(): Tree | null {
    const tree = this.failed ? null : this.attempt(() => this.inner?.advance() ?? null);
    if (!this.failed && tree === null) return null;
    this.stoppedAt = this.failed ? null : (this.inner?.stoppedAt ?? null);
    return tree === null || (!this.isBounded && measureDepth(tree, DEEPEST) === Number.POSITIVE_INFINITY)
      ? buildPlain(this.end - this.from)
      : tree;
  }

  get parsedPos(): number {
    return this.failed ? this.end : (this.inner?.parsedPos ?? this.end);
  }

  stopAt(pos: number): void {
    this.stoppedAt = pos;
    if (!this.failed) this.attempt(() => this.inner?.stopAt(pos));
  }
}

class SafeParser extends Parser {
  private readonly inner: Parser;
  private readonly isBounded: boolean;

  constructor(inner: Parser, isBounded: boolean) {
    super();
    this.inner = inner;
    this.isBounded = isBounded;
  }

  createParse(
    input: Input,
    fragments: readonly TreeFragment[],
    ranges: readonly { from: number; to: number }[],
  ): PartialParse {
    const [first] = ranges;
    const start = (): PartialParse => this.inner.startParse(input, fragments, ranges);
    return new SafeParse(start, first?.from ?? 0, ranges.at(-1)?.to ?? input.length, this.isBounded);
  }
}

/**
 * Wraps a parser: a text on which it fails, or whose tree is too deep to walk, gets an empty tree. A parser that limits
 * nesting itself is not measured: in a 1 MB text, checking each block took a tenth of every key.
 */
export function makeSafe(parser: Parser, { isBounded = false } = {}): Parser {
  return new SafeParser(parser, isBounded);
}

/** The same for a whole language. */
export function makeLanguageSafe({ language, support }: LanguageSupport): LanguageSupport {
  return new LanguageSupport(new Language(language.data, makeSafe(language.parser), [], language.name), support);
}
