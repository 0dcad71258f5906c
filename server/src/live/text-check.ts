import type { Text } from '@codemirror/state';
import { hashText } from '@scriptorium/contract/live/limits.ts';

/** Of the time of this process at most one part in so many goes into hashing one text, whoever asks and however often. */
const SHARE = 20;

/** Compares a text with what clients hold. */
export class TextCheck {
  #hash: { version: number; hash: string } | null = null;
  #restsUntil = 0;

  /** Null when this version was not hashed and it is too soon to: clients ask again at another version. */
  compare({ version, text }: { version: number; text: Text }, hash: string): boolean | null {
    if (this.#hash?.version !== version) {
      const began = performance.now();
      if (began < this.#restsUntil) return null;
      this.#hash = { version, hash: hashText(text.iter()) };
      const ended = performance.now();
      this.#restsUntil = ended + (ended - began) * SHARE;
    }
    return this.#hash.hash === hash;
  }
}
