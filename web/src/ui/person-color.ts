/** One of the ten cursor colours (1 to 10) for an ID; the same everywhere. */
export function pickPersonColor(id: string): number {
  let hash = 0;
  for (const character of id) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return (hash % 10) + 1;
}

/** At most two letters of a name; "?" if there are none. */
export function readInitials(name: string): string {
  const words = name.split(/[\s@._-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const first = (word: string | undefined): string => word?.match(/[\p{L}\p{N}]/u)?.[0] ?? '';
  const initials = first(words[0]) + (words.length > 1 ? first(words.at(-1)) : '');
  return initials === '' ? '?' : initials.toLocaleUpperCase();
}
