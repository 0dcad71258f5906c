import type { DiffPart } from '../../lib/word-diff.ts';

/** A range of the newer text, with its content there and in the older version. */
export interface FoundPassage {
  readonly from: number;
  readonly to: number;
  readonly was: string;
  readonly text: string;
}

/** A range of the displayed text, which is the concatenation of all parts. */
export interface ShownRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The change at `index`, or the range from there to the change at `last`. A removal and the adjacent addition count as
 * one change.
 */
export function findChange(parts: readonly DiffPart[], index: number, last = index): ShownRange | null {
  if (parts[index] === undefined || parts[index].kind === 'same') return null;
  const changes = listChanges(parts);
  const first = changes.find((change) => index <= change.last);
  const end = changes.find((change) => last <= change.last)?.end;
  return first === undefined ? null : { start: first.start, end: Math.max(first.end, end ?? 0) };
}

/** The paragraph around the change at `index`, delimited by blank lines. */
export function findParagraph(parts: readonly DiffPart[], index: number): ShownRange | null {
  const change = findChange(parts, index);
  if (change === null) return null;
  const shown = parts.map(({ text }) => text).join('');
  const blank = change.start === 0 ? -1 : shown.lastIndexOf('\n\n', change.start - 1);
  const end = shown.indexOf('\n\n', Math.max(0, change.end - 1));
  return {
    start: blank < 0 ? 0 : Math.min(blank + 2, change.start),
    end: end < 0 ? shown.length : Math.max(end, change.end),
  };
}

/** Extends a range to cover all changes it touches; null if it touches none. */
export function findPassage(parts: readonly DiffPart[], range: ShownRange): FoundPassage | null {
  let { start, end } = range;
  for (const change of listChanges(parts)) {
    if (change.start >= end || change.end <= start) continue;
    start = Math.min(start, change.start);
    end = Math.max(end, change.end);
  }
  let [from, at, was, text] = [0, 0, '', ''];
  for (const part of parts) {
    const inside = part.text.slice(Math.max(0, start - at), Math.max(0, end - at));
    if (part.kind !== 'removed') {
      from += Math.min(Math.max(0, start - at), part.text.length);
      was += inside;
    }
    if (part.kind !== 'added') text += inside;
    at += part.text.length;
  }
  return was === text ? null : { from, to: from + was.length, was, text };
}

function listChanges(parts: readonly DiffPart[]): (ShownRange & { readonly last: number })[] {
  const changes: { start: number; end: number; last: number }[] = [];
  let at = 0;
  for (const [index, { kind, text }] of parts.entries()) {
    const end = at + text.length;
    const change = changes.at(-1);
    if (kind !== 'same' && change?.last === index - 1) Object.assign(change, { end, last: index });
    else if (kind !== 'same') changes.push({ start: at, end, last: index });
    at = end;
  }
  return changes;
}

export function countWords(parts: readonly DiffPart[], kind: 'added' | 'removed'): number {
  return parts
    .filter((part) => part.kind === kind)
    .reduce((sum, part) => sum + (part.text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0), 0);
}
