import { replaceMentions } from '@scriptorium/contract/review/mentions.ts';
import { isLost, type Mark, type ReviewState, type Thread } from '@scriptorium/contract/review/core/state.ts';
import type { MessageJson, ThreadContent } from '@scriptorium/contract/review/messages.ts';
import type { Review, ReviewChange, ReviewComment, ReviewThread } from './review.ts';

/**
 * A document's review for an export: open and resolved comments, and open suggestions with their replies. Positions
 * refer to the text at the version of `state`.
 */
export function reviewOfDocument(state: ReviewState, contents: readonly ThreadContent[]): Review {
  const marksOf = Map.groupBy(state.marks, ({ thread }) => thread);
  const threads: ReviewThread[] = [];
  const changes: ReviewChange[] = [];
  for (const content of contents) {
    const thread = state.threads.get(content.id);
    if (thread === undefined || !isShown(thread)) continue;
    const marks = marksOf.get(content.id) ?? [];
    if (thread.kind === 'suggestion') changes.push(...changesOf(marks, content));
    const comments = content.messages.flatMap((message) => commentOf(message));
    if (comments.length > 0)
      threads.push({ ...placeOf(marks, content), isResolved: thread.status === 'resolved', comments });
  }
  return { threads, changes };
}

function isShown({ kind, status }: Thread): boolean {
  return status === 'open' || (kind === 'comment' && status === 'resolved');
}

/** A thread on the whole document, or whose text was deleted, becomes a point that quotes its former text. */
function placeOf(marks: readonly Mark[], content: ThreadContent): Pick<ReviewThread, 'from' | 'to' | 'quote'> {
  const present = marks.filter((mark) => !isLost(mark));
  const [first = marks[0]] = present;
  if (first === undefined) return { from: 0, to: 0 };
  if (present.length === 0) return { from: first.from, to: first.from, quote: content.quote };
  return { from: Math.min(...present.map(({ from }) => from)), to: Math.max(...present.map(({ to }) => to)) };
}

/** A deletion and an insertion at the same place are one replacement. */
function changesOf(marks: readonly Mark[], { name, time }: ThreadContent): ReviewChange[] {
  const by = { author: name, at: time };
  const inserts = new Map(
    marks
      .filter(({ kind, text }) => kind === 'insert' && text !== '')
      .map((mark) => [`${mark.hunk}:${mark.from}`, mark]),
  );
  const changes: ReviewChange[] = [];
  for (const cut of marks) {
    if (cut.kind !== 'cut' || cut.from === cut.to) continue;
    const key = `${cut.hunk}:${cut.from}`;
    changes.push({ from: cut.from, to: cut.to, insert: inserts.get(key)?.text ?? '', ...by });
    inserts.delete(key);
  }
  for (const { from, text } of inserts.values()) changes.push({ from, to: from, insert: text, ...by });
  return changes;
}

function commentOf({ name, time, body }: MessageJson): ReviewComment[] {
  return body === null
    ? []
    : [{ author: name, at: time, body: replaceMentions(body, (_, mentioned) => escapeMention(mentioned)) }];
}

/** Escaped to plain words: pandoc reads a bare "@" as a citation. */
function escapeMention(name: string): string {
  return `\\@${name.replaceAll(/[!-/:-@[-`{-~]/gu, '\\$&')}`;
}
