import type { Draft } from './drafts.ts';
import type { Sketch } from './sketch.ts';

const MOST = 5_000;

type Drawn = Pick<Draft, 'citations' | 'entries'>;

/** A draft improved by what exports are known to print. */
interface Improved extends Drawn {
  /** For each citation, whether an export has printed it. */
  readonly arePrinted: readonly boolean[];
}

/**
 * Remembers how exports print what a draft shows. Drafts may differ from print and would otherwise flicker with each
 * new citation, as would the mark on citations not printed yet.
 */
export class Learned {
  #texts = new Map<string, string>();

  forget(): void {
    this.#texts.clear();
  }

  learn({ places }: Sketch, draft: Drawn, printed: Drawn): void {
    if (this.#texts.size > MOST) this.#texts.clear();
    places.forEach(({ source }, index) => this.#add(source, draft.citations[index], printed.citations[index]));
    const byKey = new Map(printed.entries.map(({ key, text }) => [key, text]));
    for (const { key, text } of draft.entries) this.#add(key, text, byKey.get(key));
  }

  improve({ places }: Sketch, { citations, entries }: Drawn): Improved {
    const known = places.map(({ source }, index) => this.#find(source, citations[index] ?? null));
    return {
      citations: known.map((text, index) => text ?? citations[index] ?? null),
      entries: entries.map(({ key, text }) => ({ key, text: this.#find(key, text) ?? text })),
      arePrinted: known.map((text) => text !== null),
    };
  }

  #find(what: string, draft: string | null): string | null {
    return (draft === null ? undefined : this.#texts.get(`${what}\n${draft}`)) ?? null;
  }

  #add(what: string, draft: string | null | undefined, printed: string | null | undefined): void {
    if (typeof draft === 'string' && typeof printed === 'string') this.#texts.set(`${what}\n${draft}`, printed);
  }
}
