import type { TreeItem, WorkspaceDescriptor } from '@scriptorium/contract/operations/workspace.ts';

/** Props of the tree, passed on to its rows. */
export interface FileTreeProps {
  workspace: WorkspaceDescriptor;
  /** Path of the open item. */
  path: string;
  onOpen: (path: string) => void;
  onMenu: (at: { x: number; y: number; item: TreeItem }) => void;
  onRemove: (items: readonly TreeItem[]) => void;
  onNew: (type: 'file' | 'directory') => void;
  onHide: () => void;
  onTrash: () => void;
  renaming: string | null;
  onRenaming: (path: string | null) => void;
}
