import type { TreeItem, WorkspaceDescriptor } from '@scriptorium/contract/operations/workspace.ts';
import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconChevronDown,
  IconChevronRight,
  IconFilePlus,
  IconFolderPlus,
  IconLayoutSidebarLeftCollapse,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../lib/texts/workspace.ts';
import { dropTarget, startDrag } from './drag-items.ts';
import style from './file-tree.module.css';
import { ItemIcon } from './item-icon.tsx';
import { rename } from './item-actions.ts';
import { NameField } from './name-field.tsx';
import { StorageFoot } from './storage-foot.tsx';
import { chosenPart } from './chosen-part.ts';
import { folderQuery, sortItems } from './workspace-data.ts';

/** More than this in one folder is for the table, which draws only what is seen. */
const MOST_SHOWN = 200;

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

/** The folders and files of a workspace, loaded folder by folder as they are opened. */
export function FileTree(props: FileTreeProps) {
  const { workspace, path } = props;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLUListElement>(null);
  // What leads to the open item is open, unless it was closed by hand.
  const isOpen = (folder: string): boolean =>
    opened.has(folder) || ((path === folder || path.startsWith(`${folder}/`)) && !closed.has(folder));
  const toggle = (folder: string): void => {
    const open = isOpen(folder);
    setOpened((set) => new Set(open ? [...set].filter((each) => each !== folder) : [...set, folder]));
    setClosed((set) => new Set(open ? [...set, folder] : [...set].filter((each) => each !== folder)));
  };
  return (
    <nav className={style['tree']} aria-label={t('tree')}>
      <div className={style['head']}>
        <span title={workspace.ownerName}>{workspace.ownerName}</span>
        <TreeAction label={t('newFile')} onClick={() => props.onNew('file')}>
          <IconFilePlus size={18} />
        </TreeAction>
        <TreeAction label={t('newFolder')} onClick={() => props.onNew('directory')}>
          <IconFolderPlus size={18} />
        </TreeAction>
        <TreeAction label={t('hideTree')} onClick={props.onHide}>
          <IconLayoutSidebarLeftCollapse size={18} />
        </TreeAction>
      </div>
      <ul
        ref={list}
        role="tree"
        aria-label={workspace.ownerName}
        className={style['list']}
        onKeyDown={(event) => moveFocus(event, list.current)}
        {...dropTarget({ workspaceUUID: workspace.uuid, folder: '', name: workspace.ownerName })}
      >
        <Folder {...props} folder="" depth={0} isOpen={isOpen} toggle={toggle} />
      </ul>
      <StorageFoot workspace={workspace} onTrash={props.onTrash} />
    </nav>
  );
}

function TreeAction(props: { label: string; onClick: () => void; children: React.ReactNode }) {
  return (
    <Tooltip label={props.label}>
      <ActionIcon size="sm" aria-label={props.label} onClick={props.onClick}>
        {props.children}
      </ActionIcon>
    </Tooltip>
  );
}

interface FolderProps extends FileTreeProps {
  folder: string;
  depth: number;
  isOpen: (folder: string) => boolean;
  toggle: (folder: string) => void;
}

function Folder(props: FolderProps) {
  const { workspace, folder } = props;
  const { data } = useQuery(folderQuery(workspace.uuid, folder));
  const items = sortItems(data?.contents ?? []);
  const shown = items.slice(0, MOST_SHOWN);
  return (
    <>
      {shown.map((item, at) => (
        <Branch key={item.uuid} {...props} item={item} first={at === 0} />
      ))}
      {items.length > shown.length && (
        <li role="none" className={style['more']} style={{ paddingLeft: 30 + props.depth * 16 }}>
          {t('more', { count: items.length - shown.length })}
        </li>
      )}
    </>
  );
}

function Branch(props: FolderProps & { item: TreeItem; first: boolean }) {
  const { item, depth, workspace, path } = props;
  const isFolder = item.type === 'directory';
  const open = isFolder && props.isOpen(item.path);
  const here = item.path === path;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (here) row.current?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  const Chevron = open ? IconChevronDown : IconChevronRight;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter') props.onOpen(item.path);
    else if (event.key === 'F2') props.onRenaming(item.path);
    else if (event.key === 'Delete') props.onRemove([item]);
    else if (event.key === 'ArrowRight' && isFolder && !open) props.toggle(item.path);
    else if (event.key === 'ArrowLeft' && open) props.toggle(item.path);
    else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      const box = event.currentTarget.getBoundingClientRect();
      props.onMenu({ x: box.left + 40, y: box.bottom, item });
    } else return;
    event.preventDefault();
  };
  const onContextMenu = (event: MouseEvent): void => {
    event.preventDefault();
    props.onMenu({ x: event.clientX, y: event.clientY, item });
  };
  const renaming = props.renaming === item.path;
  return (
    <>
      <li
        ref={row}
        role="treeitem"
        aria-level={depth + 1}
        aria-selected={here}
        {...(isFolder && { 'aria-expanded': open })}
        tabIndex={here || (props.first && depth === 0 && path === '') ? 0 : -1}
        className={style['row']}
        data-here={here || undefined}
        style={{ paddingLeft: 8 + depth * 16 }}
        draggable={!renaming}
        onDragStart={(event) => startDrag(event, { uuid: workspace.uuid, paths: [item.path] })}
        onClick={() => props.onOpen(item.path)}
        onKeyDown={onKeyDown}
        onContextMenu={onContextMenu}
        {...(isFolder && dropTarget({ workspaceUUID: workspace.uuid, folder: item.path, name: item.name }))}
      >
        {isFolder ? (
          <button
            type="button"
            tabIndex={-1}
            aria-hidden
            className={style['toggle']}
            onClick={(event) => {
              event.stopPropagation();
              props.toggle(item.path);
            }}
          >
            <Chevron size={14} />
          </button>
        ) : (
          <span className={style['toggle']} />
        )}
        <ItemIcon item={item} open={open} size={16} />
        {renaming ? (
          <NameField
            label={t('renaming', { name: item.name })}
            initial={item.name}
            chosen={chosenPart(item)}
            onCancel={() => props.onRenaming(null)}
            onSubmit={async (name) => {
              const renamed = await rename(workspace.uuid, item, name);
              props.onRenaming(null);
              if (here || path.startsWith(`${item.path}/`)) props.onOpen(renamed.path + path.slice(item.path.length));
            }}
          />
        ) : (
          <span title={item.name}>{item.name}</span>
        )}
      </li>
      {open && <Folder {...props} folder={item.path} depth={depth + 1} />}
    </>
  );
}

/** Up and down go by what is seen, left to the folder around, Home and End to the ends. */
function moveFocus(event: KeyboardEvent, list: HTMLUListElement | null): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? [])];
  const at = rows.indexOf(event.target as HTMLElement);
  if (at === -1 || event.defaultPrevented) return;
  const level = (row: HTMLElement | undefined): number => Number(row?.getAttribute('aria-level') ?? 0);
  let next: HTMLElement | undefined;
  if (event.key === 'ArrowDown') next = rows[at + 1];
  else if (event.key === 'ArrowUp') next = rows[at - 1];
  else if (event.key === 'Home') next = rows[0];
  else if (event.key === 'End') next = rows.at(-1);
  else if (event.key === 'ArrowRight') next = level(rows[at + 1]) > level(rows[at]) ? rows[at + 1] : undefined;
  else if (event.key === 'ArrowLeft') next = rows.slice(0, at).findLast((row) => level(row) < level(rows[at]));
  else return;
  event.preventDefault();
  next?.focus();
}
