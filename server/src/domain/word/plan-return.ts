import type { ChangeSet } from '@codemirror/state';
import { REVIEW_LIMITS } from '@scriptorium/contract/review/limits.ts';
import type { ShownWordReturn } from '@scriptorium/contract/operations/workspace-word.ts';
import { mergeWords, narrowProposal, type Proposal } from '../texts/merge-words.ts';
import type { BroughtBack, BroughtThread } from './bring-back.ts';
import type { UnplacedChange } from './placing.ts';
import { showReturn } from './show-return.ts';
import type { WordAuthor } from './word-document.ts';

/** One suggestion; positions in the current text. */
export interface ReturnedSuggestion {
  readonly author: WordAuthor | null;
  readonly hunks: readonly { readonly from: number; readonly to: number; readonly insert: string }[];
}

/** What a file from Word would add to a document, computed before the transaction. Plain data. */
export interface WordReturnPlan {
  readonly epoch: string;
  /** Version of the text that all positions refer to. */
  readonly version: number;
  readonly length: number;
  /** The version it was compared with; `isCertain` if the file itself named it. */
  readonly base: { readonly version: number; readonly at: number | null; readonly isCertain: boolean };
  readonly suggestions: readonly ReturnedSuggestion[];
  /** Changes that the text already contains. */
  readonly same: number;
  readonly threads: readonly (BroughtThread & { readonly text: string })[];
  /** The first of the additions. */
  readonly shown: readonly ShownWordReturn[];
  readonly unplaced: readonly UnplacedChange[];
  readonly formulas: number;
  readonly decided: number;
}

/** Maximum number of separate authors; beyond it, changes come "from the file". */
const PEOPLE = 40;
/** Maximum number of additions described. */
const SHOWN = 200;
/** Maximum length of a commented passage in UTF-16 units. */
const ANCHOR = 10_000;

/** Applies changes made to an old version to the current text, even if others have written in the meantime. */
export function followText(
  brought: BroughtBack,
  texts: { readonly base: string; readonly now: string; readonly changes: ChangeSet },
): Pick<WordReturnPlan, 'suggestions' | 'same' | 'threads' | 'shown'> {
  const { base, now, changes } = texts;
  const names = [...new Set(brought.changes.map(({ author }) => author?.name ?? ''))];
  const isTold = new Set(names.slice(0, PEOPLE));
  const byPerson = Map.groupBy(brought.changes, ({ author }) => {
    const name = author?.name ?? '';
    return isTold.has(name) ? name : '';
  });
  let same = 0;
  const suggestions: ReturnedSuggestion[] = [];
  for (const [, some] of byPerson) {
    // Each piece keeps track of its change. A piece that collided with others' changes becomes a separate suggestion.
    const proposals = some
      .flatMap(({ pieces, author }, change) => pieces.map((piece): Tagged => ({ ...piece, change, author })))
      .toSorted((a, b) => a.from - b.from || a.to - b.to);
    const merged: Tagged[] = mergeWords(base, now, changes, proposals).map((one) => ({
      change: -1,
      author: some[0]?.author ?? null,
      ...one,
    }));
    same += merged.filter(({ is }) => is === 'same').length;
    const open = merged.filter(({ is }) => is !== 'same');
    for (const [change, group] of Map.groupBy(open, (one) => one.change)) {
      const hunks = group.map((one) => (one.is === 'held' ? { ...one, ...narrowProposal(now, one) } : one));
      const real = hunks.filter(({ from, to, insert }) => now.slice(from, to) !== insert);
      const parts = change < 0 ? real.map((one) => [one]) : real.length > 0 ? [real] : [];
      for (const part of parts)
        suggestions.push({
          author: part[0]?.author ?? null,
          hunks: part.map(({ from, to, insert }) => ({ from, to, insert })),
        });
    }
  }
  const found = {
    suggestions: suggestions.toSorted((a, b) => (a.hunks[0]?.from ?? 0) - (b.hunks[0]?.from ?? 0)),
    threads: brought.threads.map((thread) => followThread(thread, now, changes)),
  };
  return { ...found, same, shown: showReturn(now, found, SHOWN) };
}

/** Whether it cannot fit, even if all that this person has open is among it. The writer need not try. */
export function isTooMuch({ suggestions }: Pick<WordReturnPlan, 'suggestions'>): boolean {
  let hunks = 0;
  for (const one of suggestions) hunks += one.hunks.length;
  return hunks > 2 * REVIEW_LIMITS.hunksOfOne;
}

export const TOO_MANY =
  'This document cannot hold that many more suggestions and comments. Deal with some of the open ones first. Nothing was added.';

interface Tagged extends Proposal {
  readonly change: number;
  readonly author: WordAuthor | null;
}

function followThread(thread: BroughtThread, now: string, changes: ChangeSet): BroughtThread & { text: string } {
  if (thread.anchor === null) return { ...thread, text: '' };
  const from = changes.mapPos(thread.anchor.from, 1);
  const to = Math.min(Math.max(from, changes.mapPos(thread.anchor.to, -1)), from + ANCHOR);
  const end = to > from && !now.slice(from, to).isWellFormed() ? to - 1 : to;
  return { ...thread, anchor: { from, to: end }, text: now.slice(from, end) };
}
