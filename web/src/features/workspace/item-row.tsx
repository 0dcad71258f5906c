import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { formatBytes } from '@scriptorium/contract/rules/byte-size.ts';
import { ActionIcon, Checkbox, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { t } from '../../lib/texts/workspace.ts';
import { ByteSize } from '../../ui/byte-size.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { UserAvatars } from '../../ui/user-avatar.tsx';
import { chosenPart } from './chosen-part.ts';
import { dropTarget, startDrag } from './drag-items.ts';
import { rename } from './item-actions.ts';
import { ItemIcon } from './item-icon.tsx';
import { ItemLink } from './item-link.tsx';
import { ItemMenuEntries } from './item-menu.tsx';
import style from './item-table.module.css';
import type { ItemTableProps } from './item-table-props.ts';
import { NameField } from './name-field.tsx';

/** One file or folder. On a narrow screen two lines. */
export function ItemRow(
  props: Omit<ItemTableProps, 'newItem' | 'items'> & {
    item: TreeItem;
    at: number;
    tabbable: boolean;
    isSelected: boolean;
    dragged: () => string[];
    onFocus: () => void;
    onToggle: (extend: boolean) => void;
  },
) {
  const { uuid, item, on } = props;
  const isFolder = item.type === 'directory';
  const renaming = props.renaming === item.path;
  const editors = props.editors.get(item.path) ?? [];
  const names = editors.map((person) => person.displayName).join(', ');
  const onContextMenu = (event: MouseEvent): void => {
    event.preventDefault();
    props.onMenu({ x: event.clientX, y: event.clientY, item });
  };
  return (
    <tr
      data-at={props.at}
      aria-rowindex={props.at + 2}
      aria-selected={props.isSelected}
      tabIndex={props.tabbable ? 0 : -1}
      className={style['row']}
      draggable={!renaming}
      onFocus={props.onFocus}
      onContextMenu={onContextMenu}
      onDragStart={(event) => startDrag(event, { uuid, paths: props.dragged() })}
      {...(isFolder && dropTarget({ workspaceUUID: uuid, folder: item.path, name: item.name }))}
    >
      <td className={style['check']}>
        <Checkbox
          aria-label={t('select', { name: item.name })}
          tabIndex={-1}
          checked={props.isSelected}
          onClick={(event) => props.onToggle(event.shiftKey)}
          onChange={() => undefined}
        />
      </td>
      <td className={style['name']}>
        <span>
          <ItemIcon item={item} />
          {renaming ? (
            <NameField
              label={t('renaming', { name: item.name })}
              initial={item.name}
              chosen={chosenPart(item)}
              onCancel={() => props.onRenaming(null)}
              onSubmit={async (name) => {
                await rename(uuid, item, name);
                props.onRenaming(null);
              }}
            />
          ) : (
            <span className={style['words']}>
              <ItemLink uuid={uuid} path={item.path} title={item.name} tabIndex={-1} draggable={false}>
                {item.name}
              </ItemLink>
              <span className={style['sub']}>
                {isFolder ? t('items', { count: item.itemCount ?? 0 }) : formatBytes(item.size ?? 0)} ·{' '}
                <RelativeTime time={item.modifiedAt} />
              </span>
            </span>
          )}
          {editors.length > 0 && !renaming && (
            <span className={style['editors']} title={t('editors', { names, count: editors.length })}>
              <UserAvatars people={editors} limit={3} />
              <span>{t('editing')}</span>
            </span>
          )}
        </span>
      </td>
      <td className={style['size']}>
        {isFolder ? t('items', { count: item.itemCount ?? 0 }) : <ByteSize bytes={item.size ?? 0} />}
      </td>
      <td className={style['time']}>
        <RelativeTime time={item.modifiedAt} />
      </td>
      <td className={style['time']}>
        <RelativeTime time={item.createdAt} />
      </td>
      <td className={style['actions']}>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon size="sm" aria-label={t('actionsFor', { name: item.name })}>
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <ItemMenuEntries uuid={uuid} item={item} on={on} />
          </Menu.Dropdown>
        </Menu>
      </td>
    </tr>
  );
}
