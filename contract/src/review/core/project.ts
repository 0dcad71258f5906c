import type { HunkChange } from '../effects.ts';
import { findDifference } from './difference.ts';
import type { Mark } from './state.ts';

/**
 * One hunk of a suggestion, in positions of the current text: an insertion at `at`, and ranges [from, to) to delete.
 */
export interface OwnHunk {
  readonly suggestion: string;
  readonly id: string;
  readonly at: number;
  readonly cuts: readonly (readonly [number, number])[];
  readonly insert: string;
}

/** Reads the hunks of the suggestions for which `isOwn` holds from the marks, in the order of their insertions. */
export function readHunks(marks: readonly Mark[], isOwn: (suggestion: string) => boolean): OwnHunk[] {
  // Runs over thousands of marks with every update of the log; nearly all suggestions have a single hunk.
  const bySuggestion = new Map<string, RankedHunk[]>();
  const all: RankedHunk[] = [];
  marks.forEach(({ kind, thread, hunk: id, from, to, text }, rank) => {
    if ((kind !== 'insert' && kind !== 'cut') || !isOwn(thread)) return;
    const siblings = bySuggestion.get(thread);
    let known = siblings?.find((one) => one.hunk.id === id);
    if (!known) {
      known = { hunk: { suggestion: thread, id, at: from, cuts: [], insert: '' }, rank };
      all.push(known);
      if (siblings) siblings.push(known);
      else bySuggestion.set(thread, [known]);
    }
    if (kind === 'cut') {
      if (to > from) known.hunk.cuts.push([from, to]);
      return;
    }
    known.hunk.at = from;
    known.hunk.insert = text;
    known.rank = rank;
  });
  return all.toSorted((a, b) => byPlace(a.hunk, b.hunk) || a.rank - b.rank).map(({ hunk }) => hunk);
}

/**
 * Order by position; at the same one, hunks with an insertion first, whose order (which a stable sort keeps) matters.
 */
export function byPlace(a: OwnHunk, b: OwnHunk): number {
  return a.at - b.at || Number(a.insert === '') - Number(b.insert === '');
}

/** A hunk being read, with its index in the order of marks. */
interface RankedHunk {
  readonly hunk: { suggestion: string; id: string; at: number; cuts: [number, number][]; insert: string };
  rank: number;
}

/** What to send about a suggestion: the difference between the hunks known to the server and the current ones. */
export interface SuggestionChange {
  readonly suggestion: string;
  readonly hunks: HunkChange[];
  readonly drop: string[];
  /** Whether the suggestion has no hunks left. */
  readonly isEmpty: boolean;
}

/** The changes that turn the hunks `before` into `after`, by suggestion; unchanged suggestions are left out. */
export function compareHunks(before: readonly OwnHunk[], after: readonly OwnHunk[]): SuggestionChange[] {
  const changes = new Map<string, { suggestion: string; hunks: HunkChange[]; drop: string[]; isEmpty: boolean }>();
  const changeOf = (suggestion: string): { hunks: HunkChange[]; drop: string[]; isEmpty: boolean } => {
    const known = changes.get(suggestion) ?? { suggestion, hunks: [], drop: [], isEmpty: true };
    changes.set(suggestion, known);
    return known;
  };
  const nameOf = ({ suggestion, id }: OwnHunk): string => `${suggestion} ${id}`;
  const old = new Map(before.map((hunk) => [nameOf(hunk), hunk]));
  const kept = new Set(after.map(nameOf));
  for (const hunk of before) if (!kept.has(nameOf(hunk))) changeOf(hunk.suggestion).drop.push(hunk.id);
  for (const hunk of after) {
    const known = old.get(nameOf(hunk));
    const change = changeOf(hunk.suggestion);
    change.isEmpty = false;
    const splice = findSplice(known?.insert ?? '', hunk.insert);
    const isMoved = known?.at !== hunk.at || !isSame(known.cuts, hunk.cuts);
    if (!splice && !isMoved) continue;
    const cuts = hunk.cuts.map(([from, to]): [number, number] => [from, to]);
    change.hunks.push({ id: hunk.id, at: hunk.at, cuts, splice });
  }
  return [...changes.values()].filter(({ hunks, drop }) => hunks.length > 0 || drop.length > 0);
}

function isSame(a: OwnHunk['cuts'], b: OwnHunk['cuts']): boolean {
  return a.length === b.length && a.every(([from, to], i) => from === b[i]?.[0] && to === b[i][1]);
}

/** The single range in which two texts differ, in UTF-16 units of `before`; null if they are equal. */
export function findSplice(before: string, after: string): HunkChange['splice'] {
  if (before === after) return null;
  const [start, end] = findDifference(before, after);
  return {
    before: before.length,
    at: start,
    cut: before.length - end - start,
    text: after.slice(start, after.length - end),
  };
}
