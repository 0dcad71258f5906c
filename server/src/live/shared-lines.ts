import type { Text } from '@codemirror/state';
import { writeLines } from './large-texts.ts';

/** Serialized lines of a large text, shared by everyone who opens it, as long as anyone holds them. */
export class SharedLines {
  #written: { version: number; lines: WeakRef<Uint8Array> } | null = null;
  #writing: { version: number; lines: Promise<Uint8Array> } | null = null;

  /** The text may have changed meanwhile: newer updates are pulled. */
  async write({ version, text }: { version: number; text: Text }): Promise<{ version: number; lines: Uint8Array }> {
    const held = this.#written?.version === version ? this.#written.lines.deref() : undefined;
    if (held !== undefined) return { version, lines: held };
    if (this.#writing?.version !== version) this.#writing = { version, lines: writeLines(text, '}') };
    const { lines } = this.#writing;
    const shared = await lines;
    this.#written = { version, lines: new WeakRef(shared) };
    if (this.#writing?.lines === lines) this.#writing = null;
    return { version, lines: shared };
  }
}
