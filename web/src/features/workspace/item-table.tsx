import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../../lib/texts/workspace.ts';
import { SortHead, type SortState } from '../../ui/sort-head.tsx';
import { startDrag } from './drag-items.ts';
import { ItemRow } from './item-row.tsx';
import style from './item-table.module.css';
import type { ItemTableProps } from './item-table-props.ts';
import { focusWhenDrawn } from './focus-when-drawn.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { type ItemSort, sortItems } from './workspace-data.ts';

/** The items of a folder. Virtualised, so 20,000 rows scroll like 20. */
export function ItemTable(props: ItemTableProps) {
  const { selected, onSelect, on } = props;
  const [sort, setSort] = useState<SortState<ItemSort>>({ key: 'name', descending: false });
  // Sorting 20,000 names takes longer than a frame, and this rerenders while scrolling.
  const items = useMemo(() => sortItems(props.items, sort), [props.items, sort]);
  const scroll = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(0);
  const [anchor, setAnchor] = useState(0);
  const narrow = useMatches('(max-width: 767px)');
  const tight = useMatches('(max-width: 1099px)');
  const height = narrow ? 60 : 44;
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => height,
    overscan: 12,
    getItemKey: (at) => items[at]?.uuid ?? at,
  });
  useEffect(() => virtual.measure(), [virtual, height]);
  const rows = virtual.getVirtualItems();
  const above = rows[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (rows.at(-1)?.end ?? 0);
  const current = Math.min(focused, Math.max(0, items.length - 1));

  const toggle = (item: TreeItem): void => {
    const next = new Set(selected);
    if (!next.delete(item.path)) next.add(item.path);
    onSelect(next);
  };
  const selectRange = (from: number, to: number): void => {
    const [first, last] = from < to ? [from, to] : [to, from];
    onSelect(new Set(items.slice(first, last + 1).map((item) => item.path)));
  };
  const focusRow = (at: number, extend: boolean): void => {
    const next = Math.max(0, Math.min(items.length - 1, at));
    setFocused(next);
    if (extend) selectRange(anchor, next);
    else setAnchor(next);
    virtual.scrollToIndex(next);
    focusWhenDrawn(scroll.current, `tr[data-at="${next}"]`);
  };
  const { noteRemoval } = useKeptFocus({
    items,
    renaming: props.renaming,
    made: props.focusOn,
    onMadeFocused: props.onFocused,
    focusRow: (at) => focusRow(at, false),
  });
  const chosen = (item: TreeItem): readonly TreeItem[] =>
    selected.has(item.path) ? items.filter((each) => selected.has(each.path)) : [item];
  const onKeyDown = (event: KeyboardEvent): void => {
    const item = items[current];
    if (item === undefined || !(event.target instanceof HTMLTableRowElement)) return;
    const page = Math.max(1, Math.floor((scroll.current?.clientHeight ?? 400) / height) - 1);
    const mod = event.ctrlKey || event.metaKey;
    if (event.key === 'ArrowDown') focusRow(current + 1, event.shiftKey);
    else if (event.key === 'ArrowUp') focusRow(current - 1, event.shiftKey);
    else if (event.key === 'PageDown') focusRow(current + page, event.shiftKey);
    else if (event.key === 'PageUp') focusRow(current - page, event.shiftKey);
    else if (event.key === 'Home') focusRow(0, event.shiftKey);
    else if (event.key === 'End') focusRow(items.length - 1, event.shiftKey);
    else if (event.key === ' ') toggle(item);
    else if (mod && event.key.toLowerCase() === 'a') onSelect(new Set(items.map((each) => each.path)));
    else if (event.key === 'Escape' && selected.size > 0) onSelect(new Set());
    else if (event.key === 'Enter') on.open(item);
    else if (event.key === 'F2') props.onRenaming(item.path);
    else if (event.key === 'Delete') {
      noteRemoval(current);
      on.remove(chosen(item));
    } else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      const box = event.target.getBoundingClientRect();
      props.onMenu({ x: box.left + 56, y: box.bottom - 4, item });
    } else return;
    event.preventDefault();
  };

  const rowOf = (event: SyntheticEvent): { at: number; item: TreeItem } | null => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('tr[data-at]') : null;
    const at = Number(row?.dataset['at'] ?? -1);
    const item = items[at];
    return item === undefined ? null : { at, item };
  };
  const onClick = (event: MouseEvent): void => {
    const row = rowOf(event);
    if (row === null) return;
    if (event.target instanceof HTMLInputElement && event.target.type === 'checkbox') {
      if (event.shiftKey) selectRange(anchor, row.at);
      else {
        setAnchor(row.at);
        toggle(row.item);
      }
      return;
    }
    const dots = event.target instanceof Element ? event.target.closest('button[aria-haspopup="menu"]') : null;
    if (dots === null) return;
    const box = dots.getBoundingClientRect();
    props.onMenu({ x: box.right, y: box.bottom + 4, item: row.item, end: true });
  };
  const onContextMenu = (event: MouseEvent): void => {
    const row = rowOf(event);
    if (row === null || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    props.onMenu({ x: event.clientX, y: event.clientY, item: row.item });
  };

  const all = items.length > 0 && selected.size === items.length;
  return (
    <div ref={scroll} className={style['files']} data-multi={selected.size > 0 || undefined}>
      <table
        aria-label={t('itemsShown', { count: items.length, folder: props.folder })}
        aria-rowcount={items.length + 1}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onContextMenu={onContextMenu}
        onFocus={(event) => {
          const row = rowOf(event);
          if (row !== null) setFocused(row.at);
        }}
        onDragStart={(event) => {
          const row = rowOf(event);
          if (row !== null) startDrag(event, { uuid: props.uuid, paths: chosen(row.item).map((each) => each.path) });
        }}
      >
        {/* Without its head the first row would decide, and a name that is being given spans them all. */}
        {narrow && (
          <colgroup>
            <col style={{ width: 44 }} />
            <col />
            <col style={{ width: 52 }} />
          </colgroup>
        )}
        <thead>
          <tr>
            <th className={style['check']} scope="col">
              <input
                type="checkbox"
                className={style['box']}
                aria-label={t('selectAll')}
                checked={all}
                ref={(box) => {
                  if (box) box.indeterminate = selected.size > 0 && !all;
                }}
                onChange={() => onSelect(all ? new Set() : new Set(items.map((item) => item.path)))}
              />
            </th>
            <SortHead column="name" sort={sort} onSort={setSort}>
              {t('name')}
            </SortHead>
            <SortHead column="size" sort={sort} onSort={setSort} className={style['size']}>
              {t('size')}
            </SortHead>
            <SortHead column="modified" sort={sort} onSort={setSort} className={style['time']}>
              {t('modified')}
            </SortHead>
            <SortHead column="created" sort={sort} onSort={setSort} className={style['time']}>
              {t('created')}
            </SortHead>
            <th className={style['actions']} scope="col">
              {t('actions')}
            </th>
          </tr>
        </thead>
        <tbody>
          {props.newItem && (
            <tr className={style['new']}>
              <td className={style['check']} />
              {/* As many columns as are there: one more would make the others narrow. */}
              <td colSpan={narrow ? 2 : tight ? 4 : 5}>{props.newItem}</td>
            </tr>
          )}
          {above > 0 && <tr aria-hidden className={style['space']} style={{ height: above }} />}
          {rows.map((row) => {
            const item = items[row.index];
            return (
              item && (
                <ItemRow
                  key={item.uuid}
                  uuid={props.uuid}
                  item={item}
                  at={row.index}
                  tabbable={row.index === current}
                  isSelected={selected.has(item.path)}
                  narrow={narrow}
                  isRenaming={props.renaming === item.path}
                  onRenaming={props.onRenaming}
                  editors={props.editors.get(item.path)}
                />
              )
            );
          })}
          {below > 0 && <tr aria-hidden className={style['space']} style={{ height: below }} />}
        </tbody>
      </table>
    </div>
  );
}

function useMatches(media: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(media).matches);
  useEffect(() => {
    const query = matchMedia(media);
    const update = (): void => setMatches(query.matches);
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, [media]);
  return matches;
}
