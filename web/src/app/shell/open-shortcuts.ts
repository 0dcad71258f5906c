/** Opens the list of shortcuts. The launcher subscribes, so that callers do not load the list's code. */
const listeners = new Set<() => void>();

export function openShortcuts(): void {
  for (const listener of listeners) listener();
}

export function subscribeShortcuts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
