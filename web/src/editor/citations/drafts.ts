import type { CslItem } from '@scriptorium/bibliography/csl-item.ts';
import { type Citer, type CitingLanguage, createCiter } from './engine.ts';
import {
  FIRST_ENTRIES,
  isNumbered,
  leaveOutBibliography,
  pickFirstEntries,
  pickInView,
  type View,
} from './first-drawn.ts';
import type { PrintedEntry } from './reference-list.ts';

export interface DraftRequest {
  /** Citations in text order. */
  readonly sources: readonly string[];
  /** What they and `nocite` cite, in this order. */
  readonly keys: readonly string[];
  readonly style: string | null;
  readonly language: CitingLanguage;
  /** With many works, those in view are drawn first, without waiting for the others. */
  readonly view?: View;
}

/** Receives part of a draft before the whole is ready. */
export type OnFirst = (draft: Draft) => void;

export interface Draft {
  /** With formatting marks; null if a key is unknown. */
  readonly citations: readonly (string | null)[];
  readonly entries: readonly PrintedEntry[];
  readonly styleFault: string | null;
}

type Read = (keys: readonly string[]) => readonly CslItem[] | Promise<readonly CslItem[]>;

/** How long a draft may keep the worker from answering anything else. */
const SLICE_MS = 30;

/** Fewer are drawn instantly, all at once. */
const MANY_WORKS = 60;

/** A citation processor kept for the next draft. */
interface Kept {
  readonly name: string;
  readonly made: Promise<Citer>;
  /** Whether it has finished drawing something. */
  isWhole: boolean;
}

/** Draws citations with a processor of our own, at once and nearly as exports print them. */
export class Drafts {
  readonly #read: Read;
  /** Lets other requests run. */
  readonly #pause: () => Promise<void>;
  #items = new Map<string, CslItem>();
  #citer: Kept | null = null;
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

  /** Rejects if another one is requested meanwhile, which continues from what has been done so far. */
  draw(request: DraftRequest, onFirst?: OnFirst): Promise<Draft> {
    this.#asked += 1;
    const turn = this.#asked;
    const drawn = this.#drawing.then(() => this.#draw(request, turn, onFirst));
    this.#drawing = drawn.catch(() => undefined);
    return drawn;
  }

  async #draw(request: DraftRequest, turn: number, onFirst?: OnFirst): Promise<Draft> {
    const { sources, keys, style, language, view } = request;
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
    const drawWith = async (known: Kept): Promise<Draft> => {
      const citer = await known.made;
      let since = performance.now();
      for (const _step of citer.prepare(keys, sources)) {
        if (performance.now() - since < SLICE_MS) continue;
        await goOn();
        since = performance.now();
      }
      known.isWhole = true;
      return {
        citations: sources.map((source) => citer.cite(source)),
        entries: citer.entries(),
        styleFault: citer.styleFault,
      };
    };
    const known = this.#citer?.name === name ? this.#citer : null;
    if (view && onFirst && keys.length >= MANY_WORKS && !known?.isWhole)
      for await (const first of this.#drawFirst(request, view)) {
        check();
        onFirst(first);
        await goOn();
      }
    if (known) {
      try {
        return await drawWith(known);
      } catch (error) {
        check();
        // The library sometimes fails on works that are no longer cited.
        console.warn('Citations are drawn from the beginning', error);
      }
    }
    this.#citer = { name, made: createCiter(this.#items, style, language), isWhole: false };
    return drawWith(this.#citer);
  }

  /**
   * First the citations in view, then the beginning of the list if that is in view. Numbered citations need all works;
   * otherwise those in view and similar ones suffice, in a fraction of the time.
   */
  async *#drawFirst({ sources, keys, style, language }: DraftRequest, view: View): AsyncGenerator<Draft> {
    const [items, numbered] = [this.#items, isNumbered(style)];
    const seen = pickInView(items, keys, sources, view);
    let citer = await createCiter(items, numbered ? style : leaveOutBibliography(style), language);
    citer.setCited(numbered ? keys : seen.keys);
    const { styleFault } = citer;
    const citations = sources.map((source, at) => (seen.places.has(at) ? citer.cite(source) : null));
    if (citations.some((text) => text !== null)) yield { citations, entries: [], styleFault };
    if (!view.hasList) return;
    if (!numbered) {
      citer = await createCiter(items, style, language);
      citer.setCited(pickFirstEntries(items, keys, style));
    }
    yield { citations, entries: citer.entries(FIRST_ENTRIES), styleFault };
  }
}
