import { splitWords } from './words.ts';

/** Above this two texts are taken for versions of one; other texts of one language share a quarter. */
const ALIKE = 0.45;
/** Versions looked at before the best of them is searched around. */
const CANDIDATES = 48;
/** Units of text compared in one search. */
const MAX_UNITS = 60_000_000;

/** The words of a text, each alone and with the one before it, and how often each occurs. */
type Profile = ReadonlyMap<string, number>;

/** How like one another two texts are: 0 nothing in common, 1 the same words in the same order. */
export class Likeness {
  readonly #profile: Profile;
  readonly #size: number;
  readonly #length: number;
  #units = 0;

  constructor(text: string) {
    this.#profile = profile(text);
    this.#size = sum(this.#profile);
    this.#length = text.length;
  }

  /** Whether more may be compared. */
  get hasTime(): boolean {
    return this.#units < MAX_UNITS;
  }

  with(text: string): number {
    this.#units += text.length + this.#length;
    const other = profile(text);
    let common = 0;
    for (const [part, count] of other) common += Math.min(count, this.#profile.get(part) ?? 0);
    const all = this.#size + sum(other);
    return all === 0 ? 1 : (2 * common) / all;
  }
}

export interface Candidate {
  /** A place in the history: how many of its steps were done. */
  readonly at: number;
  readonly likeness: number;
}

/** The best of these places; the first of those that are equally good. Null when none is alike enough. */
export function findBest(
  likeness: Likeness,
  places: readonly number[],
  textAt: (place: number) => string,
): Candidate | null {
  let best: Candidate | null = null;
  for (const at of places) {
    const value = likeness.with(textAt(at));
    if (value >= ALIKE && value > (best?.likeness ?? 0)) best = { at, likeness: value };
    if (!likeness.hasTime) break;
  }
  return best;
}

/**
 * The place in a history of so many steps that a text fits best: the last and the first, some between them, then closer
 * and closer around the best.
 */
export function searchBest(likeness: Likeness, steps: number, textAt: (place: number) => string): Candidate | null {
  let stride = Math.max(1, Math.ceil(steps / CANDIDATES));
  const places = [steps];
  for (let at = 0; at < steps; at += stride) places.push(at);
  let best = findBest(likeness, places, textAt);
  while (best !== null && stride > 1 && likeness.hasTime) {
    stride = Math.ceil(stride / 2);
    const around = [best.at - stride, best.at + stride].filter((at) => at >= 0 && at <= steps);
    const better = findBest(likeness, around, textAt);
    if (better !== null && better.likeness > best.likeness) best = better;
  }
  return best;
}

function profile(text: string): Profile {
  const counts = new Map<string, number>();
  const count = (part: string): unknown => counts.set(part, (counts.get(part) ?? 0) + 1);
  let before = '';
  for (const word of splitWords(text)) {
    if (word.trim() === '') continue;
    count(word);
    count(`${before} ${word}`);
    before = word;
  }
  return counts;
}

function sum(counts: Profile): number {
  let all = 0;
  for (const count of counts.values()) all += count;
  return all;
}
