import type { ChangeSet, Text } from '@codemirror/state';
import { REVIEW_LIMITS } from '../limits.ts';
import { occursOnce } from './lost.ts';
import { isTouched, mapMark } from './map-mark.ts';
import { findSection, shiftBefore } from './sections.ts';
import type { Section } from './sections.ts';
import { isLost } from './state.ts';
import type { Mark } from './state.ts';

/**
 * Maps marks over one change to the text `before`; `sections` are those of `changes`. A mark whose text moved elsewhere
 * follows it if that is unambiguous. The result is not sorted.
 */
export function mapMarks(
  marks: readonly Mark[],
  sections: readonly Section[],
  before: Text,
  changes: ChangeSet,
): readonly Mark[] {
  const first = sections[0];
  if (first === undefined) return marks;
  const slice = (from: number, to: number): string => (to > from ? before.sliceString(from, to) : '');
  const mapped: Mark[] = [];
  let after: string | null = null;
  const readAfter = (): string => (after ??= changes.apply(before).toString());
  for (const mark of marks) {
    if (!isTouched(mark, sections)) mapped.push(followAside(mark, sections, readAfter) ?? shift(mark, sections));
    else mapped.push(...mapTouched(mark, sections, slice, readAfter));
  }
  return mapped;
}

function followAside(mark: Mark, sections: readonly Section[], readAfter: () => string): Mark | null {
  return mark.kind === 'anchor' && isLost(mark) ? followPaste(mark, sections, readAfter) : null;
}

function shift(mark: Mark, sections: readonly Section[]): Mark {
  const by = shiftBefore(sections, findSection(sections, mark.from));
  return by === 0 ? mark : { ...mark, from: mark.from + by, to: mark.to + by };
}

function mapTouched(
  mark: Mark,
  sections: readonly Section[],
  slice: (from: number, to: number) => string,
  readAfter: () => string,
): Mark[] {
  const mapped = mapMark(mark, sections, slice);
  const [only] = mapped;
  if (mapped.length !== 1 || only === undefined) return mapped;
  const wasThere = mark.isPoint ? mark.lost.length === 0 : mark.to > mark.from;
  const isGone = mark.isPoint ? only.lost.length > 0 : isLost(only);
  if (!isGone) return mapped;
  const moved =
    (wasThere ? followMove(mark, sections, slice) : null) ??
    (mark.kind === 'anchor' && !mark.isPoint ? followPaste(only, sections, readAfter) : null);
  return moved ? [moved] : mapped;
}

/** Follows text that one update cuts and reinserts elsewhere, as when lines are moved. */
function followMove(
  mark: Mark,
  sections: readonly Section[],
  slice: (from: number, to: number) => string,
): Mark | null {
  const left = sections[findSection(sections, mark.from)];
  const home = left !== undefined && left.toA < mark.to ? undefined : left;
  if (home === undefined || home.fromA > mark.from || home.toA === home.fromA) return null;
  const deleted = slice(home.fromA, home.toA);
  const core = trimLines(deleted);
  const start = home.fromA + deleted.indexOf(core);
  if (core === '' || mark.from < start || mark.to > start + core.length) return null;
  const places: number[] = [];
  for (const { fromB, inserted } of sections) {
    if (trimLines(inserted) === core) places.push(fromB + inserted.indexOf(core));
    else if (core.length >= REVIEW_LIMITS.followedLength && occursOnce(inserted, core))
      places.push(fromB + inserted.indexOf(core));
  }
  const [place] = places;
  if (place === undefined || places.length > 1) return null;
  return { ...mark, from: place + mark.from - start, to: place + mark.to - start };
}

/** Follows text that was cut earlier and is pasted now, if that is unambiguous. */
function followPaste(mark: Mark, sections: readonly Section[], readAfter: () => string): Mark | null {
  let text = '';
  for (const piece of mark.lost) if (piece.side === 0) text += piece.text;
  if (text.length < REVIEW_LIMITS.followedLength) return null;
  const holding = sections.filter(({ inserted }) => inserted.includes(text));
  const [section] = holding;
  if (section === undefined || holding.length > 1 || !occursOnce(readAfter(), text)) return null;
  const from = section.fromB + section.inserted.indexOf(text);
  return { ...mark, from, to: from + text.length, lost: [] };
}

function trimLines(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && text[from] === '\n') from += 1;
  while (to > from && text[to - 1] === '\n') to -= 1;
  return text.slice(from, to);
}

/** Sorts by position; stable for marks at the same position. Returns the same array if it is sorted already. */
export function sortMarks(marks: readonly Mark[]): readonly Mark[] {
  for (let i = 1; i < marks.length; i += 1)
    if (compareMarks(marks[i - 1] as Mark, marks[i] as Mark) > 0) return marks.toSorted(compareMarks);
  return marks;
}

/**
 * A point comes before the text that begins there: if that text goes and comes back, it must come back after the point.
 */
export function compareMarks(a: Mark, b: Mark): number {
  return a.from - b.from || Number(a.to > a.from) - Number(b.to > b.from);
}
