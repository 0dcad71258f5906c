/** Maximum length of a guest's name, in code points. */
export const GUEST_NAME_LENGTH = 60;

/**
 * Validates a guest's chosen name and returns it in NFC with single spaces; null if it is not valid. Allowed are
 * letters, digits and what joins them in names: nothing invisible, nothing that changes the direction of text, and no
 * brackets, which are reserved for marking guests.
 */
export function readGuestName(given: string): string | null {
  const name = given.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  if (name === '' || [...name].length > GUEST_NAME_LENGTH) return null;
  if (!/^[\p{L}\p{M}\p{N} .,'’·-]+$/u.test(name)) return null;
  // Stacked combining marks would cover neighbouring lines.
  if (/\p{M}{4}/u.test(name) || /^\p{M}/u.test(name)) return null;
  return /[\p{L}\p{N}]/u.test(name) ? name : null;
}

/** A guest's name as shown to others, distinguishable from a member's whatever they call themselves. */
export function nameGuest(name: string): string {
  return `${name} (guest)`;
}

/** Whether a name was made by {@link nameGuest}. Such names remain visible after the guest has gone. */
export function isGuestName(name: string): boolean {
  return name.endsWith(' (guest)');
}
