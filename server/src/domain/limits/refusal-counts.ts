/** A refusal because of access or rate limits. */
export interface Refusal {
  kind: 'access' | 'limit';
  /** Path of the call. */
  call: string;
  address: string;
}

/** What is logged about refusals of one kind and call. */
export interface RefusalSummary {
  kind: Refusal['kind'];
  call: string;
  count: number;
  /** Address of the first refusal, and the minimum number of different addresses. */
  address: string;
  addresses: number;
}

/** Maximum number of kinds and calls counted separately per window; the rest is added up. */
const MAX_TOLD_APART = 20;
const MAX_ADDRESSES = 100;
const OTHERS = 'other calls';

/**
 * Aggregates refusals, so that a million of them cause only a few log entries: the first of each kind and call at once,
 * the rest of the window as one sum. Memory use does not grow with input.
 */
export class RefusalCounts {
  readonly #counts = new Map<string, Omit<RefusalSummary, 'addresses'> & { from: Set<string> }>();

  /** Returns what to log now, or null if the refusal was only counted. */
  note(refusal: Refusal): RefusalSummary | null {
    const isKnown = this.#counts.has(keyOf(refusal));
    const told = isKnown || this.#counts.size < MAX_TOLD_APART ? refusal : { ...refusal, call: OTHERS };
    const key = keyOf(told);
    const found = this.#counts.get(key);
    if (found === undefined) {
      this.#counts.set(key, { ...told, count: 0, from: new Set([refusal.address]) });
      return { ...told, count: 1, addresses: 1 };
    }
    found.count += 1;
    if (found.from.size < MAX_ADDRESSES) found.from.add(refusal.address);
    return null;
  }

  /** Ends a window: returns the refusals after the first of each kind. */
  take(): RefusalSummary[] {
    const sums = [...this.#counts.values()]
      .filter(({ count }) => count > 0)
      .map(({ from, ...sum }) => ({ ...sum, addresses: from.size }));
    this.#counts.clear();
    return sums;
  }
}

function keyOf({ kind, call }: Pick<Refusal, 'kind' | 'call'>): string {
  return `${kind} ${call}`;
}
