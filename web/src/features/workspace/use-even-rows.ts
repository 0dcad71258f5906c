import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** Rows rendered beyond each end of what is seen. */
const BEYOND = 12;

/**
 * Which of many rows of one height are near the view, so that a folder of 20,000 opens like one of 20. A text comes with
 * this; the library for rows of different heights is ten times as large.
 */
export function useEvenRows(listRef: RefObject<HTMLElement | null>, count: number, height: number) {
  const [near, setNear] = useState({ first: 0, end: 0 });
  useLayoutEffect(() => {
    const element = listRef.current;
    if (element === null) return undefined;
    const look = (): void => {
      const first = Math.max(0, Math.floor(element.scrollTop / height) - BEYOND);
      const end = Math.ceil((element.scrollTop + element.clientHeight) / height) + BEYOND;
      setNear((before) => (before.first === first && before.end === end ? before : { first, end }));
    };
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [listRef, height]);
  const scrollTo = useCallback(
    (at: number): void => {
      const element = listRef.current;
      if (element === null) return;
      const lowest = at * height;
      const highest = lowest + height - element.clientHeight;
      element.scrollTop = Math.min(Math.max(element.scrollTop, highest), lowest);
    },
    [listRef, height],
  );
  const end = Math.min(count, near.end);
  const first = Math.min(near.first, end);
  return { rows: Array.from({ length: end - first }, (_, at) => first + at), scrollTo };
}
