import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { AnchorJson } from '@scriptorium/contract/review/effects.ts';
import { REVIEW_LIMITS } from '@scriptorium/contract/review/limits.ts';

/** Constructs that are commented on as a whole when nothing is selected. */
const WHOLE = /^(?:Image|InlineMath|DisplayMath|RawTexBlock|TableCell|FencedCode)$/;

/** The passage that a comment is to be about: what is selected, or a point. Spaces at the ends are left out. */
export function readPassage(state: EditorState, from: number, to: number): AnchorJson {
  let text = state.sliceDoc(from, Math.min(to, from + REVIEW_LIMITS.anchorLength));
  const lead = text.trim() === '' ? 0 : text.length - text.trimStart().length;
  text = text.trim() === '' ? '' : text.trim();
  // Half of a character outside the basic plane is none.
  if (!text.isWellFormed()) text = text.slice(0, -1);
  return { from: from + lead, to: from + lead + text.length, text };
}

/** The picture, formula, table cell or code at a place; null in plain text. */
export function findWhole(state: EditorState, at: number): { from: number; to: number } | null {
  for (const side of [1, -1] as const) {
    for (let node = syntaxTree(state).resolveInner(at, side); node.parent; node = node.parent)
      if (WHOLE.test(node.name)) return { from: node.from, to: node.to };
  }
  return null;
}
