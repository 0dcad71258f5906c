import { matchMarks } from '@scriptorium/contract/review/core/map-state.ts';
import type { Mark, ReviewState } from '@scriptorium/contract/review/core/state.ts';

/** Whether a review differs from another only by text written between its marks: nothing on a card changes. */
export function isOnlyMoved(before: ReviewState | null, after: ReviewState | null): boolean {
  if (before === after) return true;
  if (before === null || after === null || before.threads !== after.threads) return false;
  return matchMarks(before, after, isSameText);
}

/** Whether two marks of a thread cover the same text: any change to the text under a mark changes what it has lost. */
export function isSameText(a: Mark, b: Mark): boolean {
  return (
    a === b ||
    (a.thread === b.thread &&
      a.kind === b.kind &&
      a.hunk === b.hunk &&
      a.text === b.text &&
      a.lost === b.lost &&
      a.to - a.from === b.to - b.from)
  );
}
