import { RowsSkeleton } from '../../ui/skeletons.tsx';
import style from './dashboard-screen.module.css';

/** Placeholder for a table: its head and rows. */
export function TableWaiting({ rows }: { rows: number }) {
  return (
    <div className={style['waiting']}>
      <RowsSkeleton rows={rows} height="var(--row)" />
    </div>
  );
}
