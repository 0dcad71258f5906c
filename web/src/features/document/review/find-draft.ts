interface Passage {
  readonly from: number;
  readonly text: string;
  /** The surrounding text, to distinguish it from other places with the same words. */
  readonly before: string;
  readonly after: string;
}

/** Length of the text stored on either side of a passage, in UTF-16 units. */
const AROUND = 32;

/** The form open when the page was left: a comment, or a rewording of a passage. */
export interface Begun {
  readonly what: 'comment' | 'suggestion';
  /** null: the whole document. */
  readonly passage: Passage | null;
}

export function writeBegun({ what, passage }: Begun): string {
  return JSON.stringify({ what, passage });
}

/** Null if no form was open, or if the entry is malformed. */
export function readBegun(kept: string): Begun | null {
  try {
    const { what, passage } = JSON.parse(kept) as { what?: unknown; passage?: unknown };
    if (what !== 'comment' && what !== 'suggestion') return null;
    return { what, passage: readPassage(passage) };
  } catch {
    return null;
  }
}

function readPassage(passage: unknown): Passage | null {
  if (typeof passage !== 'object' || passage === null || !('from' in passage) || !('text' in passage)) return null;
  const { from, text } = passage;
  if (typeof from !== 'number' || typeof text !== 'string') return null;
  const read = (value: unknown): string => (typeof value === 'string' ? value : '');
  const { before, after } = { before: undefined, after: undefined, ...passage };
  return { from, text, before: read(before), after: read(after) };
}

/** A passage with the text around it. */
export function describePassage(
  { from, text }: { readonly from: number; readonly text: string },
  slice: (from: number, to: number) => string,
): Passage {
  const to = from + text.length;
  return { from, text, before: slice(Math.max(0, from - AROUND), from), after: slice(to, to + AROUND) };
}

/**
 * Finds a draft's passage after a reload: between the same surrounding text, otherwise in the only place with the same
 * words. Null if neither exists; the comment then applies to the whole document until its author chooses a passage.
 */
export function findPassage(place: Passage, whole: string): { from: number; to: number } | null {
  const { from, text, before, after } = place;
  const at = (start: number | null): { from: number; to: number } | null =>
    start === null ? null : { from: start, to: start + text.length };
  const around = before + text + after;
  if (around !== '' && whole.startsWith(around, from - before.length)) return at(from);
  const moved = findOnly(whole, around);
  return at(moved === null ? findOnly(whole, text) : moved + before.length);
}

function findOnly(text: string, part: string): number | null {
  const at = part === '' ? -1 : text.indexOf(part);
  return at >= 0 && text.indexOf(part, at + 1) < 0 ? at : null;
}
