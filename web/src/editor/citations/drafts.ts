import type { CslItem } from '@scriptorium/bibliography/csl-item.ts';
import { type Citer, type CitingLanguage, createCiter } from './engine.ts';
import type { PrintedEntry } from './reference-list.ts';

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

type Read = (keys: readonly string[]) => readonly CslItem[] | Promise<readonly CslItem[]>;

/** How long a draft may keep the worker from answering anything else. */
const SLICE_MS = 30;

/** Draws citations with a processor of our own, at once and nearly as exports print them. */
export class Drafts {
  readonly #read: Read;
  /** Lets others have their turn. */
  readonly #pause: () => Promise<void>;
  #items = new Map<string, CslItem>();
  #citer: { readonly name: string; readonly made: Promise<Citer> } | null = null;
  #asked = 0;
  #drawing: Promise<unknown> = Promise.resolve();

  constructor(read: Read, pause: () => Promise<void>) {
    this.#read = read;
    this.#pause = pause;
  }

  /** The works have changed. */
  forget(): void {
    this.#asked += 1;
    this.#items = new Map();
    this.#citer = null;
  }

  /** Fails if another is asked for meanwhile, which goes on from what has been done for this one. */
  draw(request: DraftRequest): Promise<Draft> {
    this.#asked += 1;
    const turn = this.#asked;
    const drawn = this.#drawing.then(() => this.#draw(request, turn));
    this.#drawing = drawn.catch(() => undefined);
    return drawn;
  }

  async #draw({ sources, keys, style, language }: DraftRequest, turn: number): Promise<Draft> {
    const check = (): void => {
      if (turn !== this.#asked) throw new Error('Another draft is asked for.');
    };
    const goOn = async (): Promise<void> => {
      await this.#pause();
      check();
    };
    await goOn();
    const read = await this.#read(keys.filter((key) => !this.#items.has(key)));
    check();
    for (const item of read) this.#items.set(item.id, item);
    const name = JSON.stringify([style, language]);
    const drawWith = async (known: Promise<Citer>): Promise<Draft> => {
      const citer = await known;
      let since = performance.now();
      for (const _step of citer.prepare(keys, sources)) {
        if (performance.now() - since < SLICE_MS) continue;
        await goOn();
        since = performance.now();
      }
      return {
        citations: sources.map((source) => citer.cite(source)),
        entries: citer.entries(),
        styleFault: citer.styleFault,
      };
    };
    if (this.#citer?.name === name) {
      try {
        return await drawWith(this.#citer.made);
      } catch (error) {
        check();
        // The library fails at some works that are not cited any more.
        console.warn('Citations are drawn from the beginning', error);
      }
    }
    this.#citer = { name, made: createCiter(this.#items, style, language) };
    return drawWith(this.#citer.made);
  }
}
