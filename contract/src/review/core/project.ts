import { ChangeSet } from '@codemirror/state';
import type { HunkChange } from '../effects.ts';
import type { Mark } from './state.ts';

/** One's own open hunk, as it is being written: [from, to) of the text is replaced by `insert`. */
export interface OwnHunk {
  readonly suggestion: string;
  readonly id: string;
  /** Where the suggested text goes. */
  readonly at: number;
  readonly cuts: readonly (readonly [number, number])[];
  readonly insert: string;
}

/** The hunks of some suggestions out of the marks, in the order of the text. */
export function readHunks(marks: readonly Mark[], isOwn: (suggestion: string) => boolean): OwnHunk[] {
  const hunks = new Map<
    string,
    { suggestion: string; id: string; at: number; cuts: [number, number][]; insert: string }
  >();
  for (const { kind, thread, hunk: id, from, to, text } of marks) {
    if ((kind !== 'insert' && kind !== 'cut') || !isOwn(thread)) continue;
    const key = `${thread} ${id}`;
    const hunk = hunks.get(key) ?? { suggestion: thread, id, at: from, cuts: [], insert: '' };
    hunks.set(key, hunk);
    if (kind === 'insert') {
      hunk.at = from;
      hunk.insert = text;
    } else if (to > from) hunk.cuts.push([from, to]);
  }
  return [...hunks.values()];
}

/** From the text as it is to the text as whoever suggests sees it. */
export function projectHunks(hunks: readonly OwnHunk[], length: number): ChangeSet {
  const specs = hunks.flatMap(({ at, cuts, insert }) => [
    ...(insert === '' ? [] : [{ from: at, insert }]),
    ...cuts.map(([from, to]) => ({ from, to })),
  ]);
  return ChangeSet.of(
    specs.toSorted((a, b) => a.from - b.from),
    length,
  );
}

export interface Typed {
  readonly hunks: readonly OwnHunk[];
  /** What has to be sent, by suggestion. */
  readonly operations: readonly { suggestion: string; hunks: HunkChange[]; drop: string[] }[];
}

/**
 * What somebody who suggests has typed into the text as he sees it, as hunks on the text as it is: a part that overlaps
 * or touches a hunk of before goes on with it, others begin hunks of `suggestion`.
 */
export function typeInto(
  hunks: readonly OwnHunk[],
  typed: ChangeSet,
  length: number,
  fresh: { readonly suggestion: string; readonly id: () => string },
): Typed {
  const all = projectHunks(hunks, length).compose(typed);
  const left = new Set(hunks);
  const next: OwnHunk[] = [];
  all.iterChanges((from, to, _fromB, _toB, inserted) => {
    const touching = hunks.filter((hunk) => left.has(hunk) && touches(hunk, from, to));
    for (const hunk of touching) left.delete(hunk);
    const insert = inserted.toString();
    const { suggestion, id } = touching[0] ?? { suggestion: fresh.suggestion, id: fresh.id() };
    next.push({ suggestion, id, at: from, cuts: to > from ? [[from, to]] : [], insert });
  });
  return { hunks: next, operations: compare(hunks, next) };
}

function touches({ at, cuts }: OwnHunk, from: number, to: number): boolean {
  return (from <= at && at <= to) || cuts.some(([a, b]) => a <= to && from <= b);
}

function compare(before: readonly OwnHunk[], after: readonly OwnHunk[]): Typed['operations'] {
  const operations = new Map<string, { suggestion: string; hunks: HunkChange[]; drop: string[] }>();
  const operationOn = (suggestion: string): { hunks: HunkChange[]; drop: string[] } => {
    const known = operations.get(suggestion) ?? { suggestion, hunks: [], drop: [] };
    operations.set(suggestion, known);
    return known;
  };
  const isSame = (a: OwnHunk, b: OwnHunk): boolean => a.id === b.id && a.suggestion === b.suggestion;
  for (const hunk of before)
    if (!after.some((other) => isSame(hunk, other))) operationOn(hunk.suggestion).drop.push(hunk.id);
  for (const hunk of after) {
    const old = before.find((other) => isSame(hunk, other));
    const splice = findSplice(old?.insert ?? '', hunk.insert);
    const isMoved = old?.at !== hunk.at || JSON.stringify(old.cuts) !== JSON.stringify(hunk.cuts);
    if (!splice && !isMoved) continue;
    const cuts = hunk.cuts.map(([from, to]): [number, number] => [from, to]);
    operationOn(hunk.suggestion).hunks.push({ id: hunk.id, at: hunk.at, cuts, splice });
  }
  return [...operations.values()];
}

/** The one place where two texts differ; null when they do not. Never between the halves of a character. */
export function findSplice(before: string, after: string): HunkChange['splice'] {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (isHigh(before.charCodeAt(start - 1))) start -= 1;
  if (isLow(before.charCodeAt(before.length - end))) end -= 1;
  return {
    before: before.length,
    at: start,
    cut: before.length - end - start,
    text: after.slice(start, after.length - end),
  };
}

function isHigh(unit: number): boolean {
  return (unit & 0xfc00) === 0xd800;
}

function isLow(unit: number): boolean {
  return (unit & 0xfc00) === 0xdc00;
}
