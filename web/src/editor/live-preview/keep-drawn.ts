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

/** Whether the blocks of a part, and one on either side, are the same nodes as before. */
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

/** Whether nothing has changed that affects how distant text is drawn. */
export function isSameAround(before: EditorState, after: EditorState): boolean {
  return (
    isRevealing(before) === isRevealing(after) &&
    before.field(referencesField, false) === after.field(referencesField, false) &&
    labelsOf(before) === labelsOf(after) &&
    foldedRanges(before).size === foldedRanges(after).size
  );
}

/**
 * Whether these parts are still drawn correctly after a change far away, apart from their position. Ten people typing
 * cause fifty such changes a second: 19 µs each where drawing a view of 6,000 characters takes 219, measured in Node on
 * 22 November 2026. blocks.test.ts compares it with drawing the parts again.
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

/** The parts of a `ViewUpdate` that {@link isSameWindow} uses. */
export interface WindowUpdate extends Pick<
  ViewUpdate,
  'startState' | 'state' | 'changes' | 'docChanged' | 'focusChanged' | 'selectionSet' | 'viewportChanged'
> {
  readonly view: { readonly visibleRanges: readonly Part[] };
}

/** Whether the view shows what it showed before, apart from edits inside it. */
export function isSameWindow(
  { docChanged, focusChanged, changes, view }: WindowUpdate,
  parts: readonly Part[],
): boolean {
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
