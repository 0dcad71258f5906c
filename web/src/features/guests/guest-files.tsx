import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { Link } from '@tanstack/react-router';
import { t } from '../../lib/texts/guests.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ItemIcon } from '../../ui/item-icon.tsx';
import style from './guests.module.css';

/** What is in a folder that a link is to, all of it at once. */
export function GuestFiles({ uuid, title, items }: { uuid: string; title: string; items: readonly TreeItem[] }) {
  return (
    <div className={style['files']}>
      <h1>{title}</h1>
      {items.length === 0 ? (
        <EmptyState title={t('empty')} text={t('emptyHint')} />
      ) : (
        <nav aria-label={t('files')}>
          <Items uuid={uuid} items={items} />
        </nav>
      )}
    </div>
  );
}

function Items({ uuid, items }: { uuid: string; items: readonly TreeItem[] }) {
  return (
    <ul className={style['list']}>
      {items.map((item) => (
        <li key={item.uuid}>
          {item.type === 'file' ? (
            <Link to="/guest/$uuid/$" params={{ uuid, _splat: item.path }} className={style['item']}>
              <ItemIcon item={item} />
              <span>{item.name}</span>
            </Link>
          ) : (
            <>
              <span className={style['item']}>
                <ItemIcon item={item} />
                <span>{item.name}</span>
              </span>
              <Items uuid={uuid} items={item.children ?? []} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
