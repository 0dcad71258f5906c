import { isLost, type Mark } from '@scriptorium/contract/review/core/state.ts';
import type { ReviewView } from '../collab/document-review.ts';
import type { ShownMark } from './review-field.ts';

/**
 * The marks that open threads have in the text. Resolved, decided and lost ones appear only in the list. While
 * suggesting, one's own suggestions are part of the text and drawn separately.
 */
export function listMarks(
  view: ReviewView,
  pickColor: (person: string) => number,
  isDrawnApart: (suggestion: string) => boolean = () => false,
): ShownMark[] {
  const { state, content } = view;
  const shown: ShownMark[] = [];
  const colors = new Map<string, number>();
  const colorOf = (person: string): number => {
    const color = colors.get(person) ?? pickColor(person);
    colors.set(person, color);
    return color;
  };
  state.marks.forEach((mark, at) => {
    const thread = state.threads.get(mark.thread);
    if (thread?.status !== 'open') return;
    const kind = mark.kind === 'anchor' ? 'comment' : mark.kind;
    if (kind === 'done' || kind === 'gone') return;
    if (kind === 'comment' ? isLost(mark) : kind === 'cut' && mark.from === mark.to) return;
    const { text } = mark;
    // New words come after those they replace, as on the card and in print.
    const after = kind === 'insert' && mark.from === mark.to ? findCutEnd(state.marks, at) : null;
    const [from, to] = after === null ? [mark.from, mark.to] : [after, after];
    const { name = '', word } = content.get(mark.thread) ?? {};
    const isApart = isDrawnApart(mark.thread);
    shown.push({
      thread: mark.thread,
      kind,
      from,
      to,
      text,
      name: word?.name ?? name,
      color: colorOf(word?.name ?? thread.by),
      isApart,
    });
  });
  return shown;
}

/** The end of the words that an insertion replaces; null if it replaces none. Marks are in text order. */
function findCutEnd(marks: readonly Mark[], at: number): number | null {
  const insert = marks[at] as Mark;
  const endOf = (mark: Mark | undefined): number | null =>
    mark?.kind === 'cut' && mark.from < mark.to && mark.thread === insert.thread && mark.hunk === insert.hunk
      ? mark.to
      : null;
  for (const step of [-1, 1])
    for (let i = at + step; marks[i]?.from === insert.from; i += step) {
      const end = endOf(marks[i]);
      if (end !== null) return end;
    }
  return null;
}
