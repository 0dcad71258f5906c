import type { ReviewState } from '@scriptorium/contract/review/core/state.ts';
import type { HunkChange, ReviewEffect, WordOrigin } from '@scriptorium/contract/review/effects.ts';
import { REVIEW_LIMITS } from '@scriptorium/contract/review/limits.ts';
import type { ThreadContent } from '@scriptorium/contract/review/messages.ts';
import type { ReturnedSuggestion, WordReturnPlan } from './plan-return.ts';
import { readAuthorName } from './author-name.ts';
import type { WordAuthor, WordComment } from './word-document.ts';

/** A review operation, with its author in Word. */
export type WordEffect = ReviewEffect & { readonly word: WordOrigin };

/** A plan with the operations that carry it out, on the plan's version. */
export interface WrittenReturn extends WordReturnPlan {
  readonly effects: readonly WordEffect[];
  readonly added: { readonly suggestions: number; readonly comments: number };
}

/** Maximum number of separate suggestions; with more, each person's become one suggestion with many hunks. */
const ONE_BY_ONE = 1000;

/** Suggestions and comments from Word as operations on the plan's text, except those known already. */
export function writeReview(
  plan: Pick<WordReturnPlan, 'suggestions' | 'threads'>,
  facts: {
    readonly state: ReviewState | undefined;
    readonly contents: readonly ThreadContent[];
    /** Open suggestions by their content. */
    readonly said: ReadonlyMap<string, string>;
    readonly newId: () => string;
  },
): { effects: WordEffect[]; suggestions: number; comments: number } {
  const fresh = plan.suggestions.filter(({ hunks }) => !hunks.every((hunk) => facts.said.has(keyOf(hunk))));
  const suggestions = joinSuggestions(fresh).map(({ author, hunks }): WordEffect => ({
    type: 'suggest',
    suggestion: facts.newId(),
    hunks: hunks.map((hunk, number): HunkChange => ({
      id: `h${number}`,
      at: hunk.from,
      cuts: hunk.to > hunk.from ? [[hunk.from, hunk.to]] : [],
      splice: hunk.insert === '' ? null : { before: 0, at: 0, cut: 0, text: hunk.insert },
    })),
    drop: [],
    word: originOf(author),
  }));
  const threads = writeThreads(plan.threads, facts);
  return {
    effects: [...suggestions, ...threads],
    suggestions: fresh.length,
    comments: threads.filter(({ type }) => type === 'thread' || type === 'reply').length,
  };
}

const keyOf = ({ from, to, insert }: { from: number; to: number; insert: string }): string => `${from} ${to} ${insert}`;

export function originOf(author: WordAuthor | null): WordOrigin {
  return { name: author?.name ? author.name.slice(0, 200).toWellFormed() : null, at: author?.at ?? null };
}

function joinSuggestions(all: readonly ReturnedSuggestion[]): ReturnedSuggestion[] {
  if (all.length <= ONE_BY_ONE) return [...all];
  const joined: ReturnedSuggestion[] = [];
  for (const some of Map.groupBy(all, ({ author }) => author?.name ?? '').values()) {
    const hunks = some.flatMap((one) => one.hunks);
    for (let at = 0; at < hunks.length; at += REVIEW_LIMITS.hunksOfOperation)
      joined.push({ author: some[0]?.author ?? null, hunks: hunks.slice(at, at + REVIEW_LIMITS.hunksOfOperation) });
  }
  return joined;
}

/** Identifies comments by author, time and words, since the file also contains those that the export wrote. */
function signOf(name: string | null, at: number | null, text: string): string {
  const words = text.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return `${readAuthorName(name ?? '')} ${at === null ? '' : Math.floor(at / 1000)} ${words}`;
}

function writeThreads(
  threads: WordReturnPlan['threads'],
  {
    contents,
    state,
    newId,
  }: { contents: readonly ThreadContent[]; state: ReviewState | undefined; newId: () => string },
): WordEffect[] {
  const known = new Map<string, string>();
  for (const { id, messages } of contents)
    for (const { name, time, body, word } of messages)
      if (body !== null) known.set(signOf(word ? word.name : name, word ? word.at : time, body), id);
  const effects: WordEffect[] = [];
  for (const { anchor, text, quote, isResolved, comments } of threads) {
    const [first, ...replies] = comments.slice(0, REVIEW_LIMITS.messagesPerThread);
    if (first === undefined) continue;
    const isKnown = (comment: WordComment): string | undefined =>
      known.get(signOf(comment.author.name, comment.author.at, comment.text));
    const old = comments.map((comment) => isKnown(comment)).find((id) => id !== undefined);
    const thread = old ?? newId();
    // Messages with the same time are ordered by id.
    const ids = [first, ...replies].map(() => newId()).toSorted();
    if (old !== undefined && state?.threads.get(old)?.status === 'deleted') continue;
    if (old === undefined) {
      // Without a position, a comment quotes what it is about.
      const body = anchor === null && quote !== '' ? `> ${quote}\n\n${first.text}` : first.text;
      const place = anchor && { ...anchor, text };
      effects.push({ type: 'thread', id: thread, anchor: place, message: ids[0] ?? '', ...say(body, first) });
    } else if (isKnown(first) === undefined)
      effects.push({ type: 'reply', thread, message: ids[0] ?? '', ...say(first.text, first) });
    for (const [at, reply] of replies.entries())
      if (isKnown(reply) === undefined)
        effects.push({ type: 'reply', thread, message: ids[at + 1] ?? '', ...say(reply.text, reply) });
    if (isResolved && old === undefined) effects.push({ type: 'resolve', thread, word: originOf(null) });
  }
  return effects;
}

function say(text: string, { author }: WordComment): { body: string; mentions: string[]; word: WordOrigin } {
  const cut = text.slice(0, REVIEW_LIMITS.messageLength);
  return { body: cut.isWellFormed() ? cut : cut.slice(0, -1), mentions: [], word: originOf(author) };
}
