import { isLost, type Mark } from '@scriptorium/contract/review/core/state.ts';
import type { ReviewView } from '../collab/document-review.ts';
import type { ShownMark } from './review-field.ts';

/**
 * What the text shows of open threads. What is resolved or decided, and what has lost its place, is in the list
 * only. One's own suggestions are drawn apart while one suggests: they are in the text.
 */
export function listMarks(
  view: ReviewView,
  pickColor: (userId: string) => number,
  isDrawnApart: (suggestion: string) => boolean = () => false,
): ShownMark[] {
  const { state, content } = view;
  const shown: ShownMark[] = [];
  const cutEnds = new Map(state.marks.filter(isCut).map((mark) => [placeOf(mark), mark.to]));
  for (const mark of state.marks) {
    const thread = state.threads.get(mark.thread);
    if (thread?.status !== 'open') continue;
    // The new words stand after those they replace, as on the card and in print.
    const after = mark.kind === 'insert' && mark.from === mark.to ? cutEnds.get(placeOf(mark)) : undefined;
    const { from, to, text } = after === undefined ? mark : { ...mark, from: after, to: after };
    const kind = mark.kind === 'anchor' ? 'comment' : mark.kind;
    if (kind === 'done' || kind === 'gone') continue;
    if (kind === 'comment' ? isLost(mark) : kind === 'cut' && from === to) continue;
    const name = content.get(mark.thread)?.name ?? '';
    const isApart = isDrawnApart(mark.thread);
    shown.push({ thread: mark.thread, kind, from, to, text, name, color: pickColor(thread.by), isApart });
  }
  return shown;
}

function isCut({ kind, from, to }: Mark): boolean {
  return kind === 'cut' && from < to;
}

function placeOf({ thread, hunk, from }: Mark): string {
  return `${thread} ${hunk} ${from}`;
}
