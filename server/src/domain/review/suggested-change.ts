import type { Text } from '@codemirror/state';
import type { Mark, ReviewState } from '@scriptorium/contract/review/core/state.ts';

/** One place that a suggestion changes: the words taken out, and those put in. Either may be ''. */
export interface SuggestedChange {
  readonly cut: string;
  readonly insert: string;
}

/** Of one suggestion: nobody reads more of them in an e-mail. */
const MAX_CHANGES = 3;
/** UTF-16 units of either side of a change. */
const MAX_LENGTH = 200;

/**
 * What suggestions (ids of threads) change, or have changed if they were accepted, in the order of the text. Those that
 * no longer exist, or change nothing, are left out.
 */
export function describeSuggested(
  { text, review }: { readonly text: Text; readonly review: ReviewState },
  threads: readonly string[],
): Map<string, SuggestedChange[]> {
  const asked = new Set(threads);
  const marks = review.marks.filter(({ thread, kind }) => kind !== 'anchor' && asked.has(thread));
  const described = new Map<string, SuggestedChange[]>();
  for (const [thread, own] of Map.groupBy(marks, (mark) => mark.thread)) {
    const changes = [...Map.groupBy(own, ({ hunk }) => hunk).values()]
      .map((hunk) => ({
        cut: join(hunk, (mark) => (mark.kind === 'gone' ? mark.text : mark.kind === 'cut' ? slice(text, mark) : '')),
        insert: join(hunk, (mark) => (mark.kind === 'insert' || mark.kind === 'done' ? mark.text : '')),
      }))
      .filter(({ cut, insert }) => cut !== '' || insert !== '');
    if (changes.length > 0) described.set(thread, changes.slice(0, MAX_CHANGES));
  }
  return described;
}

const slice = (text: Text, { from, to }: Mark): string => text.sliceString(from, Math.min(to, from + MAX_LENGTH + 1));

/** On one line, as an e-mail shows it. */
function join(hunk: readonly Mark[], read: (mark: Mark) => string): string {
  const whole = hunk
    .map((mark) => read(mark).slice(0, MAX_LENGTH + 1))
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return whole.length > MAX_LENGTH ? `${whole.slice(0, MAX_LENGTH).toWellFormed()}…` : whole;
}
