import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/** Stored content no longer matches its hash. */
export class DamagedContent extends Error {}

/**
 * Passes bytes through while hashing them, and withholds the last chunk until the hash matches: damaged content breaks
 * off, and never looks like a complete file.
 */
export class CheckedBytes extends Transform {
  readonly #wanted: string;
  readonly #digest = createHash('sha256');
  #held: Buffer | undefined;

  constructor(wanted: string) {
    super();
    this.#wanted = wanted;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#digest.update(chunk);
    const ready = this.#held;
    this.#held = chunk;
    done(null, ready);
  }

  override _flush(done: TransformCallback): void {
    if (this.#digest.digest('hex') !== this.#wanted)
      done(new DamagedContent(`The content ${this.#wanted} is damaged.`));
    else done(null, this.#held);
  }
}
