import type { DiffPart } from './word-diff.ts';

/** Front matter in a comparison of two texts. */
export interface FrontChanges {
  /** Index of the first part that extends beyond the front matter, and how many code units of it still belong to it. */
  readonly part: number;
  readonly units: number;
  /** Keys whose values differ, as written, in the order of the newer text. */
  readonly keys: readonly string[];
}

/**
 * Finds where the front matter ends in a comparison, and which keys differ. Null unless both texts have front matter
 * whose end falls at the same place in an unchanged part.
 */
export function findFrontChanges(parts: readonly DiffPart[]): FrontChanges | null {
  const [before, after] = [join(parts, 'added'), join(parts, 'removed')];
  const [oldEnd, newEnd] = [findEnd(before), findEnd(after)];
  if (oldEnd === 0 || newEnd === 0) return null;
  let [was, is] = [0, 0];
  for (const [part, { kind, text }] of parts.entries()) {
    const units = newEnd - is;
    if (kind === 'same' && units >= 0 && units <= text.length && oldEnd - was === units)
      return { part, units, keys: compareKeys(before.slice(0, oldEnd), after.slice(0, newEnd)) };
    if (kind !== 'added') was += text.length;
    if (kind !== 'removed') is += text.length;
  }
  return null;
}

function join(parts: readonly DiffPart[], without: DiffPart['kind']): string {
  return parts.map(({ kind, text }) => (kind === without ? '' : text)).join('');
}

/** Position after the line that closes the front matter; 0 if the text has none. */
function findEnd(text: string): number {
  if (!text.startsWith('---\n')) return 0;
  for (let at = 4; at < text.length;) {
    const next = text.indexOf('\n', at);
    const end = next < 0 ? text.length : next;
    const line = text.slice(at, end);
    if (line === '---' || line === '...') return Math.min(text.length, end + 1);
    at = end + 1;
  }
  return 0;
}

function compareKeys(before: string, after: string): string[] {
  const [old, now] = [readKeys(before), readKeys(after)];
  return [...new Set([...now.keys(), ...old.keys()])].filter((key) => old.get(key) !== now.get(key));
}

/** The lines of each top-level key. */
function readKeys(front: string): Map<string, string> {
  const keys = new Map<string, string>();
  let key = '';
  // Without the delimiter lines.
  for (const line of front.trimEnd().split('\n').slice(1, -1)) {
    key = /^([A-Za-z][\w-]*):/u.exec(line)?.[1] ?? key;
    if (key !== '') keys.set(key, `${keys.get(key) ?? ''}${line}\n`);
  }
  return keys;
}
