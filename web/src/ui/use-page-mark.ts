import { useLayoutEffect } from 'react';

/** What is on the screen that something elsewhere makes room for. */
export type PageMark = 'bottom-actions' | 'bottom-bar' | 'covers-bar' | 'export-button' | 'save-badge' | 'tray';

const held = new Map<PageMark, number>();

function hold(mark: PageMark, by: 1 | -1): void {
  const count = (held.get(mark) ?? 0) + by;
  held.set(mark, count);
  document.documentElement.toggleAttribute(`data-has-${mark}`, count > 0);
}

/**
 * While the component is mounted and `isOn`, the page's root element has the attribute `data-has-…`. Styles that ask
 * `body:has(…)` instead make browsers style the whole page anew whenever anything is inserted: half the time that styles
 * took while a document opened.
 */
export function usePageMark(mark: PageMark, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    hold(mark, 1);
    return () => hold(mark, -1);
  }, [mark, isOn]);
}
