import type { DiffPart } from './word-diff.ts';

/** Names of styles, separated by spaces. */
export interface StyledRange {
  readonly from: number;
  readonly to: number;
  readonly style: string;
}

export interface StyledText {
  readonly text: string;
  /** '' for plain text. */
  readonly style: string;
}

/** The pieces of each part: what was removed as it was in the older text, everything else as it is in the newer one. */
export function styleParts(
  parts: readonly DiffPart[],
  style: (text: string) => readonly StyledRange[],
): readonly (readonly StyledText[])[] {
  const older = new Walk(style(join(parts, 'added')));
  const newer = new Walk(style(join(parts, 'removed')));
  return parts.map(({ kind, text }) => {
    const was = kind === 'added' ? [] : older.take(text);
    return kind === 'removed' ? was : newer.take(text);
  });
}

/** A part of a piece list, by position in its text. */
export function slicePieces(pieces: readonly StyledText[], from: number, to = Number.POSITIVE_INFINITY): StyledText[] {
  let at = 0;
  return pieces.flatMap(({ text, style }) => {
    const piece = text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += text.length;
    return piece === '' ? [] : [{ text: piece, style }];
  });
}

/** Through a text, from left to right. */
class Walk {
  readonly #ranges: readonly StyledRange[];
  #next = 0;
  #at = 0;

  constructor(ranges: readonly StyledRange[]) {
    this.#ranges = ranges;
  }

  take(text: string): StyledText[] {
    const start = this.#at;
    const end = start + text.length;
    const pieces: StyledText[] = [];
    const add = (to: number, style: string): void => {
      if (to > this.#at) pieces.push({ text: text.slice(this.#at - start, to - start), style });
      this.#at = Math.max(this.#at, to);
    };
    for (; this.#next < this.#ranges.length; this.#next += 1) {
      const { from, to, style } = this.#ranges[this.#next] as StyledRange;
      if (from >= end) break;
      add(Math.max(this.#at, from), '');
      add(Math.min(end, to), style);
      if (to > end) break;
    }
    add(end, '');
    return pieces;
  }
}

function join(parts: readonly DiffPart[], without: DiffPart['kind']): string {
  return parts.map(({ kind, text }) => (kind === without ? '' : text)).join('');
}
