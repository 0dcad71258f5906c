import { Button } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import { locale } from '../../lib/language.ts';
import { type CsvColumn, readTable } from '../../lib/csv-columns.ts';
import { type CsvRow, sortRows } from '../../lib/read-csv.ts';
import { showKeys } from '../../lib/show-keys.ts';
import { t as data } from '../../lib/texts/data-table.ts';
import { t } from '../../lib/texts/document.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SortHead, type SortState } from '../../ui/sort-head.tsx';
import style from './data-table.module.css';
import { columnId } from './show-column.ts';

const ROW_HEIGHT = 32;
/** Width of the row number column. */
const NUMBER_WIDTH = 56;

/** A CSV or TSV file as a sortable, read-only table. Edits are made in its source. */
export function DataTable(props: {
  name: string;
  text: string;
  /** Shows the source, with the caret at a position. */
  onSource: (at: number | null) => void;
  onFind: () => void;
}) {
  // Others' edits arrive while this user scrolls: scrolling has priority.
  const text = useDeferredValue(props.text);
  const { head, body, columns, isCut } = useMemo(() => readTable(text), [text]);
  const [sort, setSort] = useState<SortState<string>>({ key: '', descending: false });
  const rows = useMemo(() => {
    if (sort.key === '') return body;
    const collator = new Intl.Collator(locale, { numeric: true });
    return sortRows(body, { column: Number(sort.key), descending: sort.descending, collator });
  }, [body, sort]);
  const scroll = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 16,
  });
  const shown = virtual.getVirtualItems();
  const above = shown[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    if (event.altKey && event.code === 'KeyP') props.onSource(null);
    else if (!event.altKey && !event.shiftKey && event.key.toLowerCase() === 'f') props.onFind();
    else return;
    event.preventDefault();
  };
  // A third click on a heading restores the order of the file.
  const onSort = (next: SortState<string>): void =>
    setSort(next.key === sort.key && sort.descending ? { key: '', descending: false } : next);

  if (head === null)
    return (
      <EmptyState alone under title={t('emptyTable')}>
        <Button onClick={() => props.onSource(null)}>{data('editSource')}</Button>
      </EmptyState>
    );
  const width = columns.reduce((sum, column) => sum + column.width, NUMBER_WIDTH);
  return (
    <div className={style['place']} onKeyDown={onKeyDown}>
      {isCut && <p className={style['note']}>{data('isCut', { rows: body.length, columns: columns.length })}</p>}
      {/* Scrollable, so it must be focusable by keyboard. */}
      <div ref={scroll} className={style['scroll']} role="region" aria-label={data('label', props)} tabIndex={0}>
        <table
          className={style['table']}
          style={{ minWidth: width }}
          aria-rowcount={rows.length + 1}
          title={data('hint', { keys: showKeys('Mod-Alt-p') })}
          onDoubleClick={({ target }) => {
            const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-at]') : null;
            if (row !== null) props.onSource(Number(row.dataset['at']));
          }}
        >
          <colgroup>
            <col style={{ width: NUMBER_WIDTH }} />
            {columns.map((column, at) => (
              <col key={at} style={{ width: column.width }} />
            ))}
            <col />
          </colgroup>
          <thead>
            <tr>
              <th className={style['number']} aria-label={data('rowNumber')} />
              {columns.map((column, at) => (
                <SortHead
                  key={at}
                  id={columnId(at)}
                  column={String(at)}
                  sort={sort}
                  onSort={onSort}
                  isHinted
                  className={column.isNumeric ? style['numeric'] : undefined}
                >
                  <span className={style['label']}>{column.name}</span>
                </SortHead>
              ))}
              {/* Filler cell that extends the row to the right edge. */}
              <td aria-hidden />
            </tr>
          </thead>
          <tbody>
            {above > 0 && <tr aria-hidden style={{ height: above }} />}
            {shown.map(({ index }) => {
              const row = rows[index];
              return row && <Row key={row.at} row={row} index={index} columns={columns} />;
            })}
            {below > 0 && <tr aria-hidden style={{ height: below }} />}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Row({ row, index, columns }: { row: CsvRow; index: number; columns: readonly CsvColumn[] }) {
  return (
    <tr data-at={row.at} aria-rowindex={index + 2}>
      <td className={style['number']}>{index + 1}</td>
      {columns.map(({ isNumeric }, at) => (
        <td key={at} className={isNumeric ? style['numeric'] : undefined} title={longOnly(row.cells[at])}>
          {row.cells[at]}
        </td>
      ))}
      <td aria-hidden />
    </tr>
  );
}

const longOnly = (cell: string | undefined): string | undefined =>
  cell !== undefined && cell.length > 24 ? cell.slice(0, 1000) : undefined;
