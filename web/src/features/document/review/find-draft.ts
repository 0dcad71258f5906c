/**
 * Where the passage of a draft is after a reload: where it was, or at the only other place with that text. null when
 * nobody can tell, and then the comment is on the whole document until its author says otherwise.
 */
export function findDraft(kept: string, text: string): { from: number; to: number } | null {
  const place = readPlace(kept);
  if (place === null) return null;
  if (text.startsWith(place.text, place.from)) return { from: place.from, to: place.from + place.text.length };
  const at = place.text === '' ? -1 : text.indexOf(place.text);
  const isOnly = at >= 0 && text.indexOf(place.text, at + 1) < 0;
  return isOnly ? { from: at, to: at + place.text.length } : null;
}

function readPlace(kept: string): { from: number; text: string } | null {
  try {
    const place: unknown = JSON.parse(kept);
    if (typeof place !== 'object' || place === null || !('from' in place) || !('text' in place)) return null;
    const { from, text } = place;
    return typeof from === 'number' && typeof text === 'string' ? { from, text } : null;
  } catch {
    return null;
  }
}
