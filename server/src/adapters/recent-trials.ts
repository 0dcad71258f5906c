/** The result of trying out an export profile. */
export interface TrialPage {
  readonly userId: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

const MAX_PAGES = 8;

/** The latest trial pages, kept in memory so that each can be shown in a frame with a policy of its own. */
export class RecentTrials {
  readonly #pages = new Map<string, TrialPage>();

  keep(id: string, trial: TrialPage): void {
    this.#pages.set(id, trial);
    for (const old of [...this.#pages.keys()].slice(0, -MAX_PAGES)) this.#pages.delete(old);
  }

  find(id: string): TrialPage | undefined {
    return this.#pages.get(id);
  }
}
