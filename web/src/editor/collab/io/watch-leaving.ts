interface Leaving {
  /** Writes down now what would be written soon. */
  readonly flush: () => void;
  readonly hasUnsent: () => boolean;
}

/** A page that is left or hidden keeps what was written; the browser asks before it leaves what is not sent. */
export function watchLeaving({ flush, hasUnsent }: Leaving, signal: AbortSignal): void {
  // A page that is left is not always hidden before.
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
