import type {
  ReferenceFilter,
  ReferenceOrder,
  ReferenceQuery,
  ReferenceRow,
} from '@scriptorium/bibliography/catalogue.ts';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../lib/texts/references.ts';
import { StateBadge } from '../../ui/state-badge.tsx';
import { labelFields } from './entry-labels.ts';
import style from './references.module.css';
import { TypeIcon } from './type-icon.tsx';
import type { ReferenceRows } from './use-reference-rows.ts';

const COLUMNS = ['names', 'year', 'title'] as const;
const HEADS = { names: 'names', year: 'year', title: 'work', key: 'key' } as const;

/** All matching entries; only those in view are rendered. Arrow keys move the selection, Enter opens it. */
export function ReferenceTable(props: {
  rows: ReferenceRows;
  total: number;
  query: ReferenceQuery;
  isNarrow: boolean;
  chosen: number | null;
  /** How often the texts cite the entry with a key; null until they have been read. */
  countCitations: ((key: string) => number) | null;
  onChoose: (id: number) => void;
  onOpen: () => void;
  /** Opened by keyboard: the panel takes the focus. */
  onEnter: () => void;
  onRemove: (() => void) | null;
  onMerge: ((id: number) => void) | null;
  onSort: (order: ReferenceOrder, descending: boolean) => void;
}) {
  const { rows, total, query, chosen, isNarrow } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroll.current,
    estimateSize: () => (isNarrow ? 72 : 44),
    overscan: 10,
  });
  useEffect(() => virtual.measure(), [virtual, isNarrow]);
  const drawn = virtual.getVirtualItems();
  const from = drawn[0]?.index ?? 0;
  const to = drawn.at(-1)?.index ?? 0;
  const { show } = rows;
  useEffect(() => show(from, to), [show, from, to]);
  const current = Math.min(at, total - 1);

  const move = (next: number): void => {
    const index = Math.max(0, Math.min(total - 1, next));
    setAt(index);
    virtual.scrollToIndex(index);
    const row = rows.rowAt(index);
    if (row) props.onChoose(row.id);
  };
  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return;
    const page = Math.max(1, to - from - 20);
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -total, End: total }[event.key];
    if (step !== undefined) move(current + step);
    else if (event.key === 'Enter') {
      const row = rows.rowAt(current);
      if (row) props.onChoose(row.id);
      props.onOpen();
      props.onEnter();
    } else if (event.key === 'Delete' && chosen !== null) props.onRemove?.();
    else return;
    event.preventDefault();
  };
  const choose = (index: number, row: ReferenceRow): void => {
    setAt(index);
    props.onChoose(row.id);
    props.onOpen();
  };
  return (
    <div
      ref={scroll}
      className={style['table']}
      role="grid"
      aria-label={t('list')}
      aria-rowcount={total + 1}
      aria-activedescendant={rows.rowAt(current) === null ? undefined : `reference-${current}`}
      tabIndex={0}
      data-narrow={isNarrow || undefined}
      onKeyDown={onKeyDown}
    >
      <div role="row" aria-rowindex={1} className={style['head']}>
        {COLUMNS.map((column) => (
          <SortHead key={column} column={column} query={query} onSort={props.onSort} />
        ))}
        <span role="columnheader" className="sr-only">
          {t('show')}
        </span>
        <span role="columnheader" data-column="cited">
          {t('cited')}
        </span>
        <SortHead column="key" query={query} onSort={props.onSort} />
      </div>
      <div role="rowgroup" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {drawn.map(({ index, start, size }) => {
          const row = rows.rowAt(index);
          // Entries of the same work are adjacent, and merged with a single button.
          const group = query.filter === 'duplicates' ? (row?.group ?? null) : null;
          const isMore = group !== null && index > 0 && rows.rowAt(index - 1)?.group === group;
          return (
            <div
              key={index}
              id={`reference-${index}`}
              role="row"
              tabIndex={-1}
              aria-rowindex={index + 2}
              aria-selected={row !== null && row.id === chosen}
              data-current={index === current || undefined}
              data-group={group === null ? undefined : isMore ? 'more' : 'first'}
              className={style['row']}
              style={{ transform: `translateY(${start}px)`, height: size }}
              onClick={() => row && choose(index, row)}
              onKeyDown={undefined}
            >
              {row && (
                <Cells
                  row={row}
                  filter={query.filter}
                  cited={props.countCitations?.(row.key) ?? 0}
                  onMerge={isMore ? null : props.onMerge}
                />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function SortHead(props: {
  column: ReferenceOrder;
  query: ReferenceQuery;
  onSort: (order: ReferenceOrder, descending: boolean) => void;
}) {
  const { column, query } = props;
  // Search results are ordered by relevance instead.
  const isSorted = query.words.trim() === '' && query.order === column;
  const Icon = query.descending ? IconArrowDown : IconArrowUp;
  return (
    <span
      role="columnheader"
      aria-sort={isSorted ? (query.descending ? 'descending' : 'ascending') : 'none'}
      data-column={column}
    >
      <button type="button" onClick={() => props.onSort(column, isSorted && !query.descending)}>
        {t(HEADS[column])}
        {isSorted && <Icon size={14} aria-hidden />}
      </button>
    </span>
  );
}

function Cells(props: {
  row: ReferenceRow;
  filter: ReferenceFilter;
  cited: number;
  onMerge: ((id: number) => void) | null;
}) {
  const { row, filter, cited, onMerge } = props;
  const isDuplicates = filter === 'duplicates';
  return (
    <>
      <span role="gridcell" data-column="names" title={row.names}>
        <TypeIcon type={row.type} />
        {row.names || <i>{t('noAuthor')}</i>}
      </span>
      <span role="gridcell" data-column="year" className="num">
        {row.year}
      </span>
      <span role="gridcell" data-column="title" title={row.title}>
        {row.title || <i>{t('noTitle')}</i>}
      </span>
      <span role="gridcell" data-column="marks">
        {row.missing.length > 0 && (
          <StateBadge kind="warning">{t('markMissing', { fields: labelFields(row.missing, row.type) })}</StateBadge>
        )}
        {row.group !== null && !isDuplicates && <StateBadge kind="accent">{t('markDuplicate')}</StateBadge>}
        {isDuplicates && onMerge && (
          <button
            type="button"
            className={style['merge']}
            onClick={(event) => {
              event.stopPropagation();
              onMerge(row.id);
            }}
          >
            {t('merge')}
          </button>
        )}
      </span>
      <span role="gridcell" data-column="cited" className="num">
        {cited > 0 && t('citedTimes', { count: cited })}
      </span>
      <span role="gridcell" data-column="key" title={row.key}>
        <code>{row.key}</code>
      </span>
    </>
  );
}
