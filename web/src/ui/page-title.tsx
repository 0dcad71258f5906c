import { useEffect, useSyncExternalStore } from 'react';

let own: string | null = null;
const listeners = new Set<() => void>();

function set(title: string | null): void {
  own = title;
  for (const listener of listeners) listener();
}

/** Overrides the route's title (file name, group name) while the screen is open. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    set(title);
    return () => set(null);
  }, [title]);
}

/** The title set by the screen, if any. */
export function useOwnPageTitle(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => own,
  );
}
