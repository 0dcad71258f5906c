/** Emphasis that Markdown and Word both have. */
export type Emphasis = 'bold' | 'italic' | 'struck' | 'marked' | 'raised' | 'lowered';

/** The look of a word as a canonical list such as `bold italic`, so that two looks can be compared as strings. */
export type Look = string;

export const PLAIN: Look = '';

const MARKERS: Readonly<Record<Emphasis, string>> = {
  bold: '**',
  italic: '*',
  struck: '~~',
  marked: '==',
  raised: '^',
  lowered: '~',
};
const ORDER = Object.keys(MARKERS) as Emphasis[];

export const listEmphasis = (look: Look): Emphasis[] => (look === PLAIN ? [] : (look.split(' ') as Emphasis[]));

export function withEmphasis(look: Look, one: Emphasis, isOn: boolean): Look {
  const all = new Set(listEmphasis(look));
  if (isOn) all.add(one);
  else all.delete(one);
  return ORDER.filter((some) => all.has(some)).join(' ');
}

/** The emphasis in `look` that `other` lacks. */
export function emphasisWithout(look: Look, other: Look): Emphasis[] {
  const there = listEmphasis(other);
  return listEmphasis(look).filter((one) => !there.includes(one));
}

/** Its opening markers; read backwards, the closing ones. */
export const markersOf = (emphasis: readonly Emphasis[]): string => emphasis.map((one) => MARKERS[one]).join('');

/** pandoc allows no spaces inside superscripts and subscripts. */
export const holdsNoSpace = (emphasis: readonly Emphasis[]): boolean =>
  emphasis.includes('raised') || emphasis.includes('lowered');

/** What remains of an opening marker without this emphasis; null if the marker does not contain it. */
export function markerWithout(marker: string, one: Emphasis): string | null {
  const [sign] = marker;
  if (one !== 'bold' && one !== 'italic') return marker === MARKERS[one] ? '' : null;
  if (sign !== '*' && sign !== '_') return null;
  const taken = MARKERS[one].length;
  if (marker.length !== taken && marker.length !== 3) return null;
  return marker.slice(taken);
}
