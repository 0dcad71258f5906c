/** A page produced by trying out an export profile. */
export interface KeptTrial {
  readonly userId: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

const MAX = 8;

/** The latest trial pages, in memory only, so that each can be shown in a frame with its own policy. */
export class TrialShelf {
  readonly #kept = new Map<string, KeptTrial>();

  keep(id: string, trial: KeptTrial): void {
    this.#kept.set(id, trial);
    for (const old of [...this.#kept.keys()].slice(0, -MAX)) this.#kept.delete(old);
  }

  find(id: string): KeptTrial | undefined {
    return this.#kept.get(id);
  }
}
