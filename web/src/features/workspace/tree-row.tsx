import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { isAtLeast } from '@scriptorium/contract/review/limits.ts';
import { t } from '../../lib/texts/workspace.ts';
import type { OpenReview } from '../../lib/describe-review.ts';
import { ItemIcon } from '../../ui/item-icon.tsx';
import { ReviewBadge } from '../../ui/review-badge.tsx';
import { chosenPart } from './chosen-part.ts';
import { dropTarget, startDrag } from './drag-items.ts';
import style from './file-tree.module.css';
import type { FileTreeProps } from './file-tree-props.ts';
import { rename } from './item-actions.ts';
import { NameField } from './name-field.tsx';
import type { TreeLine } from './tree-rows.ts';

/** One file or folder in the tree. */
export function TreeRow(
  props: FileTreeProps & {
    line: TreeLine;
    at: number;
    open: OpenReview | undefined;
    tabbable: boolean;
    toggle: () => void;
    onFocus: () => void;
  },
) {
  const { workspace, path, line, toggle } = props;
  const { item, depth, open } = line;
  const isFolder = item.type === 'directory';
  const here = item.path === path;
  const Chevron = open ? IconChevronDown : IconChevronRight;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter') props.onOpen(item.path);
    else if (event.key === 'F2') props.onRenaming(item.path);
    else if (event.key === 'Delete') props.onRemove([item]);
    else if (event.key === 'ArrowRight' && isFolder && !open) toggle();
    else if (event.key === 'ArrowLeft' && open) toggle();
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
    <div
      role="treeitem"
      data-at={props.at}
      aria-level={depth + 1}
      aria-setsize={line.siblings}
      aria-posinset={line.place}
      aria-selected={here}
      {...(isFolder && { 'aria-expanded': open })}
      tabIndex={props.tabbable ? 0 : -1}
      className={style['row']}
      data-here={here || undefined}
      style={{ paddingLeft: 8 + depth * 16 }}
      draggable={!renaming && isAtLeast(workspace.role, 'editor')}
      onDragStart={(event) => startDrag(event, { uuid: workspace.uuid, paths: [item.path] })}
      onClick={() => props.onOpen(item.path)}
      onFocus={props.onFocus}
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
            toggle();
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
        <>
          <span className={style['name']} title={item.name}>
            {item.name}
          </span>
          <ReviewBadge open={props.open} />
        </>
      )}
    </div>
  );
}
