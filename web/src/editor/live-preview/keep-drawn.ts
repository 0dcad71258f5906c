import { foldedRanges, syntaxTree } from '@codemirror/language';
import type { ChangeDesc, EditorState } from '@codemirror/state';
import type { ViewUpdate } from '@codemirror/view';
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
  // Whether a paragraph is a caption depends on its neighbours.
  return node?.prevSibling ?? node;
}

/** Whether the blocks of a part, and one on either side, are identical to before. */
function haveSameBlocks(before: Tree, after: Tree, part: Part, by: number): boolean {
  let old = findFirst(before, part.from);
  let now = findFirst(after, part.from + by);
  for (let behind = 0; behind < 2; old = old.nextSibling, now = now.nextSibling) {
    if (!old || !now) return old === now;
    if (!old.tree || old.tree !== now.tree || old.from + by !== now.from) return false;
    if (old.from > part.to) behind++;
  }
  return true;
}

/** Whether nothing changed that affects rendering elsewhere. */
export function isSameAround(before: EditorState, after: EditorState): boolean {
  return (
    isRevealing(before) === isRevealing(after) &&
    before.field(referencesField, false) === after.field(referencesField, false) &&
    labelsOf(before) === labelsOf(after) &&
    foldedRanges(before).size === foldedRanges(after).size
  );
}

/**
 * Whether the decorations of these parts only need moving after a change: somebody is typing far away. With ten people
 * that is fifty times a second.
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

/** Whether the visible range is the same as before, except for what was edited in it. */
export function isSameWindow({ docChanged, focusChanged, changes, view }: ViewUpdate, parts: readonly Part[]): boolean {
  const { visibleRanges } = view;
  return (
    docChanged &&
    !focusChanged &&
    visibleRanges.length === parts.length &&
    parts.every(({ from, to }, index) => {
      const now = visibleRanges[index]!;
      return changes.mapPos(from, 1) === now.from && changes.mapPos(to, -1) === now.to;
    })
  );
}
