/** Called when the network may have come back or gone, or the page becomes visible. */
export function watchNetwork(look: () => void, signal: AbortSignal): void {
  const lookIfSeen = (): void => {
    if (document.visibilityState !== 'hidden') look();
  };
  addEventListener('online', lookIfSeen, { signal });
  addEventListener('offline', look, { signal });
  document.addEventListener('visibilitychange', lookIfSeen, { signal });
}
