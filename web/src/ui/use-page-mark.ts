import { useLayoutEffect } from 'react';

/** Something on screen that other elements make room for. */
export type PageMark =
  | 'bottom-actions'
  | 'bottom-bar'
  | 'cards'
  | 'card-sheet'
  | 'covers-bar'
  | 'ended'
  | 'own-head'
  | 'save-badge'
  | 'tray';

const held = new Map<PageMark, number>();

function hold(mark: PageMark, by: 1 | -1): void {
  const count = (held.get(mark) ?? 0) + by;
  held.set(mark, count);
  document.documentElement.toggleAttribute(`data-has-${mark}`, count > 0);
}

/**
 * Sets `data-has-…` on the page's root element while the component is mounted and `isOn`. Selectors like `body:has(…)`
 * instead make browsers restyle the whole page on every insertion: half of the style time while a document opened.
 */
export function usePageMark(mark: PageMark, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    hold(mark, 1);
    return () => hold(mark, -1);
  }, [mark, isOn]);
}
