import { type CslItem, firstNames, yearOf } from '@scriptorium/bibliography/csl-item.ts';
import { defaultStyle } from './default-style.ts';
import { parseCitation } from './parse-citation.ts';

/** What is visible of a text. */
export interface View {
  /** Index of the first citation on the screen, or below it. */
  readonly from: number;
  /** Whether the bibliography is on the screen. */
  readonly hasList: boolean;
}

/** About as many as fit on a screen. */
const MOST_SEEN = 12;
/** Including similar works. Each takes several milliseconds. */
const MOST_WORKS = 16;
export const FIRST_ENTRIES = 12;

type Works = ReadonlyMap<string, CslItem>;

/** In such styles a citation depends on all works, but few of them disambiguate, which is what takes the time. */
export function isNumbered(style: string | null): boolean {
  return (style ?? defaultStyle).includes('citation-number');
}

function findBibliography(style: string): readonly [from: number, to: number] {
  const from = style.search(/<bibliography[\s>]/);
  const end = style.indexOf('</bibliography>', from);
  return from < 0 || end < 0 ? [style.length, style.length] : [from, end + '</bibliography>'.length];
}

/** A style without a bibliography, which is parsed in half the time. */
export function leaveOutBibliography(style: string | null): string {
  const whole = style ?? defaultStyle;
  const [from, to] = findBibliography(whole);
  return whole.slice(0, from) + whole.slice(to);
}

/**
 * The citations in view, and the works needed for them: their own, then others by the same authors, same year first.
 */
export function pickInView(
  items: Works,
  keys: readonly string[],
  sources: readonly string[],
  { from }: View,
): { readonly places: ReadonlySet<number>; readonly keys: readonly string[] } {
  const namesOf = (key: string): string => {
    const { author, editor } = items.get(key) ?? {};
    const first = author?.[0] ?? editor?.[0];
    return first?.family ?? first?.literal ?? '';
  };
  const workOf = (key: string): string => (items.has(key) ? `${namesOf(key)} ${yearOf(items.get(key)!)}` : key);
  const places = new Set<number>();
  const seen = new Set<string>();
  for (let at = from; at < sources.length && places.size < MOST_SEEN && seen.size < MOST_SEEN; at += 1) {
    places.add(at);
    for (const { id } of parseCitation(sources[at]!).items) if (items.has(id)) seen.add(id);
  }
  const known = new Set(seen);
  for (const describe of [workOf, namesOf]) {
    const wanted = new Set(Array.from(seen, describe));
    for (const key of keys) if (known.size < MOST_WORKS && wanted.has(describe(key))) known.add(key);
  }
  return { places, keys: keys.filter((key) => known.has(key)) };
}

/** The works likely to come first in the list, as far as can be told without the style's own rules. */
export function pickFirstEntries(items: Works, keys: readonly string[], style: string | null): readonly string[] {
  const whole = style ?? defaultStyle;
  if (!whole.slice(...findBibliography(whole)).includes('<sort>')) return keys.slice(0, FIRST_ENTRIES);
  const { compare } = new Intl.Collator(undefined, { sensitivity: 'base', ignorePunctuation: true, numeric: true });
  const sorted = keys.flatMap((key) => {
    const item = items.get(key);
    return item ? [{ key, by: [firstNames(item), yearOf(item), item.title ?? ''].join(' ') }] : [];
  });
  return sorted
    .sort((a, b) => compare(a.by, b.by))
    .slice(0, FIRST_ENTRIES)
    .map(({ key }) => key);
}
