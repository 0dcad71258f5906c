import { t } from '../../lib/texts/workspace.ts';
import { SortHead, type SortState } from '../../ui/sort-head.tsx';
import style from './item-table.module.css';
import type { ItemSort } from './workspace-data.ts';

/** The “select all” checkbox and the sortable column headings. */
export function ItemTableHead(props: {
  sort: SortState<ItemSort>;
  onSort: (sort: SortState<ItemSort>) => void;
  selection: 'all' | 'some' | 'none';
  onToggleAll: () => void;
}) {
  const { sort, onSort, selection } = props;
  return (
    <thead>
      <tr>
        <th className={style['check']} scope="col">
          <input
            type="checkbox"
            className={style['box']}
            aria-label={t('selectAll')}
            checked={selection === 'all'}
            ref={(box) => {
              if (box) box.indeterminate = selection === 'some';
            }}
            onChange={props.onToggleAll}
          />
        </th>
        <SortHead column="name" sort={sort} onSort={onSort}>
          {t('name')}
        </SortHead>
        <SortHead column="size" sort={sort} onSort={onSort} className={style['size']}>
          {t('size')}
        </SortHead>
        <SortHead column="modified" sort={sort} onSort={onSort} className={style['time']}>
          {t('modified')}
        </SortHead>
        <SortHead column="created" sort={sort} onSort={onSort} className={style['time']}>
          {t('created')}
        </SortHead>
        <th className={style['actions']} scope="col">
          {t('actions')}
        </th>
      </tr>
    </thead>
  );
}
