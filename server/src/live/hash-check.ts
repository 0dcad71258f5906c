/** Share of processor time (1 in …) spent on hashing, however often anyone asks. */
const SHARE = 20;

/** Compares a version of something large with what clients hold. */
export class HashCheck {
  #hash: { version: number; hash: string } | null = null;
  #restsUntil = 0;

  /** Null if this version is not hashed and it is too soon: clients ask again later. */
  compare(version: number, hash: string, read: () => string): boolean | null {
    if (this.#hash?.version !== version) {
      const began = performance.now();
      if (began < this.#restsUntil) return null;
      this.#hash = { version, hash: read() };
      const ended = performance.now();
      this.#restsUntil = ended + (ended - began) * SHARE;
    }
    return this.#hash.hash === hash;
  }
}
