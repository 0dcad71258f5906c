import { splitWords } from './words.ts';

/** Minimum similarity of two versions of a text; unrelated texts in one language share a quarter. */
const ALIKE = 0.4;
/** Number of versions tried before searching around the best of them. */
const CANDIDATES = 48;
/** Total units of text compared in one search. */
const MAX_UNITS = 8_000_000;

/** Longer texts are compared by lines instead of words. */
const BY_WORDS = 300_000;

/** How often each word and pair of words of a text occurs, or each of its lines. */
type Profile = ReadonlyMap<string, number>;

/** How similar two texts are: 0 nothing in common, 1 the same words in the same order. */
export class Likeness {
  readonly #profile: Profile;
  readonly #size: number;
  readonly #split: (text: string) => string[];
  #units = 0;

  constructor(text: string) {
    this.#split = text.length > BY_WORDS ? (all) => all.split('\n') : splitPairs;
    this.#profile = tally(this.#split(text));
    this.#size = sum(this.#profile);
  }

  /** Whether there is budget left to compare more. */
  get hasTime(): boolean {
    return this.#units < MAX_UNITS;
  }

  with(text: string): number {
    this.#units += text.length;
    const other = tally(this.#split(text));
    let common = 0;
    for (const [part, count] of other) common += Math.min(count, this.#profile.get(part) ?? 0);
    const all = this.#size + sum(other);
    return all === 0 ? 1 : (2 * common) / all;
  }
}

/** Awaited between comparisons, to yield the thread. */
type Rest = () => Promise<void>;
const goOn: Rest = () => Promise.resolve();

export interface Candidate {
  /** A point in the history, as the number of steps done. */
  readonly at: number;
  readonly likeness: number;
}

/** The best of these points; the first of equally good ones. Null if none is similar enough. */
export async function findBest(
  likeness: Likeness,
  places: readonly number[],
  textAt: (place: number) => string,
  rest: Rest = goOn,
): Promise<Candidate | null> {
  let best: Candidate | null = null;
  for (const at of places) {
    const value = likeness.with(textAt(at));
    if (value >= ALIKE && value > (best?.likeness ?? 0)) best = { at, likeness: value };
    if (!likeness.hasTime) break;
    await rest();
  }
  return best;
}

/**
 * Finds the point in a history of `steps` steps that fits a text best: tries the last and the first, some between them,
 * then ever closer around the best.
 */
export async function searchBest(
  likeness: Likeness,
  steps: number,
  textAt: (place: number) => string,
  rest: Rest = goOn,
): Promise<Candidate | null> {
  let stride = Math.max(1, Math.ceil(steps / CANDIDATES));
  const places = [steps];
  for (let at = 0; at < steps; at += stride) places.push(at);
  let best = await findBest(likeness, places, textAt, rest);
  while (best !== null && stride > 1 && likeness.hasTime) {
    stride = Math.ceil(stride / 2);
    const around = [best.at - stride, best.at + stride].filter((at) => at >= 0 && at <= steps);
    const better = await findBest(likeness, around, textAt, rest);
    if (better !== null && better.likeness > best.likeness) best = better;
  }
  return best;
}

function splitPairs(text: string): string[] {
  const parts: string[] = [];
  let before = '';
  for (const word of splitWords(text)) {
    if (word.trim() === '') continue;
    parts.push(word, `${before} ${word}`);
    before = word;
  }
  return parts;
}

function tally(parts: readonly string[]): Profile {
  const counts = new Map<string, number>();
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}

function sum(counts: Profile): number {
  let all = 0;
  for (const count of counts.values()) all += count;
  return all;
}
