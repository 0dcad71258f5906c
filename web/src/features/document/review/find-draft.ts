interface Passage {
  readonly from: number;
  readonly text: string;
}

/** The form that was open when the page was left: a comment, or a rewording of a passage. */
export interface Begun {
  readonly what: 'comment' | 'suggestion';
  /** null: the whole document. */
  readonly passage: Passage | null;
}

export function writeBegun({ what, passage }: Begun): string {
  return JSON.stringify({ what, passage: passage && { from: passage.from, text: passage.text } });
}

/** null if no form was open or the entry cannot be read. */
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
  return typeof from === 'number' && typeof text === 'string' ? { from, text } : null;
}

/**
 * Finds a draft's passage after a reload: at its old position, or wherever else its text occurs exactly once. null if
 * neither holds; the comment then applies to the whole document until its author says otherwise.
 */
export function findPassage(place: Passage, text: string): { from: number; to: number } | null {
  if (text.startsWith(place.text, place.from)) return { from: place.from, to: place.from + place.text.length };
  const at = place.text === '' ? -1 : text.indexOf(place.text);
  const isOnly = at >= 0 && text.indexOf(place.text, at + 1) < 0;
  return isOnly ? { from: at, to: at + place.text.length } : null;
}
