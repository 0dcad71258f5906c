/** Token bucket: how much each key may spend at once, and how fast it refills. */
export class Pace {
  readonly #perMs: number;
  readonly #burstMs: number;
  /** Time at which the bucket will be full again. */
  readonly #paidAt = new Map<string, number>();

  constructor(limits: { burst: number; perSecond: number }) {
    this.#perMs = limits.perSecond / 1000;
    this.#burstMs = limits.burst / this.#perMs;
  }

  spend(key: string, amount: number, now: number): void {
    if (this.#paidAt.size > 10_000) {
      for (const [each, paidAt] of this.#paidAt) if (paidAt <= now) this.#paidAt.delete(each);
    }
    this.#paidAt.set(key, Math.max(now, this.#paidAt.get(key) ?? 0) + amount / this.#perMs);
  }

  /** Milliseconds until more may be spent. */
  delay(key: string, now: number): number {
    return Math.max(0, (this.#paidAt.get(key) ?? 0) - this.#burstMs - now);
  }
}
