/**
 * Cache of recently read pages, by content, so that many readers of one page cost little. The least recently read is
 * evicted first.
 */
export class KeptPages {
  readonly #kept = new Map<string, string>();
  readonly #most: number;
  #size = 0;

  /** `most`: maximum size in characters. */
  constructor(most: number) {
    this.#most = most;
  }

  async read(hash: string, load: () => Promise<string>): Promise<string> {
    const known = this.#kept.get(hash);
    if (known !== undefined) {
      this.#kept.delete(hash);
      this.#kept.set(hash, known);
      return known;
    }
    const page = await load();
    if (!this.#kept.has(hash)) {
      this.#kept.set(hash, page);
      this.#size += page.length;
    }
    for (const [oldest, { length }] of this.#kept) {
      if (this.#size <= this.#most) break;
      this.#kept.delete(oldest);
      this.#size -= length;
    }
    return page;
  }
}
