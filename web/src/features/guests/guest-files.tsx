import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import type { Role } from '@scriptorium/contract/review/limits.ts';
import { Link } from '@tanstack/react-router';
import { t } from '../../lib/texts/guests.ts';
import { ByteSize } from '../../ui/byte-size.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ItemIcon } from '../../ui/item-icon.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import style from './guests.module.css';

/** What is in a folder that a link is to, all of it at once, and what may be done with it. */
export function GuestFiles(props: { uuid: string; title: string; role: Role | null; items: readonly TreeItem[] }) {
  const { uuid, title, role, items } = props;
  return (
    <div className={style['files']}>
      <h1>{title}</h1>
      {role !== null && <p>{t(RIGHTS[role])}</p>}
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

const RIGHTS = {
  reader: 'youMayRead',
  commenter: 'youMayComment',
  editor: 'youMayEdit',
  manager: 'youMayEdit',
  owner: 'youMayEdit',
} as const;

function Items({ uuid, items }: { uuid: string; items: readonly TreeItem[] }) {
  return (
    <ul className={style['list']}>
      {items.map((item) => (
        <li key={item.uuid}>
          {item.type === 'file' ? (
            <Link to="/guest/$uuid/$" params={{ uuid, _splat: item.path }} className={style['item']}>
              <ItemIcon item={item} />
              <span className={style['itemName']}>{item.name}</span>
              <span className={style['facts']}>
                <ByteSize bytes={item.size ?? 0} />
                <RelativeTime time={item.modifiedAt} />
              </span>
            </Link>
          ) : (
            <>
              <span className={style['item']}>
                <ItemIcon item={item} />
                <span className={style['itemName']}>{item.name}</span>
              </span>
              <Items uuid={uuid} items={item.children ?? []} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
