import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { useElementSize, useMediaQuery } from '@mantine/hooks';
import {
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { t } from '../../lib/texts/workspace.ts';
import { useMayArrange } from '../../api/may-edit.ts';
import { startDrag } from './drag-items.ts';
import { focusWhenDrawn } from './focus-when-drawn.ts';
import { handleTableKey } from './handle-table-key.ts';
import { ItemRow } from './item-row.tsx';
import { ItemTableHead } from './item-table-head.tsx';
import style from './item-table.module.css';
import type { ItemTableProps } from './item-table-props.ts';
import { useItemSelection } from './use-item-selection.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useVirtualRows, type VirtualRows } from './use-virtual-rows.ts';

/** Height that a group heading and a thumbnail add to a row, px. */
const GROUP_HEIGHT = 40;
const THUMBNAIL_HEIGHT = 52;

/** Maximum rows in a placeholder. */
const SHAPED = 24;

const AT_ONCE = { getInitialValueInEffect: false };

/** The items of a folder. */
export function ItemTable(props: ItemTableProps) {
  const { selected, on, onMenu, onRenaming } = props;
  const mayEdit = useMayArrange(props.uuid);
  const { items, groups, sort, setSort } = props.order;
  const { previewed, onPreview } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const narrow = useMediaQuery('(max-width: 767px)', false, AT_ONCE);
  const height = narrow ? 60 : 44;
  const heightOf = useCallback(
    (at: number): number => {
      const group = groups?.[at];
      if (group === undefined) return height;
      return height + (group.isFirst ? GROUP_HEIGHT : 0) + (group.kind === 'figure' && !narrow ? THUMBNAIL_HEIGHT : 0);
    },
    [groups, height, narrow],
  );
  const { ref: lead, height: leadHeight } = useElementSize();
  const virtual = useVirtualRows(items, heightOf, scroll, leadHeight);
  const { onShape } = props;
  useEffect(() => {
    const rows = items.slice(0, SHAPED).map((_, at) => (groups?.[at]?.isFirst === true ? -1 : 1) * heightOf(at));
    onShape({ lead: leadHeight, rows });
  }, [items, groups, heightOf, leadHeight, onShape]);
  const selection = useItemSelection(items, selected, props.onSelect);
  const [focused, setFocused] = useState(0);
  const last = items.length - 1;
  const current = Math.min(focused, Math.max(0, last));

  const focusRow = (at: number, extend: boolean): void => {
    const next = Math.max(0, Math.min(last, at));
    setFocused(next);
    if (extend) selection.extendTo(next);
    else selection.setAnchor(next);
    virtual.scrollTo(next);
    focusWhenDrawn(scroll.current, `tr[data-at="${next}"]`);
  };
  const { noteRemoval } = useKeptFocus({
    items,
    renaming: props.renaming,
    made: props.focusOn,
    onMadeFocused: props.onFocused,
    focusRow: (at) => focusRow(at, false),
  });
  // After a step or close from within the preview, scrolls to the previewed row or restores the focus.
  const followPreview = useEffectEvent((path: string | null): void => {
    const at = items.findIndex((item) => item.path === path);
    if (at >= 0) virtual.scrollTo(at);
    else if (path === null && document.activeElement === document.body) focusRow(current, false);
  });
  const hadPreview = useRef(previewed);
  useEffect(() => {
    if (hadPreview.current !== previewed) followPreview(previewed);
    hadPreview.current = previewed;
  }, [previewed]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const item = items[current];
    if (item === undefined) return;
    const page = Math.max(1, Math.floor((scroll.current?.clientHeight ?? 400) / height) - 1);
    const hasSelection = selected.size > 0;
    const rows = { item, at: current, last, page, selection, hasSelection, focusRow, noteRemoval };
    handleTableKey(event, { ...rows, on, onMenu, onRenaming, previewed, onPreview });
  };
  const onClick = (event: MouseEvent): void => {
    const row = rowOf(event, items);
    if (row === null) return;
    if (event.target instanceof HTMLInputElement && event.target.type === 'checkbox') {
      if (event.shiftKey) selection.extendTo(row.at);
      else {
        selection.setAnchor(row.at);
        selection.toggle(row.item);
      }
      return;
    }
    if (event.target instanceof Element && event.target.closest('button[data-preview]') !== null) {
      onPreview(row.item.path === previewed ? null : row.item);
      return;
    }
    const dots = event.target instanceof Element ? event.target.closest('button[aria-haspopup="menu"]') : null;
    if (dots === null) return;
    const box = dots.getBoundingClientRect();
    onMenu({ x: box.right, y: box.bottom + 4, item: row.item, end: true });
  };
  const onContextMenu = (event: MouseEvent): void => {
    const row = rowOf(event, items);
    if (row === null || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    onMenu({ x: event.clientX, y: event.clientY, item: row.item });
  };

  return (
    <div
      ref={scroll}
      className={style['files']}
      data-multi={selected.size > 0 || undefined}
      data-tight={props.isTight || undefined}
    >
      <div ref={lead} className={style['lead']}>
        {props.lead}
      </div>
      <table
        aria-label={t('itemsShown', { count: items.length, folder: props.folder })}
        aria-rowcount={items.length + 1}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onContextMenu={onContextMenu}
        onFocus={(event) => {
          const row = rowOf(event, items);
          if (row === null) return;
          setFocused(row.at);
          if (previewed !== null && !isPreviewButton(event)) onPreview(row.item);
        }}
        onDragStart={(event) => {
          const row = rowOf(event, items);
          if (row === null) return;
          if (!mayEdit) {
            event.preventDefault();
            return;
          }
          startDrag(event, { uuid: props.uuid, paths: selection.chosen(row.item).map((each) => each.path) });
        }}
      >
        {narrow && <NarrowColumns />}
        <ItemTableHead
          sort={sort}
          onSort={setSort}
          selection={selection.isAll ? 'all' : selected.size > 0 ? 'some' : 'none'}
          onToggleAll={selection.toggleAll}
        />
        <ItemRows {...props} virtual={virtual} narrow={narrow} current={current} />
      </table>
    </div>
  );
}

/** The row in which a table event occurred. */
function rowOf(event: SyntheticEvent, items: readonly TreeItem[]): { at: number; item: TreeItem } | null {
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('tr[data-at]') : null;
  const at = Number(row?.dataset['at'] ?? -1);
  const item = items[at];
  return item === undefined ? null : { at, item };
}

/** The preview button, which toggles the preview itself. */
const isPreviewButton = ({ target }: SyntheticEvent): boolean =>
  target instanceof Element && target.closest('button[data-preview]') !== null;

/**
 * Column widths when there is no table head. Otherwise the first row would determine them, and a new item's name input
 * spans all columns.
 */
function NarrowColumns() {
  return (
    <colgroup>
      <col style={{ width: 44 }} />
      <col />
      <col style={{ width: 52 }} />
    </colgroup>
  );
}

function ItemRows(
  props: ItemTableProps & {
    virtual: VirtualRows;
    narrow: boolean;
    current: number;
  },
) {
  const { selected, virtual, narrow, current } = props;
  const { items, groups } = props.order;
  const tight = useMediaQuery('(max-width: 1099px)', false, AT_ONCE);
  // The exact number of columns: one more would make the others narrower.
  const columns = narrow ? 3 : tight || props.isTight ? 5 : 6;
  return (
    <tbody>
      {props.newItem && (
        <tr className={style['new']}>
          <td className={style['check']} />
          <td colSpan={columns - 1}>{props.newItem}</td>
        </tr>
      )}
      {virtual.above > 0 && <tr aria-hidden className={style['space']} style={{ height: virtual.above }} />}
      {virtual.rows.map((row) => {
        const item = items[row.index];
        const group = groups?.[row.index];
        return (
          item && (
            <Fragment key={item.uuid}>
              {group?.isFirst === true && (
                <tr className={style['kind']}>
                  <th colSpan={columns} scope="rowgroup">
                    {t(`${group.kind}Group`)}
                  </th>
                </tr>
              )}
              <ItemRow
                isFigure={group?.kind === 'figure'}
                uuid={props.uuid}
                item={item}
                at={row.index}
                tabbable={row.index === current}
                isSelected={selected.has(item.path)}
                isPreviewed={props.previewed === item.path}
                narrow={narrow}
                isRenaming={props.renaming === item.path}
                onRenaming={props.onRenaming}
                editors={props.editors.get(item.path)}
                open={props.reviews.get(item.uuid)}
              />
            </Fragment>
          )
        );
      })}
      {virtual.below > 0 && <tr aria-hidden className={style['space']} style={{ height: virtual.below }} />}
    </tbody>
  );
}
