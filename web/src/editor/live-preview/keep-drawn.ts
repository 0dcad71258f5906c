import { foldedRanges, syntaxTree } from '@codemirror/language';
import type { ChangeDesc, EditorState } from '@codemirror/state';
import type { SyntaxNode, Tree } from '@lezer/common';
import { referencesField } from './references.ts';
import { labelsOf } from './labels.ts';
import { isRevealing } from './reveal.ts';

export interface Part {
  readonly from: number;
  readonly to: number;
}

function findFirst(tree: Tree, at: number): SyntaxNode | null {
  const node = at <= 0 ? tree.topNode.firstChild : tree.topNode.childAfter(at - 1);
  // Whether something is a caption depends on its neighbours.
  return node?.prevSibling ?? node;
}

/** Whether the blocks of a part, one before it and some behind it, are the very ones that they were. */
function haveSameBlocks(before: Tree, after: Tree, part: Part, by: number, more = 2): boolean {
  let old = findFirst(before, part.from);
  let now = findFirst(after, part.from + by);
  for (let behind = 0; behind < more; old = old.nextSibling, now = now.nextSibling) {
    if (!old || !now) return old === now;
    if (!old.tree || old.tree !== now.tree || old.from + by !== now.from) return false;
    if (old.from > part.to) behind++;
  }
  return true;
}

/** Whether nothing has changed that decides how something far away is drawn. */
function isSameAround(before: EditorState, after: EditorState): boolean {
  return (
    isRevealing(before) === isRevealing(after) &&
    before.field(referencesField, false) === after.field(referencesField, false) &&
    labelsOf(before) === labelsOf(after) &&
    foldedRanges(before).size === foldedRanges(after).size
  );
}

/**
 * Whether what is drawn of these parts is right after a change, but for its place: somebody writes far away. Ten people
 * do that fifty times a second.
 */
export function staysDrawn(
  before: EditorState,
  after: EditorState,
  changes: ChangeDesc,
  parts: readonly Part[],
): boolean {
  return (
    isSameAround(before, after) &&
    parts.every(
      (part) =>
        changes.touchesRange(Math.max(0, part.from - 1), part.to + 1) === false &&
        haveSameBlocks(syntaxTree(before), syntaxTree(after), part, changes.mapPos(part.from, 1) - part.from),
    )
  );
}

/** The blocks that a range of the text touches, with so many more on both sides. */
function widen(state: EditorState, from: number, to: number, more: number): Part {
  const { topNode } = syntaxTree(state);
  let first = topNode.childAfter(from - 1);
  let last = topNode.childBefore(to + 1);
  for (let i = 0; i < more; i++) {
    first = first?.prevSibling ?? first;
    last = last?.nextSibling ?? last;
  }
  return {
    from: state.doc.lineAt(Math.min(from, first?.from ?? from)).from,
    to: state.doc.lineAt(Math.max(to, last?.to ?? to)).to,
  };
}

/**
 * The lines that have to be drawn anew after a change: those that were changed and those that a selection came to or
 * left, with the blocks beside them; and the lines that have a say in how those are drawn. Null if it cannot be told.
 */
export function findRedrawn(
  before: EditorState,
  after: EditorState,
  changes: ChangeDesc,
  part: Part,
): { readonly lines: Part; readonly read: Part } | null {
  if (!isSameAround(before, after)) return null;
  let from = after.doc.length;
  let to = 0;
  const touch = (start: number, end: number): void => {
    from = Math.min(from, start);
    to = Math.max(to, end);
  };
  changes.iterChangedRanges((_fromA, _toA, fromB, toB) => touch(fromB, toB));
  for (const range of before.selection.ranges) touch(changes.mapPos(range.from, -1), changes.mapPos(range.to, 1));
  for (const range of after.selection.ranges) touch(range.from, range.to);
  const lines = widen(after, from, to, 1);
  const found = { lines, read: widen(after, from, to, 2) };
  const now = { from: changes.mapPos(part.from, -1), to: changes.mapPos(part.to, 1) };
  const [was, is] = [syntaxTree(before), syntaxTree(after)];
  if (was === is) return found;
  const by = after.doc.length - before.doc.length;
  return (lines.from <= now.from || haveSameBlocks(was, is, { from: part.from, to: lines.from - 1 }, 0, 1)) &&
    (lines.to >= now.to || haveSameBlocks(was, is, { from: lines.to + 1 - by, to: part.to }, by))
    ? found
    : null;
}
