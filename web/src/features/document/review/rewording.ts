import { ChangeSet, Text } from '@codemirror/state';
import { compareHunks, type OwnHunk } from '@scriptorium/contract/review/core/project.ts';
import { rebaseEffect } from '@scriptorium/contract/review/core/rebase.ts';
import type { DecideEffect, SuggestEffect } from '@scriptorium/contract/review/effects.ts';
import { findChanges } from '../../../editor/collab/core/merge.ts';
import { diffWords } from '../../../lib/word-diff.ts';

interface Replaced {
  readonly at: number;
  readonly cut: number;
  readonly insert: string;
}

interface Passage {
  readonly from: number;
  readonly text: string;
}

/** With more changes than this, the whole passage counts as rewritten. */
const MAX_CHANGES = 100;
const SPACES = /^[^\S\n]{1,10}$/u;

/** The changes from one wording to another, in whole words; changed words separated only by a space are combined. */
export function findRewording(before: string, after: string): Replaced[] {
  const found: { at: number; cut: number; insert: string }[] = [];
  let at = 0;
  /** Unchanged text since the last change. */
  let gap: string | null = null;
  for (const { kind, text } of diffWords(before, after)) {
    if (kind === 'same') {
      gap = text;
      at += text.length;
      continue;
    }
    let last = found.at(-1);
    if (last !== undefined && gap !== null && SPACES.test(gap)) {
      last.cut += gap.length;
      last.insert += gap;
    } else if (last === undefined || gap !== null) {
      last = { at, cut: 0, insert: '' };
      found.push(last);
    }
    gap = null;
    if (kind === 'added') last.insert += text;
    else {
      last.cut += text.length;
      at += text.length;
    }
  }
  return found.length > MAX_CHANGES ? [{ at: 0, cut: before.length, insert: after }] : found;
}

/**
 * Suggests `wanted` for a passage that read `seen` when its author began; null if that changes nothing. What others
 * have added to it since is kept. `known` are the suggestion's current hunks; if none of them is left, the suggestion
 * is taken back.
 */
export function writeRewording(options: {
  readonly suggestion: string;
  readonly known: readonly OwnHunk[];
  readonly passage: Passage;
  readonly seen: string;
  readonly wanted: string;
  readonly newId: () => string;
  /** How this user may take the suggestion back; not needed for a new one. */
  readonly takeBack?: 'withdraw' | 'reject';
}): SuggestEffect | DecideEffect | null {
  const { suggestion, known, passage, seen, wanted, newId, takeBack } = options;
  const words = findRewording(seen, wanted);
  const { hunks: placed } = place(suggestion, words, seen, passage.text);
  const hunks = placed.map(({ at, cuts }, i): OwnHunk => ({
    suggestion,
    id: known[i]?.id ?? newId(),
    at: passage.from + at,
    cuts: cuts.map(([from, to]) => [passage.from + from, passage.from + to] as const),
    insert: words[i]?.insert ?? '',
  }));
  // Others may have already deleted all the text that a hunk would delete.
  const left = hunks.filter(({ cuts, insert }) => cuts.length > 0 || insert !== '');
  const [change] = compareHunks(known, left);
  if (change === undefined) return null;
  if (change.isEmpty) return takeBack ? { type: 'decide', verdict: takeBack, suggestions: [suggestion] } : null;
  return { type: 'suggest', suggestion, hunks: change.hunks, drop: change.drop };
}

/** Maps changes to positions in the passage as it is now. */
function place(suggestion: string, words: readonly Replaced[], seen: string, now: string): SuggestEffect {
  const hunks = words.map(({ at, cut }, i) => ({
    id: String(i),
    at,
    cuts: cut > 0 ? [[at, at + cut] as [number, number]] : [],
    splice: null,
  }));
  const effect: SuggestEffect = { type: 'suggest', suggestion, hunks, drop: [] };
  return seen === now ? effect : rebaseEffect(effect, findChanges(toText(seen), toText(now)));
}

/** The passage a suggestion concerns, and how it would read if accepted. */
export function readSuggested(
  hunks: readonly OwnHunk[],
  slice: (from: number, to: number) => string,
): { readonly passage: Passage; readonly words: string } {
  const places = hunks.flatMap(({ at, cuts }) => [at, ...cuts.flat()]);
  const from = Math.min(...places);
  const text = slice(from, Math.max(...places));
  const specs = hunks.flatMap(({ at, cuts, insert }) => [
    { from: at - from, insert: toText(insert) },
    ...cuts.map(([a, b]) => ({ from: a - from, to: b - from })),
  ]);
  return { passage: { from, text }, words: ChangeSet.of(specs, text.length).apply(toText(text)).toString() };
}

function toText(text: string): Text {
  return Text.of(text.split('\n'));
}
