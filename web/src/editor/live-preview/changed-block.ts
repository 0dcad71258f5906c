import { syntaxTree } from '@codemirror/language';
import type { ChangeDesc, EditorSelection, EditorState, Range } from '@codemirror/state';
import type { Decoration, DecorationSet } from '@codemirror/view';
import type { SyntaxNode, Tree } from '@lezer/common';
import { fitsField } from './fit-rows.ts';
import { isSameAround, type Part } from './keep-drawn.ts';

export interface ChangedBlock extends Part {
  /** The block itself and where it begins: of all of a long text's tree only this has to be walked through. */
  readonly tree: Tree;
  readonly start: number;
}

/** Of these nothing depends on the blocks beside them, unless those are such as take a paragraph with them. */
const alone = /^(?:Paragraph|ATXHeading\d|BulletList|OrderedList|Blockquote)$/;

/** A table has its caption in the paragraph beside it, a definition its term in the one above. */
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
  // What was not parsed before was not drawn either.
  if (nowTree.length > oldTree.length + by) return null;
  const old = oldTree.topNode.childBefore(first + 1);
  const now = old && nowTree.topNode.childAfter(old.from);
  if (!old || !now?.tree || old.name !== now.name || !alone.test(old.name)) return null;
  if (first < old.from || last > old.to || now.from !== old.from || now.to !== old.to + by) return null;
  if (!isWithin(before.selection, old.from, old.to) || !isWithin(after.selection, now.from, now.to)) return null;
  const next = old.nextSibling;
  const nextNow = now.nextSibling;
  // Two that follow, as it takes two to be sure of a caption.
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
 * What was found for a state: several drawings ask the same in one update. Each state would keep the one before it, and
 * so all that ever were, if it held it fast.
 */
const known = new WeakMap<
  EditorState,
  { readonly before: WeakRef<EditorState>; readonly block: ChangedBlock | null }
>();

/**
 * The lines of the one block that a change was in and the selection with it, if all other blocks are what they were but
 * for their place: then only this one has to be drawn anew. That is so for most keys.
 */
export function findChangedBlock(before: EditorState, after: EditorState, changes: ChangeDesc): ChangedBlock | null {
  const last = known.get(after);
  if (last?.before.deref() === before) return last.block;
  const block = find(before, after, changes);
  known.set(after, { before: new WeakRef(before), block });
  return block;
}

/** What was drawn before a change, with the block that it was in drawn anew. */
export function redrawBlock(
  drawn: DecorationSet,
  changes: ChangeDesc,
  { from, to }: Part,
  add: readonly Range<Decoration>[],
): DecorationSet {
  return drawn.map(changes).update({ filterFrom: from, filterTo: to, filter: () => false, add });
}
