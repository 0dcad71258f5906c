/** People's colours are numbered from 1. */
export const PERSON_COLORS = 10;

/**
 * The order in which new accounts get them: indigo, teal, garnet, green, sky, violet, orange, magenta, and last ochre,
 * which is like a commented passage, and slate, which is hardly a colour. Any that follow each other are hard to
 * confuse, also for the colour-blind.
 */
export const COLORS_IN_TURN: readonly number[] = [10, 1, 8, 4, 7, 3, 2, 5, 6, 9];

/** The colour of an account's ID, or of a name that belongs to no account. */
export function colorOfId(id: string): number {
  let hash = 0;
  for (const character of id) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  // 31 ≡ 1 (mod 10): without mixing, IDs that differ in two places often share a colour.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return ((hash >>> 0) % PERSON_COLORS) + 1;
}
