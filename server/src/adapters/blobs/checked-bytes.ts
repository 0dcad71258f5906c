import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/** A content is not what it was when it was stored. */
export class DamagedContent extends Error {}

/**
 * Passes bytes on and counts their hash; the last part of them comes only when they are the ones they should be. Whoever
 * reads a damaged content therefore sees it break off, and never takes it for whole.
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
