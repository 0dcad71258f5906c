/** What opens the list of shortcuts; the launcher listens, so that nobody else brings the list's code. */
const listeners = new Set<() => void>();

export function openShortcuts(): void {
  for (const listener of listeners) listener();
}

export function subscribeShortcuts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
