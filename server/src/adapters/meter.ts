/** Upper bounds of the time buckets, in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface Histogram {
  buckets: number[];
  sum: number;
  count: number;
}

/** Counters and histograms in memory, written as Prometheus text. Labels must never be user input. */
export class Meter {
  readonly #counters = new Map<string, Map<string, number>>();
  readonly #histograms = new Map<string, Histogram>();

  count(name: string, label = ''): void {
    const series = this.#counters.get(name) ?? new Map<string, number>();
    this.#counters.set(name, series);
    series.set(label, (series.get(label) ?? 0) + 1);
  }

  time(name: string, milliseconds: number): void {
    const histogram = this.#histograms.get(name) ?? { buckets: BOUNDS.map(() => 0), sum: 0, count: 0 };
    this.#histograms.set(name, histogram);
    const seconds = milliseconds / 1000;
    histogram.sum += seconds;
    histogram.count += 1;
    const at = BOUNDS.findIndex((bound) => seconds <= bound);
    if (at !== -1) histogram.buckets[at] = (histogram.buckets[at] ?? 0) + 1;
  }

  /** Unused counters are written as zero, so that graphs start there. */
  writeCounter(name: string, help: string): string {
    const series = this.#counters.get(name) ?? new Map([['', 0]]);
    const lines = [...series].map(([label, value]) => `${name}${label === '' ? '' : `{${label}}`} ${value}`);
    return `# HELP ${name} ${help}\n# TYPE ${name} counter\n${lines.join('\n')}\n`;
  }

  writeHistogram(name: string, help: string): string {
    const { buckets, sum, count } = this.#histograms.get(name) ?? { buckets: [], sum: 0, count: 0 };
    let below = 0;
    const lines = BOUNDS.map((bound, at) => {
      below += buckets[at] ?? 0;
      return `${name}_bucket{le="${bound}"} ${below}`;
    });
    lines.push(`${name}_bucket{le="+Inf"} ${count}`, `${name}_sum ${sum}`, `${name}_count ${count}`);
    return `# HELP ${name} ${help}\n# TYPE ${name} histogram\n${lines.join('\n')}\n`;
  }
}
