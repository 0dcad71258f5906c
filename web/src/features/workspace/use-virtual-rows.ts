import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';

export interface VirtualRows {
  /** The rows to render. */
  rows: readonly VirtualItem[];
  /** Total height of the rows before and after them, px. */
  above: number;
  below: number;
  scrollTo: (at: number) => void;
}

/** Height to keep free below, for the bar of the selected items, px. */
const BAR = 84;

/** Renders only the rows in view, so that 20,000 rows scroll like 20. */
export function useVirtualRows(
  items: readonly TreeItem[],
  /** Height of each row, px. */
  heightOf: (at: number) => number,
  scroll: RefObject<HTMLElement | null>,
  /** Height of the scrolled content before the rows, px. */
  margin: number,
): VirtualRows {
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroll.current,
    estimateSize: heightOf,
    overscan: 12,
    scrollMargin: margin,
    scrollPaddingEnd: BAR,
    getItemKey: (at) => items[at]?.uuid ?? at,
  });
  useEffect(() => virtual.measure(), [virtual, heightOf]);
  const rows = virtual.getVirtualItems();
  return {
    rows,
    above: (rows[0]?.start ?? margin) - margin,
    below: virtual.getTotalSize() + margin - (rows.at(-1)?.end ?? margin),
    scrollTo: (at) => virtual.scrollToIndex(at),
  };
}
