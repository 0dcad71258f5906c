import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { Menu } from '@mantine/core';
import {
  IconCopy,
  IconCursorText,
  IconDownload,
  IconExternalLink,
  IconEye,
  IconFileExport,
  IconFolderSymlink,
  IconHistory,
  IconLink,
  IconShare2,
  IconTrash,
} from '@tabler/icons-react';
import { useMayArrange } from '../../api/may-edit.ts';
import { requestSharing } from '../../lib/share-requests.ts';
import { showKeys } from '../../lib/show-keys.ts';
import { t } from '../../lib/texts/workspace.ts';
import { copyLink, download, duplicate } from './item-actions.ts';
import style from './item-menu.module.css';
import { canExport } from './pick-texts.ts';

/** Client-side actions on an item. */
export interface ItemHandlers {
  open: (item: TreeItem) => void;
  preview: (item: TreeItem) => void;
  showHistory: (item: TreeItem) => void;
  showExport: ((items: readonly TreeItem[]) => void) | null;
  startRename: (item: TreeItem) => void;
  startMove: (items: readonly TreeItem[]) => void;
  remove: (items: readonly TreeItem[]) => void;
}

/** The entries of both the context menu and the “⋯” menu. */
export function ItemMenuEntries({ uuid, item, on }: { uuid: string; item: TreeItem; on: ItemHandlers }) {
  const isFile = item.type === 'file';
  const mayEdit = useMayArrange(uuid);
  return (
    <>
      <Menu.Item
        leftSection={<IconExternalLink size={18} />}
        rightSection={<kbd aria-hidden>{showKeys('Enter')}</kbd>}
        onClick={() => on.open(item)}
      >
        {t('open')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconEye size={18} />}
        rightSection={<kbd aria-hidden>P</kbd>}
        onClick={() => on.preview(item)}
      >
        {t('preview')}
      </Menu.Item>
      {isFile && (
        <Menu.Item leftSection={<IconHistory size={18} />} onClick={() => on.showHistory(item)}>
          {t('history')}
        </Menu.Item>
      )}
      {canExport(item) && on.showExport !== null && (
        <Menu.Item leftSection={<IconFileExport size={18} />} onClick={() => on.showExport?.([item])}>
          {t('exportItem')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconDownload size={18} />} onClick={() => void download(uuid, [item])}>
        {t('download')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconShare2 size={18} />}
        onClick={() => requestSharing({ workspaceUUID: uuid, path: item.path, name: item.name })}
      >
        {t('shareItem')}
      </Menu.Item>
      <Menu.Divider />
      {mayEdit && (
        <>
          <Menu.Item
            leftSection={<IconCursorText size={18} />}
            rightSection={<kbd aria-hidden>F2</kbd>}
            onClick={() => on.startRename(item)}
          >
            {isFile ? t('renameFile') : t('rename')}
          </Menu.Item>
          <Menu.Item leftSection={<IconFolderSymlink size={18} />} onClick={() => on.startMove([item])}>
            {t('move')}
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy size={18} />} onClick={() => void duplicate(uuid, item)}>
            {t('duplicate')}
          </Menu.Item>
        </>
      )}
      <Menu.Item leftSection={<IconLink size={18} />} onClick={() => void copyLink(uuid, item)}>
        {t('copyLink')}
      </Menu.Item>
      {mayEdit && (
        <>
          <Menu.Divider />
          <Menu.Item
            data-danger
            leftSection={<IconTrash size={18} />}
            rightSection={<kbd aria-hidden>{showKeys('Delete')}</kbd>}
            onClick={() => on.remove([item])}
          >
            {isFile ? t('deleteFile') : t('delete')}
          </Menu.Item>
        </>
      )}
    </>
  );
}

/**
 * Where to open a menu. The “⋯” menu is right-aligned and obviously belongs to its row; a context menu names the item.
 */
export interface MenuPlace {
  x: number;
  y: number;
  item: TreeItem;
  end?: boolean;
}

const NARROW = '(max-width: 767px)';

/** An item's menu at a point in the window, or as a bottom sheet on narrow screens. */
export function ContextMenu(props: { uuid: string; at: MenuPlace | null; on: ItemHandlers; onClose: () => void }) {
  const { at } = props;
  if (at === null) return null;
  const isSheet = matchMedia(NARROW).matches;
  return (
    <Menu
      opened
      onClose={props.onClose}
      position={at.end === true ? 'bottom-end' : 'bottom-start'}
      offset={0}
      withinPortal
      withOverlay={isSheet}
      overlayProps={{ className: style['scrim'] ?? '' }}
      trapFocus
      returnFocus
    >
      <Menu.Target>
        <span aria-hidden style={{ position: 'fixed', left: at.x, top: at.y, width: 1, height: 1 }} />
      </Menu.Target>
      <Menu.Dropdown aria-label={t('actionsFor', { name: at.item.name })} className={style['menu'] ?? ''}>
        {(isSheet || at.end !== true) && <Menu.Label>{at.item.name}</Menu.Label>}
        <ItemMenuEntries uuid={props.uuid} item={at.item} on={props.on} />
      </Menu.Dropdown>
    </Menu>
  );
}
