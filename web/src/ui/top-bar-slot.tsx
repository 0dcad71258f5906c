import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createStore } from '../lib/emitter.ts';

const place = createStore<HTMLElement | null>(null);
const side = createStore<HTMLElement | null>(null);
const fillers = createStore(0);

/** For the shell: where a screen's top bar content goes. */
export function setTopBarPlace(element: HTMLElement | null): void {
  place.set(element);
}

/** For the shell: the room beside its own buttons. */
export function setTopBarSide(element: HTMLElement | null): void {
  side.set(element);
}

/** Where a screen says who else is there; null where the shell has no top bar. */
export function useTopBarSide(): HTMLElement | null {
  return useSyncExternalStore(side.subscribe, side.read);
}

/** For the shell: whether a screen replaces the title. */
export function useIsTopBarFilled(): boolean {
  return useSyncExternalStore(fillers.subscribe, fillers.read) > 0;
}

/** Puts breadcrumbs (or anything else) in place of the page title in the top bar. */
export function TopBarSlot({ children }: { children: ReactNode }) {
  const element = useSyncExternalStore(place.subscribe, place.read);
  useEffect(() => {
    fillers.set(fillers.read() + 1);
    return () => fillers.set(fillers.read() - 1);
  }, []);
  return element && createPortal(children, element);
}
