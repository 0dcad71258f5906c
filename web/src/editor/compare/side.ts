import type { DiffPart } from '../../lib/word-diff.ts';

interface Span {
  readonly part: number;
  /** Where it begins in this text, and in the text of all parts. */
  readonly from: number;
  readonly shown: number;
}

/** One of two compared texts, and the part of the comparison to which each stretch belongs. */
export class Side {
  readonly text: string;
  readonly #spans: readonly Span[];

  constructor(parts: readonly DiffPart[], without: DiffPart['kind']) {
    const spans: Span[] = [];
    let text = '';
    let shown = 0;
    for (const [part, each] of parts.entries()) {
      if (each.kind !== without) {
        spans.push({ part, from: text.length, shown });
        text += each.text;
      }
      shown += each.text.length;
    }
    this.text = text;
    this.#spans = spans;
  }

  slice({ from, to }: { readonly from: number; readonly to: number }): string {
    return this.text.slice(from, to);
  }

  /** Splits a stretch by parts. */
  split(from: number, to: number): { readonly part: number; readonly shown: number; readonly length: number }[] {
    const found = [];
    let [low, high] = [0, this.#spans.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#spans[middle]!.from <= from) low = middle;
      else high = middle - 1;
    }
    for (let at = from; at < to; low += 1) {
      const span = this.#spans[low]!;
      const end = Math.min(to, this.#spans[low + 1]?.from ?? this.text.length);
      found.push({ part: span.part, shown: span.shown + at - span.from, length: end - at });
      at = end;
    }
    return found;
  }
}
