import { useRef, useState } from 'react';

export type NewKind = 'file' | 'directory';

/** The open name input: for a new item in the current folder, or for an item being renamed in the tree or the table. */
export function useNaming() {
  const [creating, setCreating] = useState<NewKind | null>(null);
  const [renaming, setRenaming] = useState<{ path: string; inTree: boolean } | null>(null);
  const opener = useRef<Element | null>(null);
  return {
    creating,
    create: (kind: NewKind | null): void => {
      const before = opener.current;
      opener.current = kind === null ? null : document.activeElement;
      setCreating(kind);
      if (kind !== null || !(before instanceof HTMLElement)) return;
      // Cancelling returns the focus to the element that opened the input.
      requestAnimationFrame(() => document.activeElement === document.body && before.focus());
    },
    /** The new item exists and takes the focus itself. */
    endCreating: (): void => {
      opener.current = null;
      setCreating(null);
    },
    renamingInTree: renaming?.inTree === true ? renaming.path : null,
    renamingInTable: renaming?.inTree === false ? renaming.path : null,
    renameInTree: (path: string | null): void => setRenaming(path === null ? null : { path, inTree: true }),
    renameInTable: (path: string | null): void => setRenaming(path === null ? null : { path, inTree: false }),
  };
}
