import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { AnchorJson } from '@scriptorium/contract/review/effects.ts';
import { REVIEW_LIMITS } from '@scriptorium/contract/review/limits.ts';

/** Constructs that a comment covers as a whole when nothing is selected. */
const WHOLE = /^(?:Image|InlineMath|DisplayMath|RawTexBlock|TableCell|FencedCode)$/;

/** The passage for a new comment: the selection without surrounding spaces, or a point. */
export function readPassage(state: EditorState, from: number, to: number): AnchorJson {
  let text = state.sliceDoc(from, Math.min(to, from + REVIEW_LIMITS.anchorLength));
  const lead = text.trim() === '' ? 0 : text.length - text.trimStart().length;
  text = text.trim() === '' ? '' : text.trim();
  // Cut off half of a surrogate pair.
  if (!text.isWellFormed()) text = text.slice(0, -1);
  return { from: from + lead, to: from + lead + text.length, text };
}

/** The figure, formula, table cell or code block at a position; null in plain text. */
export function findWhole(state: EditorState, at: number): { from: number; to: number } | null {
  for (const side of [1, -1] as const) {
    for (let node = syntaxTree(state).resolveInner(at, side); node.parent; node = node.parent)
      if (WHOLE.test(node.name)) return { from: node.from, to: node.to };
  }
  return null;
}
