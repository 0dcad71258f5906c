import type { ReviewState } from '@scriptorium/contract/review/core/state.ts';
import type { HunkChange, SuggestEffect } from '@scriptorium/contract/review/effects.ts';
import type { Proposal } from './merge-words.ts';

/** Maximum number of separate suggestions; any others become a single one with many hunks. */
const ONE_BY_ONE = 200;
/** Maximum number of hunks in one operation. */
const HUNKS = 2000;

/** A user's open suggestions by content, so that uploading a file twice suggests nothing twice. */
export function findSaid(state: ReviewState | undefined, userId: string): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  const hunks = new Map<string, { thread: string; from: number; to: number; insert: string }>();
  for (const { kind, thread, hunk, from, to, text } of state?.marks ?? []) {
    const { by, status } = state?.threads.get(thread) ?? {};
    if (by !== userId || status !== 'open' || (kind !== 'insert' && kind !== 'cut')) continue;
    const key = `${thread} ${hunk}`;
    const known = hunks.get(key) ?? { thread, from, to, insert: '' };
    hunks.set(key, {
      ...known,
      from: Math.min(known.from, from),
      to: Math.max(known.to, to),
      insert: known.insert + text,
    });
  }
  for (const { thread, from, to, insert } of hunks.values()) said.set(keyOf({ from, to, insert }), thread);
  return said;
}

/** Turns held proposals into suggestions on the text after `written`; returns the suggestion for each. */
export function writeSuggestions(
  held: readonly Proposal[],
  facts: { written: readonly Proposal[]; said: ReadonlyMap<string, string>; newId: () => string },
): { effects: SuggestEffect[]; suggestions: string[] } {
  const effects: SuggestEffect[] = [];
  let shift = 0;
  let next = 0;
  const suggestions = held.map((proposal) => {
    for (; next < facts.written.length && (facts.written[next] as Proposal).to <= proposal.from; next += 1) {
      const { from, to, insert } = facts.written[next] as Proposal;
      shift += insert.length - (to - from);
    }
    const known = facts.said.get(keyOf(proposal));
    if (known !== undefined) return known;
    const last = effects.at(-1);
    const isOwn = last === undefined || effects.length < ONE_BY_ONE || last.hunks.length >= HUNKS;
    const effect: SuggestEffect = isOwn ? { type: 'suggest', suggestion: facts.newId(), hunks: [], drop: [] } : last;
    if (isOwn) effects.push(effect);
    effect.hunks.push(writeHunk(proposal, effect.hunks.length, shift));
    return effect.suggestion;
  });
  return { effects, suggestions };
}

function writeHunk({ from, to, insert }: Proposal, number: number, shift: number): HunkChange {
  return {
    id: `h${number}`,
    at: from + shift,
    cuts: to > from ? [[from + shift, to + shift]] : [],
    splice: insert === '' ? null : { before: 0, at: 0, cut: 0, text: insert },
  };
}

const keyOf = ({ from, to, insert }: Proposal): string => `${from} ${to} ${insert}`;
