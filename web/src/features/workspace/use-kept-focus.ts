import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Keeps keyboard focus in a list when the focused element disappears: a closing name input returns it to its item, a
 * removed item passes it on to its successor, and a newly created item receives it. Never overrides a focus the user
 * has chosen in the meantime.
 */
export function useKeptFocus(list: {
  items: readonly TreeItem[];
  renaming: string | null;
  made: string | null;
  onMadeFocused: () => void;
  focusRow: (at: number) => void;
}): {
  /** Call before the focused item is removed. */
  noteRemoval: (at: number) => void;
} {
  const { items, renaming, made } = list;
  const renamed = useRef<string | null>(null);
  const removed = useRef<{ at: number; uuid: string } | null>(null);
  const follow = useEffectEvent((): void => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const madeAt = items.findIndex((item) => item.uuid === made);
    if (madeAt >= 0) {
      list.onMadeFocused();
      if (isLost) list.focusRow(madeAt);
      return;
    }
    if (renaming !== null) {
      renamed.current = items.find((item) => item.path === renaming)?.uuid ?? renamed.current;
      return;
    }
    const renamedAt = items.findIndex((item) => item.uuid === renamed.current);
    renamed.current = null;
    if (renamedAt >= 0 && isLost) list.focusRow(renamedAt);
    const gone = removed.current;
    if (gone === null || items.some((item) => item.uuid === gone.uuid)) return;
    removed.current = null;
    if (isLost && items.length > 0) list.focusRow(Math.min(gone.at, items.length - 1));
  });
  useEffect(() => follow(), [items, renaming, made]);
  return {
    noteRemoval: (at) => {
      const item = items[at];
      removed.current = item === undefined ? null : { at, uuid: item.uuid };
    },
  };
}
