import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createStore } from '../lib/emitter.ts';

const place = createStore<HTMLElement | null>(null);
const side = createStore<HTMLElement | null>(null);
const fillers = createStore(0);

/** For the shell: registers the place for a screen's top bar content. */
export function setTopBarPlace(element: HTMLElement | null): void {
  place.set(element);
}

/** For the shell: registers the space beside its own buttons. */
export function setTopBarSide(element: HTMLElement | null): void {
  side.set(element);
}

/** Place where a screen shows who else is present; null if the shell has no top bar. */
export function useTopBarSide(): HTMLElement | null {
  return useSyncExternalStore(side.subscribe, side.read);
}

/** For the shell: whether a screen replaces the title. */
export function useIsTopBarFilled(): boolean {
  return useSyncExternalStore(fillers.subscribe, fillers.read) > 0;
}

/** Replaces the page title in the top bar with breadcrumbs or other content. */
export function TopBarSlot({ children }: { children: ReactNode }) {
  const element = useSyncExternalStore(place.subscribe, place.read);
  useEffect(() => {
    fillers.set(fillers.read() + 1);
    return () => fillers.set(fillers.read() - 1);
  }, []);
  return element && createPortal(children, element);
}
