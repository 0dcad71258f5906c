import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { useState } from 'react';

/** What is selected in a list, with the row that a range starts at. */
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
    /** What an action on this row is about: everything selected if the row is, else the row alone. */
    chosen: (item: TreeItem): readonly TreeItem[] =>
      selected.has(item.path) ? items.filter((each) => selected.has(each.path)) : [item],
  };
}
