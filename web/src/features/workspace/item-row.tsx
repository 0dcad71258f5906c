import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import type { Person } from '@scriptorium/contract/shapes.ts';
import { IconDots, IconEye } from '@tabler/icons-react';
import { memo } from 'react';
import { formatBytes } from '../../lib/format-bytes.ts';
import { t } from '../../lib/texts/workspace.ts';
import { ByteSize } from '../../ui/byte-size.tsx';
import { ItemIcon } from '../../ui/item-icon.tsx';
import type { OpenReview } from '../../lib/describe-review.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { ReviewBadge } from '../../ui/review-badge.tsx';
import { UserAvatars } from '../../ui/user-avatar.tsx';
import { chosenPart } from './chosen-part.ts';
import { dropTarget } from './drag-items.ts';
import { rename } from './item-actions.ts';
import { ItemLink } from './item-link.tsx';
import style from './item-table.module.css';
import { NameField } from './name-field.tsx';
import { Thumbnail } from './thumbnail.tsx';

interface ItemRowProps {
  uuid: string;
  item: TreeItem;
  at: number;
  tabbable: boolean;
  isSelected: boolean;
  isPreviewed: boolean;
  /** Shown with a thumbnail. */
  isFigure: boolean;
  /** Two lines instead of columns. */
  narrow: boolean;
  isRenaming: boolean;
  onRenaming: (path: string | null) => void;
  /** Users currently in the document. */
  editors: readonly Person[] | undefined;
  /** Open threads and suggestions. */
  open: OpenReview | undefined;
}

/**
 * One file or folder. Scrolling a long folder mounts five rows per frame, so a row contains only what is visible: the
 * table handles its events, and its menu is created on demand.
 */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { uuid, item, narrow, isRenaming } = props;
  const isFolder = item.type === 'directory';
  const editors = props.editors ?? [];
  const names = editors.map((person) => person.displayName).join(', ');
  return (
    <tr
      data-at={props.at}
      aria-rowindex={props.at + 2}
      aria-selected={props.isSelected}
      tabIndex={props.tabbable ? 0 : -1}
      className={style['row']}
      draggable={!isRenaming}
      data-previewed={props.isPreviewed || undefined}
      data-figure={props.isFigure || undefined}
      {...(isFolder && dropTarget({ workspaceUUID: uuid, folder: item.path, name: item.name }))}
    >
      <td className={style['check']}>
        <input
          type="checkbox"
          className={style['box']}
          aria-label={t('select', { name: item.name })}
          tabIndex={-1}
          checked={props.isSelected}
          readOnly
        />
      </td>
      <td className={style['name']}>
        <span>
          {props.isFigure ? <Thumbnail uuid={uuid} item={item} /> : <ItemIcon item={item} />}
          {isRenaming ? (
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
              {narrow && (
                <span className={style['sub']}>
                  {isFolder ? t('items', { count: item.itemCount ?? 0 }) : formatBytes(item.size ?? 0)} ·{' '}
                  <RelativeTime time={item.modifiedAt} />
                </span>
              )}
            </span>
          )}
          {!isRenaming && <ReviewBadge open={props.open} />}
          {editors.length > 0 && !isRenaming && (
            <span className={style['editors']} title={t('editors', { names, count: editors.length })}>
              <UserAvatars people={editors} limit={3} />
              <span>{t('editing')}</span>
            </span>
          )}
        </span>
      </td>
      {!narrow && (
        <>
          <td className={style['size']}>
            {isFolder ? t('items', { count: item.itemCount ?? 0 }) : <ByteSize bytes={item.size ?? 0} />}
          </td>
          <td className={style['time']}>
            <RelativeTime time={item.modifiedAt} />
          </td>
          <td className={style['time']}>
            <RelativeTime time={item.createdAt} />
          </td>
        </>
      )}
      <td className={style['actions']}>
        {!narrow && (
          <button
            type="button"
            className={style['dots']}
            data-preview
            tabIndex={-1}
            aria-label={t('previewOf', { name: item.name })}
            aria-pressed={props.isPreviewed}
          >
            <IconEye size={18} />
          </button>
        )}
        <button
          type="button"
          // Not in the tab order: the row's own keys open the same menu, and hundreds of tab stops would be in the way.
          tabIndex={-1}
          className={style['dots']}
          aria-haspopup="menu"
          aria-label={t('actionsFor', { name: item.name })}
        >
          <IconDots size={18} />
        </button>
      </td>
    </tr>
  );
});
