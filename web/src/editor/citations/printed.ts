import { type EditorState, RangeSet, RangeValue, StateEffect, StateField } from '@codemirror/state';
import { type CitedPlace, flatten } from './sketch.ts';
import type { PrintedEntry } from './reference-list.ts';

/** Where the printed form of citations comes from: our own quick draft, or the exports' converter. */
export type PrintedBy = 'draft' | 'exports';

/** What is known about how a text's citations print. */
export interface Printing {
  readonly by: PrintedBy;
  readonly entries: readonly PrintedEntry[];
  /** Why their printed form is unknown, as a sentence. */
  readonly fault: string | null;
  /** Entries yet to be drawn. */
  readonly pending: number;
  /** The heading above the entries; empty: none. */
  readonly title: string;
}

/** The printed form of each citation that can be drawn. */
export interface PrintedPlace extends CitedPlace {
  readonly text: string;
  /** Whether an export has printed it like this. */
  readonly isPrinted: boolean;
}

export type PrintedCitation = Pick<PrintedPlace, 'text' | 'isPrinted'>;

class PrintedText extends RangeValue {
  readonly source: string;
  readonly printed: PrintedCitation;

  constructor(source: string, printed: PrintedCitation) {
    super();
    this.source = source;
    this.printed = printed;
  }
}

interface Known {
  readonly printing: Printing;
  readonly places: RangeSet<PrintedText>;
  /** For citations that have been moved or copied since. */
  readonly bySource: ReadonlyMap<string, PrintedCitation>;
  readonly byKey: ReadonlyMap<string, string>;
  /** Where the bibliography goes; null: to the end. */
  readonly refs: number | null;
}

export interface Published extends Printing {
  readonly places: readonly PrintedPlace[];
  readonly refs: number | null;
}

export const setPrinted = StateEffect.define<Published>();

const nothing: Known = {
  printing: { by: 'draft', entries: [], pending: 0, fault: null, title: '' },
  places: RangeSet.empty,
  bySource: new Map(),
  byKey: new Map(),
  refs: null,
};

export const printedField = StateField.define<Known>({
  create: () => nothing,
  update(value, tr) {
    for (const effect of tr.effects) if (effect.is(setPrinted)) return read(effect.value);
    if (!tr.docChanged) return value;
    const refs = value.refs === null ? null : tr.changes.mapPos(value.refs, 1);
    return { ...value, places: value.places.map(tr.changes), refs };
  },
});

function read({ places, refs, ...printing }: Published): Known {
  const bySource = new Map<string, PrintedCitation>();
  for (const place of places) if (!bySource.has(place.source)) bySource.set(place.source, place);
  return {
    printing,
    refs,
    places: RangeSet.of(
      places.map((place) => new PrintedText(place.source, place).range(place.from, place.to)),
      true,
    ),
    bySource,
    byKey: new Map(printing.entries.map(({ key, text }) => [key, text])),
  };
}

/** The citation at a position as printed, or an equal one elsewhere; null while unknown. */
export function printedAt(state: EditorState, source: string, from: number): PrintedCitation | null {
  const known = state.field(printedField, false);
  if (!known) return null;
  const wanted = flatten(source);
  let here: PrintedCitation | null = null;
  known.places.between(from, from, (start, _end, value) => {
    if (start === from && value.source === wanted) here = value.printed;
  });
  return here ?? known.bySource.get(wanted) ?? null;
}

/** The citation as printed at its first occurrence. */
export function printedSource(state: EditorState, source: string): string | null {
  return state.field(printedField, false)?.bySource.get(flatten(source))?.text ?? null;
}

export function printedEntry(state: EditorState, key: string): string | null {
  return state.field(printedField, false)?.byKey.get(key) ?? null;
}

/** The works that have an entry; null while there are none. */
export function printedKeys(state: EditorState): ReadonlySet<string> | null {
  const byKey = state.field(printedField, false)?.byKey;
  return byKey && byKey.size > 0 ? new Set(byKey.keys()) : null;
}

export function readPrinting(state: EditorState): Printing {
  return state.field(printedField, false)?.printing ?? nothing.printing;
}
