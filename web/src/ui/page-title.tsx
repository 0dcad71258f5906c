import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../lib/emitter.ts';

const own = createStore<string | null>(null);

/** Overrides the route's title (file name, group name) while the screen is open. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    own.set(title);
    return () => own.set(null);
  }, [title]);
}

/** The title set by the screen, if any. */
export function useOwnPageTitle(): string | null {
  return useSyncExternalStore(own.subscribe, own.read);
}
