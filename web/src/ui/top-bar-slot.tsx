import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

let place: HTMLElement | null = null;
let fillers = 0;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the shell: where a screen's top bar content goes. */
export function setTopBarPlace(element: HTMLElement | null): void {
  place = element;
  tell();
}

/** For the shell: whether a screen replaces the title. */
export function useIsTopBarFilled(): boolean {
  return useSyncExternalStore(subscribe, () => fillers > 0);
}

/** Puts breadcrumbs (or anything else) in place of the page title in the top bar. */
export function TopBarSlot({ children }: { children: ReactNode }) {
  const element = useSyncExternalStore(subscribe, () => place);
  useEffect(() => {
    fillers += 1;
    tell();
    return () => {
      fillers -= 1;
      tell();
    };
  }, []);
  return element && createPortal(children, element);
}
