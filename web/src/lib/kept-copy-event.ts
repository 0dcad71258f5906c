const COPY_KEPT = 'scriptorium-copy-kept';

/** Announces that one of this tab's texts has just been set aside. */
export function announceKeptCopy(): void {
  dispatchEvent(new Event(COPY_KEPT));
}

/** Subscribes to these announcements; returns a function that unsubscribes. */
export function onKeptCopy(listener: () => void): () => void {
  addEventListener(COPY_KEPT, listener);
  return () => removeEventListener(COPY_KEPT, listener);
}
