import { hashText } from '../../live/limits.ts';
import type { ReviewState } from './state.ts';

/**
 * Hash of all positions and statuses (see `hashText`), which server and clients compare from time to time, as they do
 * for the text.
 */
export function hashReview(state: ReviewState): string {
  const threads = [...state.threads].toSorted(([a], [b]) => (a < b ? -1 : 1));
  function* read(): Generator<string> {
    for (const { thread, hunk, kind, from, to, text, lost } of state.marks) {
      yield `${thread} ${hunk} ${kind} ${from} ${to} ${text.length}\n`;
      for (const piece of lost) yield `${piece.at} ${piece.side} ${piece.turn} ${piece.text}\n`;
    }
    for (const [id, { status, messages }] of threads) yield `${id} ${status} ${messages.length}\n`;
  }
  return hashText(read());
}
