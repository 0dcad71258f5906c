import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Dialogs and menus are rendered inside this element, outside the page. */
const PORTAL = '[data-portal]';
const OVERLAY = '[role="dialog"], [role="menu"], [role="listbox"]';

/** How long a screen may take to show its heading, in ms. If the user moves the focus meanwhile, it stays there. */
const PATIENCE = 10_000;

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

function focus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
}

/**
 * Returns the focus when the dialog or menu that had it closes. Mantine only does so for overlays that were mounted
 * while closed; most of ours are mounted when opened.
 */
function returnFocusFromOverlays(): { hasReturned: () => boolean; stop: () => void } {
  let before: HTMLElement | null = null;
  let isInOverlay = false;
  let returned: Element | null = null;
  const returnFocus = (): void => {
    if (!isLost() || document.querySelector(`${PORTAL} :is(${OVERLAY})`) !== null) return;
    observer.disconnect();
    if (before?.isConnected === true) focus(before);
  };
  // After the handlers of Mantine and of whatever closed the overlay.
  const observer = new MutationObserver(() => setTimeout(returnFocus, 20));
  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    const portal = target.closest(PORTAL);
    observer.disconnect();
    if (portal === null) {
      returned = isInOverlay && target === before ? target : null;
      isInOverlay = false;
      before = target;
    } else {
      isInOverlay = true;
      observer.observe(portal, { childList: true, subtree: true });
      observer.observe(document.body, { childList: true });
    }
  };
  document.addEventListener('focusin', onFocus);
  return {
    /** Whether the focus is where an overlay returned it, and has not moved since. */
    hasReturned: () => returned !== null && returned === document.activeElement,
    stop: () => {
      document.removeEventListener('focusin', onFocus);
      observer.disconnect();
    },
  };
}

/** A new screen's heading; the text itself if it was opened by keyboard. */
function findBeginning(byKeyboard: boolean): HTMLElement | null {
  const text = document.querySelector<HTMLElement>('main .cm-content[contenteditable="true"]');
  if (byKeyboard && text !== null) return text;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading !== null && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}

/** Whether the last input was a key, not a pointer. */
function watchKeys(): { byKeyboard: () => boolean; stop: () => void } {
  let byKeyboard = false;
  const onKey = (): void => void (byKeyboard = true);
  const onPress = (): void => void (byKeyboard = false);
  window.addEventListener('keydown', onKey, { capture: true });
  window.addEventListener('pointerdown', onPress, { capture: true });
  return {
    byKeyboard: () => byKeyboard,
    stop: () => {
      window.removeEventListener('keydown', onKey, { capture: true });
      window.removeEventListener('pointerdown', onPress, { capture: true });
    },
  };
}

/**
 * Keeps the focus from falling back to the top of the page: it returns from dialogs and menus, and on a new screen it
 * goes to the heading, which screen readers then read.
 */
export function KeepFocus() {
  const router = useRouter();
  useEffect(() => {
    const overlays = returnFocusFromOverlays();
    const keys = watchKeys();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = (until: number): void => {
      clearTimeout(timer);
      // A choice in the switcher or a menu leads to a new screen, not back to the button it was opened from.
      if (document.activeElement?.closest(PORTAL)) {
        if (Date.now() < until) timer = setTimeout(begin, 100, until);
        return;
      }
      if (!isLost() && !overlays.hasReturned()) return;
      const beginning = findBeginning(keys.byKeyboard());
      if (beginning !== null) focus(beginning);
      else if (Date.now() < until) timer = setTimeout(begin, 100, until);
    };
    const unsubscribe = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      if (pathChanged && fromLocation !== undefined) begin(Date.now() + PATIENCE);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
      keys.stop();
      overlays.stop();
    };
  }, [router]);
  return null;
}
