import type { ChangeSet } from '@codemirror/state';
import type { AnchorJson, HunkChange, ReviewEffect } from '../effects.ts';
import { REVIEW_LIMITS } from '../limits.ts';
import { mapMark } from './map-mark.ts';
import { findSection, readSections, shiftBefore } from './sections.ts';
import type { Section } from './sections.ts';
import type { Mark } from './state.ts';

/**
 * Maps a pending operation over one foreign update. `over` is that update, mapped past the changes the operation
 * travels with. Run by both server and client, so that they agree on the result.
 */
export function rebaseEffect<E extends { readonly type: string }>(effect: E, over: ChangeSet): E {
  if (over.empty) return effect;
  const operation = effect as unknown as ReviewEffect;
  switch (operation.type) {
    case 'thread':
      if (operation.anchor === null) return effect;
      return { ...effect, anchor: rebaseAnchor(operation.anchor, readSections(over)) };
    case 'reanchor':
      return { ...effect, anchor: rebaseAnchor(operation.anchor, readSections(over)) };
    case 'suggest': {
      const sections = readSections(over);
      return { ...effect, hunks: operation.hunks.map((hunk) => rebaseHunk(hunk, sections)) };
    }
    default:
      return effect;
  }
}

function rebaseAnchor(anchor: AnchorJson, sections: readonly Section[]): AnchorJson {
  const { from, to, text, lost = [] } = anchor;
  const mark: Mark = {
    kind: 'anchor',
    thread: '',
    hunk: '',
    from,
    to,
    isPoint: from === to && lost.length === 0,
    text: '',
    lost,
  };
  // An operation in flight does not know the text around its anchor.
  const slice = (a: number, b: number): string => (a < from || b > to ? '' : text.slice(a - from, b - from));
  const [mapped] = mapMark(mark, sections, slice);
  if (!mapped) return anchor;
  const next = fitPassage(readAfter(mapped, { from, text }, sections));
  const pieces = mapped.lost.map((piece) => ({ ...piece, at: Math.min(piece.at, next.length) }));
  return {
    from: mapped.from,
    to: mapped.from + next.length,
    text: next,
    ...(pieces.length > 0 ? { lost: pieces } : {}),
  };
}

/** Others' text inside may have made the passage too long for a message, which would be refused and resent forever. */
function fitPassage(text: string): string {
  if (text.length <= REVIEW_LIMITS.anchorLength) return text;
  const start = text.slice(0, REVIEW_LIMITS.anchorLength);
  // Do not split a surrogate pair.
  return start.isWellFormed() ? start : start.slice(0, -1);
}

/** The text under a mark after a change, given the text before it. */
function readAfter(mapped: Mark, before: { from: number; text: string }, sections: readonly Section[]): string {
  let text = '';
  let at = before.from;
  const end = before.from + before.text.length;
  let placed = mapped.from;
  const take = (from: number, piece: string): void => {
    const a = Math.max(0, mapped.from - from);
    const b = Math.min(piece.length, mapped.to - from);
    if (b > a) text += piece.slice(a, b);
  };
  let shift = shiftBefore(sections, findSection(sections, before.from));
  for (const section of sections) {
    if (section.toA < before.from) continue;
    if (section.fromA > end) break;
    if (section.fromA > at) {
      placed = at + shift;
      take(placed, before.text.slice(at - before.from, section.fromA - before.from));
    }
    take(section.fromB, section.inserted);
    at = Math.max(at, section.toA);
    shift = section.toB - section.toA;
  }
  if (at < end) take(at + shift, before.text.slice(at - before.from));
  return text;
}

function rebaseHunk(hunk: HunkChange, sections: readonly Section[]): HunkChange {
  const cuts = hunk.cuts.flatMap(([from, to]) => rebaseCut(from, to, sections));
  // As many as a message may carry; the rest of the text stays.
  return { ...hunk, at: mapPosition(hunk.at, sections, 1), cuts: cuts.slice(0, REVIEW_LIMITS.cutsOfHunk) };
}

/** Splits a deletion around what others wrote inside, which its author had not seen. */
function rebaseCut(from: number, to: number, sections: readonly Section[]): [number, number][] {
  const mark: Mark = { kind: 'cut', thread: '', hunk: '', from, to, isPoint: false, text: '', lost: [] };
  return mapMark(mark, sections, () => '')
    .filter((part) => part.to > part.from)
    .map((part) => [part.from, part.to]);
}

/** Maps a position over a change: past an insertion there with `side` 1, before it with -1. */
export function mapPosition(position: number, sections: readonly Section[], side: -1 | 1): number {
  const index = findSection(sections, position);
  const section = sections[index];
  if (!section || section.fromA > position) return position + shiftBefore(sections, index);
  if (section.fromA === section.toA) return side < 0 ? section.fromB : section.toB;
  return position === section.fromA || (position < section.toA && side < 0) ? section.fromB : section.toB;
}
