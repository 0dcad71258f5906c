const COLORS = 10;

/** One of the ten cursor colours (1 to 10) for an ID; the same everywhere. */
export function pickPersonColor(id: string): number {
  let hash = 0;
  for (const character of id) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  // 31 leaves 1 when divided by 10: without mixing, IDs that differ in two places often share a colour.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return ((hash >>> 0) % COLORS) + 1;
}

/** The colour of everywhere else, unless somebody before in the same place has it and another is free; adds it to `taken`. */
export function takePersonColor(id: string, taken: Set<number>): number {
  let color = pickPersonColor(id);
  for (let tries = 1; taken.has(color) && tries < COLORS; tries += 1) color = (color % COLORS) + 1;
  taken.add(color);
  return color;
}

/** At most two letters of a name; "?" if there are none. */
export function readInitials(name: string): string {
  const words = name.split(/[\s@._-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const first = (word: string | undefined): string => word?.match(/[\p{L}\p{N}]/u)?.[0] ?? '';
  const initials = first(words[0]) + (words.length > 1 ? first(words.at(-1)) : '');
  return initials === '' ? '?' : initials.toLocaleUpperCase();
}
