import { useRef, useState } from 'react';

export type NewKind = 'file' | 'directory';

/** The name input that is open: of a new item in the folder shown, or of an item renamed in the tree or the table. */
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
      // Cancelling a name returns the focus to its opener.
      requestAnimationFrame(() => document.activeElement === document.body && before.focus());
    },
    /** The new item is there, and takes the focus itself. */
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
