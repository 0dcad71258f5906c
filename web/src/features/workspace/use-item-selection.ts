import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { useState } from 'react';

/** The selection in a list, with the anchor row for selecting ranges. */
export function useItemSelection(
  items: readonly TreeItem[],
  selected: ReadonlySet<string>,
  onSelect: (paths: ReadonlySet<string>) => void,
) {
  const [anchor, setAnchor] = useState(0);
  const isAll = items.length > 0 && selected.size === items.length;
  const selectAll = (): void => onSelect(new Set(items.map((item) => item.path)));
  const clear = (): void => onSelect(new Set());
  return {
    isAll,
    setAnchor,
    selectAll,
    clear,
    toggleAll: (): void => (isAll ? clear() : selectAll()),
    toggle: (item: TreeItem): void => {
      const next = new Set(selected);
      if (!next.delete(item.path)) next.add(item.path);
      onSelect(next);
    },
    extendTo: (at: number): void => {
      const [first, last] = anchor < at ? [anchor, at] : [at, anchor];
      onSelect(new Set(items.slice(first, last + 1).map((item) => item.path)));
    },
    /**
     * The items that an action on this row applies to: the whole selection if the row is part of it, otherwise the row
     * alone.
     */
    chosen: (item: TreeItem): readonly TreeItem[] =>
      selected.has(item.path) ? items.filter((each) => selected.has(each.path)) : [item],
  };
}
