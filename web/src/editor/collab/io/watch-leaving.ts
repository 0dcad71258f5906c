interface Leaving {
  /** Writes pending records now. */
  readonly flush: () => void;
  readonly hasUnsent: () => boolean;
}

/** Flushes when the page is hidden or left; the browser warns if changes are unsent. */
export function watchLeaving({ flush, hasUnsent }: Leaving, signal: AbortSignal): void {
  // A page is not always hidden before it is left.
  addEventListener('pagehide', () => flush(), { signal });
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') flush();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  const warn = (event: BeforeUnloadEvent): void => {
    if (hasUnsent()) event.preventDefault();
  };
  addEventListener('beforeunload', warn, { signal });
}
