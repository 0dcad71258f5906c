/**
 * IDs of all guest identities used in this browser that may have texts stored on it: without an account, nothing else
 * records them.
 */
const KEY = 'scriptorium-guests';

export function listGuestsHere(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function noteGuestHere(id: string): void {
  write([...new Set([...listGuestsHere(), id])]);
}

export function forgetGuestHere(id: string): void {
  write(listGuestsHere().filter((each) => each !== id));
}

function write(ids: readonly string[]): void {
  if (ids.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(ids));
}
