/** Share of processor time (1 in …) spent on hashing, however often clients ask. */
const SHARE = 20;

/** Anything cheaper is never delayed: with a small text, everyone is answered at once. */
const FREE_MS = 1;

/** Compares a version of something large with what clients have. */
export class HashCheck {
  #hash: { version: number; hash: string } | null = null;
  #nextHashAt = 0;
  readonly #readSpent: () => number;

  /** `readSpent`: processor time of this thread, in milliseconds since any fixed point. */
  constructor(readSpent: () => number = readThreadTime) {
    this.#readSpent = readSpent;
  }

  /** Null if this version has not been hashed and it is too soon to do so: clients ask again later. */
  compare(version: number, hash: string, read: () => string): boolean | null {
    if (this.#hash?.version !== version) {
      if (performance.now() < this.#nextHashAt) return null;
      // Not wall time, which on a busy machine would include other processes.
      const before = this.#readSpent();
      this.#hash = { version, hash: read() };
      const took = this.#readSpent() - before;
      if (took > FREE_MS) this.#nextHashAt = performance.now() + took * SHARE;
    }
    return this.#hash.hash === hash;
  }
}

function readThreadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
