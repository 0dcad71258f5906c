import type { PrintedBy } from './printed.ts';
import type { PrintedEntry } from './reference-list.ts';
import type { CitedPlace } from './sketch.ts';

/** How a text's citations were drawn last time; shown on the next visit while the drawing code loads. */
export interface KeptPrint {
  readonly by: PrintedBy;
  /** The text's style and language. */
  readonly style: string;
  /** Everything drawn, except for the works. */
  readonly name: string;
  /** In text order. */
  readonly citations: readonly KeptCitation[];
  readonly entries: readonly PrintedEntry[];
}

export interface KeptCitation {
  readonly source: string;
  readonly text: string | null;
  readonly isPrinted: boolean;
}

export interface Recalled {
  readonly citations: readonly (string | null)[];
  readonly arePrinted: readonly boolean[];
}

/** A longer one would keep the device busy when a text is opened, defeating its purpose. */
const MOST_LETTERS = 400_000;

export function isShortEnough({ citations, entries }: KeptPrint): boolean {
  const all = [...citations.map(({ source, text }) => source + text), ...entries.map(({ text }) => text)];
  return all.reduce((sum, { length }) => sum + length, 0) <= MOST_LETTERS;
}

/** Restores how a text's citations looked. Citations are matched by their source, wherever they are now. */
export function recallPrint(kept: KeptPrint, places: readonly CitedPlace[]): Recalled {
  const bySource = new Map<string, KeptCitation>();
  for (const one of kept.citations) if (!bySource.has(one.source)) bySource.set(one.source, one);
  const known = places.map(({ source }, at) => {
    const here = kept.citations[at];
    return here?.source === source ? here : bySource.get(source);
  });
  return {
    citations: known.map((one) => one?.text ?? null),
    arePrinted: known.map((one) => one?.isPrinted ?? false),
  };
}
