const listeners = new Set<() => void>();

/** The server reported that there is no session (any more). */
export function reportSessionEnd(): void {
  for (const listener of listeners) listener();
}

export function subscribeSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
