import { Button } from '@mantine/core';
import { t } from '../lib/texts/admin.ts';
import style from './pager.module.css';

/** Pagination for server-side pages; nothing if there is only one. */
export function Pager(props: { page: number; pageSize: number; total: number; onPage: (page: number) => void }) {
  const last = Math.max(0, Math.ceil(props.total / props.pageSize) - 1);
  if (last === 0 && props.page === 0) return null;
  return (
    <nav className={style['pager']} aria-label={t('pages')}>
      <Button size="xs" variant="default" disabled={props.page === 0} onClick={() => props.onPage(props.page - 1)}>
        {t('previousPage')}
      </Button>
      <Button size="xs" variant="default" disabled={props.page >= last} onClick={() => props.onPage(props.page + 1)}>
        {t('nextPage')}
      </Button>
    </nav>
  );
}
