/** Collects the figures of a run and finally reports which goals they meet. */
export class Figures {
  readonly #goals: string[] = [];
  #missed = 0;

  times(what: string, times: readonly number[]): void {
    const at = (share: number): string => quantile(times, share).toFixed(1);
    console.log(`${what}: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} ms of ${times.length}`);
  }

  goal(what: string, value: number, most: number, unit: string): void {
    const isMet = value <= most;
    if (!isMet) this.#missed += 1;
    const line = `${isMet ? 'met   ' : 'MISSED'}  ${what}: ${value.toFixed(2)} ${unit} (goal ${most})`;
    this.#goals.push(line);
    console.log(line);
  }

  summarise(): void {
    console.log(`\n── goals ──\n${this.#goals.join('\n')}`);
    if (this.#missed > 0) console.log(`${this.#missed} of ${this.#goals.length} missed.`);
  }
}

export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
