const WINDOW_MS = 10 * 60_000;

/** Recent usage of a scarce resource per person, on this node. */
export class PeopleShare {
  readonly #shareMs: number;
  #uses: { readonly person: string; readonly milliseconds: number; readonly endedAt: number }[] = [];

  constructor(shareMs: number) {
    this.#shareMs = shareMs;
  }

  note(use: { person: string; milliseconds: number; endedAt: number }): void {
    this.#uses.push(use);
  }

  /** People who have used a full share in the last ten minutes; others go first. */
  listServed(now: number): string[] {
    this.#uses = this.#uses.filter(({ endedAt }) => endedAt > now - WINDOW_MS);
    const had = new Map<string, number>();
    for (const { person, milliseconds } of this.#uses) had.set(person, (had.get(person) ?? 0) + milliseconds);
    return [...had].filter(([, milliseconds]) => milliseconds >= this.#shareMs).map(([person]) => person);
  }
}
