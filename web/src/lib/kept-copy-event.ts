const COPY_KEPT = 'scriptorium-copy-kept';

/** One of this tab's texts has just been set aside. */
export function announceKeptCopy(): void {
  dispatchEvent(new Event(COPY_KEPT));
}

/** Calls back whenever that happens; returns how to stop. */
export function onKeptCopy(listener: () => void): () => void {
  addEventListener(COPY_KEPT, listener);
  return () => removeEventListener(COPY_KEPT, listener);
}
