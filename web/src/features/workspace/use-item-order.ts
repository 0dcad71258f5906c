import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { useMemo, useState } from 'react';
import type { SortState } from '../../ui/sort-head.tsx';
import { sortByKind } from './item-kinds.ts';
import { type ItemSort, sortItems } from './workspace-data.ts';

/** The items of a folder in the order of its table. */
export interface ItemOrder {
  items: readonly TreeItem[];
  /** Grouped by role in a paper; null if not grouped. */
  groups: ReturnType<typeof sortByKind> | null;
  sort: SortState<ItemSort>;
  setSort: (sort: SortState<ItemSort>) => void;
}

/** Memoised: sorting 20,000 names takes longer than a frame, and the table re-renders while scrolling. */
export function useItemOrder(items: readonly TreeItem[], isGrouped: boolean): ItemOrder {
  const [sort, setSort] = useState<SortState<ItemSort>>({ key: 'name', descending: false });
  const groups = useMemo(() => (isGrouped ? sortByKind(items, sort) : null), [isGrouped, items, sort]);
  const sorted = useMemo(() => groups?.map(({ item }) => item) ?? sortItems(items, sort), [groups, items, sort]);
  return { items: sorted, groups, sort, setSort };
}
