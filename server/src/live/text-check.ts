import type { Text } from '@codemirror/state';
import { hashText } from '@scriptorium/contract/live/limits.ts';

/** Share of processor time (1 in …) spent on hashing a text, however often anyone asks. */
const SHARE = 20;

/** Compares a text with what clients hold. */
export class TextCheck {
  #hash: { version: number; hash: string } | null = null;
  #restsUntil = 0;

  /** Null if this version is not hashed and it is too soon: clients ask again later. */
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
