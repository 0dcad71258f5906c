const COPY_KEPT = 'scriptorium-copy-kept';

/** A text of this tab was set aside just now. */
export function announceKeptCopy(): void {
  dispatchEvent(new Event(COPY_KEPT));
}

/** Calls back whenever that happens; returns the function that stops it. */
export function onKeptCopy(listener: () => void): () => void {
  addEventListener(COPY_KEPT, listener);
  return () => removeEventListener(COPY_KEPT, listener);
}
