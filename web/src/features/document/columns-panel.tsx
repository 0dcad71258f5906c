import { IconLetterCase, IconCalendar, IconHash, IconSpace } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { type ColumnSummary, readTable, summarize } from '../../lib/csv-columns.ts';
import type { EditorHandle } from '../../editor/options.ts';
import type { Store } from '../../lib/emitter.ts';
import { t as inColumns } from '../../lib/texts/columns.ts';
import { t } from '../../lib/texts/document.ts';
import style from './columns-panel.module.css';

const ICONS = { number: IconHash, date: IconCalendar, text: IconLetterCase, empty: IconSpace };
/** Maximum characters shown per cell. */
const SHOWN = 40;

/** The columns of a CSV or TSV table, for overview and navigation: what the outline is to prose. */
export function ColumnsPanel(props: { handle: EditorHandle; changes: Store<number>; onColumn: (at: number) => void }) {
  useSyncExternalStore(props.changes.subscribe, props.changes.read);
  const text = useDeferredValue(props.handle.view.state.doc.toString());
  const { table, summary } = useMemo(() => {
    const read = readTable(text);
    return { table: read, summary: summarize(read) };
  }, [text]);
  const count = table.columns.length;
  if (count === 0) return <p className={style['sum']}>{t('emptyTable')}</p>;
  return (
    <nav aria-label={t('columns')}>
      <p className={style['sum']}>
        {inColumns('sum', { rows: table.body.length, columns: count })}
        {summary.rows < table.body.length && (
          <span className={style['part']}>{inColumns('summedRows', { rows: summary.rows })}</span>
        )}
      </p>
      <ul>
        {summary.columns.map((column, at) => {
          const Icon = ICONS[column.kind];
          return (
            <li key={at}>
              <button type="button" className={style['column']} onClick={() => props.onColumn(at)}>
                <Icon size={16} role="img" aria-label={inColumns(`kind_${column.kind}`)} />
                <span className={style['name']}>
                  {table.columns[at]?.name || inColumns('unnamed', { number: at + 1 })}
                </span>
                <span className={style['facts']}>{describe(column)}</span>
                {column.missing > 0 && column.kind !== 'empty' && (
                  <span className={style['missing']}>{inColumns('missing', { count: column.missing })}</span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function describe({ kind, range, different }: ColumnSummary): string {
  if (kind === 'empty') return inColumns('kind_empty');
  if (range === null) return inColumns('different', { count: different });
  const [from, to] = [range.min.slice(0, SHOWN), range.max.slice(0, SHOWN)];
  return from === to ? from : inColumns('range', { from, to });
}
