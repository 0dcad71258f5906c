import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import type { Person } from '@scriptorium/contract/shapes.ts';
import type { ReactNode } from 'react';
import type { FolderShape } from '../../lib/folder-shapes.ts';
import type { OpenReview } from '../../lib/describe-review.ts';
import type { ItemOrder } from './use-item-order.ts';
import type { ItemHandlers, MenuPlace } from './item-menu.tsx';

/** Props of a folder's table, passed on to its rows. */
export interface ItemTableProps {
  uuid: string;
  /** Scrolls away with the rows below it. */
  lead: ReactNode;
  folder: string;
  /** Reports the layout of the table, for its placeholder next time. */
  onShape: (shape: FolderShape) => unknown;
  order: ItemOrder;
  selected: ReadonlySet<string>;
  onSelect: (paths: ReadonlySet<string>) => void;
  renaming: string | null;
  onRenaming: (path: string | null) => void;
  on: ItemHandlers;
  onMenu: (at: MenuPlace) => void;
  /** Users currently in each document, by path. */
  editors: ReadonlyMap<string, readonly Person[]>;
  /** Open threads and suggestions, by document ID. */
  reviews: ReadonlyMap<string, OpenReview>;
  /** Path of the item shown in the preview. */
  previewed: string | null;
  onPreview: (item: TreeItem | null) => void;
  /** An adjacent pane takes up space. */
  isTight: boolean;
  /** Top row: the name input of a new item. */
  newItem: ReactNode;
  /** ID of an item just created: its row takes the focus once it appears. */
  focusOn: string | null;
  onFocused: () => void;
}
