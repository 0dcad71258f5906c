import type { CslItem } from '@scriptorium/bibliography/csl-item.ts';
import { type Citer, type CitingLanguage, createCiter, type PrintedEntry } from './engine.ts';

export interface DraftRequest {
  /** Citations in text order. */
  readonly sources: readonly string[];
  /** What they and `nocite` cite, in this order. */
  readonly keys: readonly string[];
  readonly style: string | null;
  readonly language: CitingLanguage;
}

export interface Draft {
  /** With formatting marks; null if a key is unknown. */
  readonly citations: readonly (string | null)[];
  readonly entries: readonly PrintedEntry[];
  readonly styleFault: string | null;
}

/** Draws citations with a processor of our own, at once and nearly as exports print them. */
export class Drafts {
  readonly #read: (keys: readonly string[]) => readonly CslItem[];
  readonly #items = new Map<string, CslItem>();
  #citer: { readonly name: string; readonly made: Promise<Citer> } | null = null;

  constructor(read: (keys: readonly string[]) => readonly CslItem[]) {
    this.#read = read;
  }

  /** The works have changed. */
  forget(): void {
    this.#items.clear();
    this.#citer = null;
  }

  async draw({ sources, keys, style, language }: DraftRequest): Promise<Draft> {
    for (const item of this.#read(keys.filter((key) => !this.#items.has(key)))) this.#items.set(item.id, item);
    const name = JSON.stringify([style, language]);
    if (this.#citer?.name !== name) this.#citer = { name, made: createCiter(this.#items, style, language) };
    const citer = await this.#citer.made;
    citer.setCited(keys);
    return {
      citations: sources.map((source) => citer.cite(source)),
      entries: citer.entries(),
      styleFault: citer.styleFault,
    };
  }
}
