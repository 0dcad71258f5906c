import { ChangeSet } from '@codemirror/state';
import type { Text } from '@codemirror/state';
import { byPlace } from './project.ts';
import type { OwnHunk } from './project.ts';
import { REVIEW_LIMITS } from '../limits.ts';
import { findDifference } from './difference.ts';
import type { Projection } from './projection.ts';
import { readSections } from './sections.ts';
import type { Section } from './sections.ts';

/** A range of the editor's content. */
export type EditorRange = readonly [from: number, to: number];

/** What is inserted while suggesting. Deletions of the text are taken out of the change and struck through instead. */
export interface KeptTyping {
  readonly changes: ChangeSet;
  /** Ranges to strike through; positions before the changes. */
  readonly struck: readonly EditorRange[];
  /** Maps a position after the original change to one after `changes`. */
  readonly place: (position: number) => number;
}

/** Most ranges of a hunk in one operation. */
const CUTS_OF_HUNK = REVIEW_LIMITS.cutsOfHunk;

/**
 * Takes deletions of the document's text out of `typed`, a change to the editor's content `held`. Only one's own
 * suggested words are really deleted. New words go after the struck ones, where people look for them; during
 * composition they go before, since a composition must not move.
 */
export function keepText(
  held: Text,
  projection: Projection,
  typed: ChangeSet,
  how: { readonly isForward: boolean; readonly isComposed: boolean; readonly isTyped: boolean },
): KeptTyping {
  const specs: { from: number; to?: number; insert?: string }[] = [];
  const struck: EditorRange[] = [];
  /** Where the text of each section is inserted; positions before the change. */
  const places: { readonly section: Section; readonly at: number }[] = [];
  for (const raw of readSections(typed)) {
    const section = how.isTyped || raw.toA === raw.fromA || raw.inserted === '' ? raw : narrow(raw, held);
    const { fromA, toA, inserted } = section;
    const bare: EditorRange[] = [];
    let at = fromA;
    for (const { from, to } of projection.pieces) {
      if (to <= fromA) continue;
      if (from >= toA) break;
      if (from > at) bare.push([at, from]);
      specs.push({ from: Math.max(from, fromA), to: Math.min(to, toA) });
      at = Math.min(to, toA);
    }
    if (at < toA) bare.push([at, toA]);
    struck.push(...bare);
    const isBefore = inserted === '' ? !how.isForward || bare.length === 0 : how.isComposed || bare.length === 0;
    const place = isBefore ? fromA : toA;
    if (inserted !== '') specs.push({ from: place, insert: inserted });
    places.push({ section, at: place });
  }
  const changes = ChangeSet.of(specs, held.length);
  return { changes, struck, place: (position) => placeOf(position, places, changes) };
}

function placeOf(
  position: number,
  places: readonly { readonly section: Section; readonly at: number }[],
  changes: ChangeSet,
): number {
  let shift = 0;
  for (const { section, at } of places) {
    const { fromB, toB, toA } = section;
    if (position < fromB) break;
    if (position <= toB) return changes.mapPos(at, -1) + (position - fromB);
    shift = toB - toA;
  }
  return changes.mapPos(position - shift, -1);
}

/** Leaves out of a command's change what it deletes and puts back unchanged. */
function narrow(section: Section, held: Text): Section {
  const { fromA, toA, fromB, toB, inserted } = section;
  const [start, end] = findDifference(held.sliceString(fromA, toA), inserted);
  return {
    fromA: fromA + start,
    toA: toA - end,
    fromB: fromB + start,
    toB: toB - end,
    inserted: inserted.slice(start, inserted.length - end),
  };
}

export interface Typed {
  /** Changes to one's own suggested words. */
  readonly changes: ChangeSet;
  /** What to suggest for deletion, and what no longer; positions before the changes. */
  readonly struck: readonly EditorRange[];
  readonly unstruck: readonly EditorRange[];
  /** Id of the suggestion to use where there is no other nearby. */
  readonly suggestion: string;
  readonly newId: () => string;
}

/** A hunk being edited. */
interface Draft {
  suggestion: string;
  id: string;
  at: number;
  cuts: (readonly [number, number])[];
  insert: string;
}

/**
 * Our own hunks after typing, in the order of their insertions, and the ids of the suggestions that changed. Hunks that
 * are touched are extended.
 */
export function typeInto(
  hunks: readonly OwnHunk[],
  projection: Projection,
  typed: Typed,
): { readonly hunks: readonly OwnHunk[]; readonly touched: ReadonlySet<string> } {
  const drafts = new Map<OwnHunk, Draft>();
  for (const hunk of findNear(hunks, projection, typed)) drafts.set(hunk, { ...hunk, cuts: [...hunk.cuts] });
  const { all, changed } = type(drafts, projection, typed);
  const finish = (draft: Draft): readonly OwnHunk[] => {
    if (draft.insert !== '') return divide(draft, typed.newId);
    const [first] = draft.cuts;
    // A bare deletion is placed where it begins, like its marks.
    return first ? divide({ ...draft, at: first[0] }, typed.newId) : [];
  };
  const next: OwnHunk[] = [];
  for (const hunk of hunks) {
    const draft = drafts.get(hunk);
    if (draft !== undefined && changed.has(draft)) next.push(...finish(draft));
    else next.push(hunk);
  }
  next.push(...all.slice(drafts.size).flatMap(finish));
  const touched = new Set([...changed].map(({ suggestion }) => suggestion));
  return { hunks: next.toSorted(byPlace), touched };
}

/** The hunks that this typing can touch: only these are copied, of thousands. */
function findNear(
  hunks: readonly OwnHunk[],
  projection: Projection,
  { changes, struck, unstruck }: Typed,
): readonly OwnHunk[] {
  let [first, last] = [Infinity, -Infinity];
  const reach = (from: number, to: number): void => {
    first = Math.min(first, projection.toText(from));
    last = Math.max(last, projection.toText(to));
  };
  changes.iterChangedRanges(reach);
  for (const [from, to] of [...struck, ...unstruck]) reach(from, to);
  return hunks.filter(
    ({ at, cuts }) => (at >= first && at <= last) || cuts.some(([from, to]) => from <= last && to >= first),
  );
}

/** Appends new hunks to the existing ones. */
function type(
  known: ReadonlyMap<OwnHunk, Draft>,
  projection: Projection,
  typed: Typed,
): { readonly all: readonly Draft[]; readonly changed: ReadonlySet<Draft> } {
  const drafts = [...known.values()];
  const changed = new Set<Draft>();
  writeWords(drafts, known, projection, typed, changed);
  const struck = drafts.flatMap(({ cuts }) => cuts);
  for (const [from, to] of typed.struck)
    for (const range of without(projection.toText(from), projection.toText(to), struck))
      changed.add(strike(drafts, range, typed));
  for (const [from, to] of typed.unstruck) {
    const range = [projection.toText(from), projection.toText(to)] as const;
    for (const draft of drafts) {
      if (!draft.cuts.some(([a, b]) => a < range[1] && b > range[0])) continue;
      draft.cuts = draft.cuts.flatMap(([a, b]) => without(a, b, [range]));
      changed.add(draft);
    }
  }
  return { all: drafts, changed };
}

function writeWords(
  drafts: Draft[],
  known: ReadonlyMap<OwnHunk, Draft>,
  projection: Projection,
  typed: Typed,
  changed: Set<Draft>,
): void {
  const { pieces } = projection;
  const words = new Map<Draft, { text: string; done: number }>();
  for (const { fromA, toA, inserted } of readSections(typed.changes)) {
    // Text written at the edge of an insertion extends it; between two, the one that ends there.
    const touched = pieces.filter(({ from, to }) => from <= toA && to >= fromA);
    const replaced = touched.find(({ from, to }) => from < toA && to > fromA);
    const place = inserted === '' ? undefined : (replaced ?? touched[0]);
    for (const piece of touched) {
      const { hunk, from, to } = piece;
      const start = Math.max(fromA, from) - from;
      const end = Math.min(toA, to) - from;
      const draft = known.get(hunk) as Draft;
      if (start === end && piece !== place) continue;
      const word = words.get(draft) ?? { text: '', done: 0 };
      words.set(draft, {
        text: word.text + hunk.insert.slice(word.done, start) + (piece === place ? inserted : ''),
        done: end,
      });
      changed.add(draft);
    }
    if (inserted !== '' && place === undefined) changed.add(begin(drafts, projection.toText(fromA), inserted, typed));
  }
  for (const [draft, { text, done }] of words) draft.insert = text + draft.insert.slice(done);
}

/** Words away from our other insertions: they join a deletion there, if any. */
function begin(drafts: Draft[], at: number, insert: string, typed: Typed): Draft {
  const touching = drafts.filter(({ cuts }) => cuts.some(([from, to]) => from <= at && at <= to));
  const empty = touching.find((draft) => draft.insert === '');
  if (empty) {
    empty.at = at;
    empty.insert = insert;
    return empty;
  }
  const suggestion = touching[0]?.suggestion ?? typed.suggestion;
  const draft: Draft = { suggestion, id: typed.newId(), at, cuts: [], insert };
  drafts.push(draft);
  return draft;
}

function strike(drafts: Draft[], [from, to]: readonly [number, number], typed: Typed): Draft {
  const touching = drafts.find(
    (draft) =>
      draft.cuts.length < CUTS_OF_HUNK &&
      ((draft.insert !== '' && from <= draft.at && draft.at <= to) ||
        draft.cuts.some(([a, b]) => b === from || a === to)),
  );
  if (touching) {
    touching.cuts = join([...touching.cuts, [from, to]]);
    if (touching.insert === '') touching.at = touching.cuts[0]?.[0] ?? from;
    return touching;
  }
  const draft: Draft = { suggestion: typed.suggestion, id: typed.newId(), at: from, cuts: [[from, to]], insert: '' };
  drafts.push(draft);
  return draft;
}

function join(cuts: (readonly [number, number])[]): (readonly [number, number])[] {
  const joined: (readonly [number, number])[] = [];
  for (const [from, to] of cuts.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && last[1] >= from) joined[joined.length - 1] = [last[0], Math.max(last[1], to)];
    else joined.push([from, to]);
  }
  return joined;
}

/** Splits a hunk with too many deleted ranges for one operation, as text that others write inside may cause. */
function divide(draft: Draft, newId: () => string): OwnHunk[] {
  if (draft.cuts.length <= CUTS_OF_HUNK) return [draft];
  const hunks: OwnHunk[] = [{ ...draft, cuts: draft.cuts.slice(0, CUTS_OF_HUNK) }];
  for (let at = CUTS_OF_HUNK; at < draft.cuts.length; at += CUTS_OF_HUNK) {
    const cuts = draft.cuts.slice(at, at + CUTS_OF_HUNK);
    hunks.push({ suggestion: draft.suggestion, id: newId(), at: cuts[0]?.[0] ?? draft.at, cuts, insert: '' });
  }
  return hunks;
}

/** The parts of some editor ranges that are not yet suggested for deletion. */
export function findUnstruck(
  ranges: readonly EditorRange[],
  hunks: readonly OwnHunk[],
  projection: Projection,
): readonly EditorRange[] {
  const struck = hunks.flatMap(({ cuts }) =>
    cuts.map(([from, to]) => [projection.toEditor(from, 1), projection.toEditor(to, -1)] as const),
  );
  return ranges.flatMap(([from, to]) => without(from, to, struck));
}

/** A range minus other ranges. */
function without(from: number, to: number, taken: readonly (readonly [number, number])[]): [number, number][] {
  let left: [number, number][] = to > from ? [[from, to]] : [];
  for (const [a, b] of taken)
    left = left.flatMap(([start, end]): [number, number][] =>
      b <= start || a >= end
        ? [[start, end]]
        : [...(a > start ? [[start, a] as [number, number]] : []), ...(b < end ? [[b, end] as [number, number]] : [])],
    );
  return left;
}
