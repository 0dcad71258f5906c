import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import type { Person } from '@scriptorium/contract/shapes.ts';
import type { ReactNode } from 'react';
import type { ItemHandlers, MenuPlace } from './item-menu.tsx';

/** What the table of a folder is given, and hands on to its rows. */
export interface ItemTableProps {
  uuid: string;
  folder: string;
  items: readonly TreeItem[];
  selected: ReadonlySet<string>;
  onSelect: (paths: ReadonlySet<string>) => void;
  renaming: string | null;
  onRenaming: (path: string | null) => void;
  on: ItemHandlers;
  onMenu: (at: MenuPlace) => void;
  /** Who is in which document now, by path. */
  editors: ReadonlyMap<string, readonly Person[]>;
  /** In a row on top: the name of something new. */
  newItem: ReactNode;
  /** Identity of an item that was just made: its row takes the focus once it is there. */
  focusOn: string | null;
  onFocused: () => void;
}
