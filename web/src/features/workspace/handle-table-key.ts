import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import type { KeyboardEvent } from 'react';
import type { ItemTableProps } from './item-table-props.ts';
import type { useItemSelection } from './use-item-selection.ts';

/** Handles the keys of an item table while a row is focused. */
export function handleTableKey(
  event: KeyboardEvent,
  table: Pick<ItemTableProps, 'on' | 'onMenu' | 'onRenaming' | 'previewed' | 'onPreview'> & {
    item: TreeItem;
    at: number;
    last: number;
    /** Number of rows by which PageUp and PageDown move. */
    page: number;
    selection: ReturnType<typeof useItemSelection>;
    hasSelection: boolean;
    focusRow: (at: number, extend: boolean) => void;
    noteRemoval: (at: number) => void;
  },
): void {
  if (!(event.target instanceof HTMLTableRowElement)) return;
  const { item, at, selection, focusRow } = table;
  const target = rowToFocus(event.key, table);
  if (target !== null) focusRow(target, event.shiftKey);
  else if (isPreviewKey(event)) table.onPreview(table.previewed === item.path ? null : item);
  else if (event.key === 'Escape' && table.previewed !== null) table.onPreview(null);
  else if (event.key === ' ') selection.toggle(item);
  else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') selection.selectAll();
  else if (event.key === 'Escape' && table.hasSelection) selection.clear();
  else if (event.key === 'Enter') table.on.open(item);
  else if (event.key === 'F2') table.onRenaming(item.path);
  else if (event.key === 'Delete') {
    table.noteRemoval(at);
    table.on.remove(selection.chosen(item));
  } else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
    const box = event.target.getBoundingClientRect();
    table.onMenu({ x: box.left + 56, y: box.bottom - 4, item });
  } else return;
  event.preventDefault();
}

/** P or Alt+Enter; Space already selects. */
function isPreviewKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return false;
  return altKey ? key === 'Enter' : key.toLowerCase() === 'p';
}

function rowToFocus(key: string, { at, last, page }: { at: number; last: number; page: number }): number | null {
  if (key === 'ArrowDown') return at + 1;
  if (key === 'ArrowUp') return at - 1;
  if (key === 'PageDown') return at + page;
  if (key === 'PageUp') return at - page;
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}
