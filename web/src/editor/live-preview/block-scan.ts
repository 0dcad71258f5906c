import { syntaxTree } from '@codemirror/language';
import type { EditorState, Transaction } from '@codemirror/state';
import type { SyntaxNode, Tree } from '@lezer/common';
import type { LinkTarget } from '../markdown/link-references.ts';
import { findChangedBlock } from './changed-block.ts';
import { attributesOf, type ImageSource, readImage } from './image-source.ts';
import { readMathEnvironment, stripMathMarks } from './math.ts';
import { referencesField } from './references.ts';

/** An element rendered in place of whole lines. */
export type BlockElement = { readonly from: number; readonly to: number } & (
  | { readonly kind: 'frontMatter'; readonly source: string }
  | {
      readonly kind: 'table';
      readonly source: string;
      /** Position of the table itself in the source, without its caption. */
      readonly table: number;
      readonly tableEnd: number;
      readonly caption: readonly [number, number] | null;
    }
  | { readonly kind: 'figure'; readonly image: ImageSource }
  | { readonly kind: 'math'; readonly tex: string }
);

const captionMark = /^(?:[Tt]able)?:[ \t]*/;

/** A table's caption: an adjacent paragraph starting with `:` or `Table:`. */
function captionRange(state: EditorState, node: SyntaxNode | null): readonly [number, number] | null {
  if (!node || (node.name !== 'Definition' && node.name !== 'Paragraph')) return null;
  const text = state.sliceDoc(node.from, node.to).trimEnd();
  const mark = captionMark.exec(text);
  if (!mark) return null;
  const attributes = /\s*\{[^{}\n]*\}$/.exec(text)?.[0].length ?? 0;
  return [node.from + mark[0].length, node.from + text.length - attributes];
}

function isNear(state: EditorState, first: number, second: number): boolean {
  return state.doc.lineAt(second).number - state.doc.lineAt(first).number <= 2;
}

/** Like pandoc: a caption above not taken by an earlier table, else one below. */
function findCaption(
  state: EditorState,
  table: SyntaxNode,
): { readonly node: SyntaxNode; readonly above: boolean } | null {
  const before = table.prevSibling;
  if (before && isNear(state, before.to, table.from) && captionRange(state, before)) {
    const earlier = before.prevSibling;
    const taken = earlier?.name === 'Table' && isNear(state, earlier.to, before.from);
    if (!taken || findCaption(state, earlier)?.above === true) return { node: before, above: true };
  }
  const after = table.nextSibling;
  return after && isNear(state, table.to, after.from) && captionRange(state, after)
    ? { node: after, above: false }
    : null;
}

function readTableBlock(state: EditorState, node: SyntaxNode): BlockElement {
  const found = findCaption(state, node);
  const caption = found && captionRange(state, found.node);
  const from = found?.above === true ? found.node.from : node.from;
  const to =
    found?.above === false
      ? found.node.from + state.sliceDoc(found.node.from, found.node.to).trimEnd().length
      : node.to;
  return {
    kind: 'table',
    from,
    to,
    source: state.sliceDoc(from, to),
    table: node.from - from,
    tableEnd: node.to - from,
    caption: caption && [caption[0] - from, caption[1] - from],
  };
}

function readParagraph(
  state: EditorState,
  node: SyntaxNode,
  references: ReadonlyMap<string, LinkTarget>,
): BlockElement | null {
  const only = node.firstChild;
  if (!only || only.from !== node.from) return null;
  const slice = (from: number, to: number): string => state.sliceDoc(from, to);
  if (only.name === 'DisplayMath' && only.to === node.to) {
    return { kind: 'math', from: node.from, to: node.to, tex: stripMathMarks(slice(node.from, node.to)) };
  }
  if (only.name !== 'Image' || (attributesOf(only)?.to ?? only.to) !== node.to) return null;
  const source = slice(node.from, node.to);
  const image = source.includes('\n') ? null : readImage(only, slice, references);
  return image && { kind: 'figure', from: node.from, to: node.to, image };
}

function readBlock(
  state: EditorState,
  node: SyntaxNode,
  references: ReadonlyMap<string, LinkTarget>,
): BlockElement | null {
  const line = state.doc.lineAt(node.from);
  // After indentation or a list marker it cannot replace whole lines.
  if (line.from !== node.from || state.doc.lineAt(node.to).to !== node.to) return null;
  if (node.name === 'Paragraph') return readParagraph(state, node, references);
  if (node.name === 'Table') return readTableBlock(state, node);
  if (node.name === 'FrontMatter')
    return { kind: 'frontMatter', from: node.from, to: node.to, source: state.sliceDoc(node.from, node.to) };
  if (node.name !== 'RawTexBlock') return null;
  const tex = readMathEnvironment(state.sliceDoc(node.from, node.to));
  return tex === null ? null : { kind: 'math', from: node.from, to: node.to, tex };
}

function collect(
  state: EditorState,
  node: SyntaxNode,
  references: ReadonlyMap<string, LinkTarget>,
  out: BlockElement[],
): void {
  if (node.name === 'FencedDiv') {
    for (let child = node.firstChild; child; child = child.nextSibling) collect(state, child, references, out);
    return;
  }
  const block = readBlock(state, node, references);
  if (block) {
    if (block.from >= (out.at(-1)?.to ?? -1)) out.push(block);
  } else if (node.name === 'Paragraph') out.push(...readFormulas(state, node));
}

/** Multi-line formulas within a sentence: only a block may replace line breaks. */
function readFormulas(state: EditorState, paragraph: SyntaxNode): BlockElement[] {
  return paragraph.getChildren('DisplayMath').flatMap(({ from, to }): BlockElement[] => {
    const [first, last] = [state.doc.lineAt(from), state.doc.lineAt(to)];
    return first.from === from && last.to === to && first.number < last.number
      ? [{ kind: 'math', from, to, tex: stripMathMarks(state.sliceDoc(from, to)) }]
      : [];
  });
}

/** The blocks among the top-level nodes in a range. */
export function findBlocks(state: EditorState, from: number, to: number): BlockElement[] {
  const references = state.field(referencesField, false) ?? new Map<string, LinkTarget>();
  const out: BlockElement[] = [];
  for (let node = childAfter(syntaxTree(state), from); node && node.from <= to; node = node.nextSibling) {
    collect(state, node, references, out);
  }
  return out;
}

function childAfter(tree: Tree, at: number): SyntaxNode | null {
  const { topNode } = tree;
  return at <= 0 ? topNode.firstChild : topNode.childAfter(at - 1);
}

function move(element: BlockElement, by: number): BlockElement {
  return by === 0 ? element : { ...element, from: element.from + by, to: element.to + by };
}

/** Extends backwards over neighbours whose interpretation may depend on the change (a caption above its table). */
function widenStart(tree: Tree, at: number): number {
  let node = childAfter(tree, at) ?? tree.topNode.lastChild;
  for (let i = 0; i < 3 && node; i++) {
    if (node.prevSibling) node = node.prevSibling;
  }
  return Math.min(at, node?.from ?? 0);
}

export interface Rescan {
  readonly elements: readonly BlockElement[];
  /** The rescanned range. What ends before `from`, and what begins at or after `to`, only moved. */
  readonly from: number;
  readonly to: number;
  readonly found: readonly BlockElement[];
}

/** The blocks if only one block changed that neither is nor was rendered as a whole; null otherwise. */
function moveBlocks(old: readonly BlockElement[], tr: Transaction): Rescan | null {
  const block = tr.docChanged ? findChangedBlock(tr.startState, tr.state, tr.changes) : null;
  if (!block) return null;
  const by = tr.state.doc.length - tr.startState.doc.length;
  const end = block.to - by;
  if (
    old.some(({ from, to }) => from <= end && to >= block.from) ||
    findBlocks(tr.state, block.from, block.to).length > 0
  )
    return null;
  const elements = by === 0 ? old : old.map((element) => (element.from > end ? move(element, by) : element));
  return { elements, from: 0, to: -1, found: [] };
}

/**
 * The blocks after a transaction. Rescans from slightly before the change until the tree is the old one again (a few
 * consecutive nodes of equal name and length); what follows is only moved.
 */
export function rescanBlocks(old: readonly BlockElement[], tr: Transaction): Rescan {
  const moved = moveBlocks(old, tr);
  if (moved) return moved;
  const before = syntaxTree(tr.startState);
  const after = syntaxTree(tr.state);
  let first = tr.docChanged ? tr.state.doc.length : before.length;
  let last = tr.docChanged ? 0 : tr.state.doc.length;
  tr.changes.iterChangedRanges((_fromA, _toA, fromB, toB) => {
    first = Math.min(first, fromB);
    last = Math.max(last, toB);
  });
  // A change may extend the parsed range, which was not scanned yet.
  const { startState } = tr;
  const parsed = tr.changes.mapPos(Math.min(before.length, startState.doc.length), -1);
  if (after.length > parsed) first = Math.min(first, parsed);
  // Link definitions may be anywhere and decide whether brackets are an image.
  if (startState.field(referencesField, false) !== tr.state.field(referencesField, false)) first = 0;
  const near = first === 0 ? 0 : widenStart(after, first);
  // A table and its caption are two nodes: start before both.
  const start = old.find((element) => element.from < near && element.to >= near)?.from ?? near;
  const delta = tr.state.doc.length - tr.startState.doc.length;
  const references = tr.state.field(referencesField, false) ?? new Map<string, LinkTarget>();
  const found: BlockElement[] = [];
  let same = 0;
  let sameFrom = 0;
  let resume = after.length;
  let node = childAfter(after, start);
  const was = before.topNode;
  const isMore = after.length > parsed;
  let skipped = false;
  for (; node; node = node.nextSibling) {
    if (first > 0 && node.from > last && tr.docChanged && !skipped) {
      const other = was.childAfter(node.from - delta);
      same =
        other && other.name === node.name && other.from + delta === node.from && other.to + delta === node.to
          ? same + 1
          : 0;
      if (same === 1) sameFrom = node.from;
      if (same >= 3) {
        // A table may begin with the caption above it, which may be one of these.
        resume = sameFrom;
        if (!isMore) break;
        // Beyond the parsed range nothing was known: it is unchanged only up to there.
        skipped = true;
        const next = childAfter(after, widenStart(after, parsed));
        if (next && next.from > node.from) {
          const behind = found.at(-1)?.to ?? -1;
          const isKept = ({ from }: BlockElement): boolean =>
            from + delta >= resume && from + delta > behind && from + delta < next.from;
          found.push(...old.filter(isKept).map((element) => move(element, delta)));
          node = next;
        }
        resume = after.length;
      }
    }
    collect(tr.state, node, references, found);
  }
  const head = old.filter((element) => element.to < start);
  const tail = old
    .filter((element) => element.from + delta >= resume && element.to + delta <= tr.state.doc.length)
    .map((element) => move(element, delta));
  const behind = head.at(-1)?.to ?? -1;
  const kept = found.filter((element) => element.from > behind);
  const to = Math.max(resume, (found.at(-1)?.to ?? -1) + 1);
  return {
    elements: [...head, ...kept, ...tail.filter((element) => element.from >= to)],
    from: start,
    to,
    found: kept,
  };
}
