import type { TreeItem, WorkspaceDescriptor } from '@scriptorium/contract/operations/workspace.ts';

/** What the tree is given, and hands on to its lines. */
export interface FileTreeProps {
  workspace: WorkspaceDescriptor;
  /** The open item. */
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
