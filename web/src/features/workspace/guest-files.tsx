import type { TreeItem, WorkspaceDescriptor } from '@scriptorium/contract/operations/workspace.ts';
import type { Person } from '@scriptorium/contract/shapes.ts';
import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactElement, useMemo, useState } from 'react';
import { useCapabilities } from '../../api/session.ts';
import { isSinceVisit, type Visit } from '../../lib/guest-visits.ts';
import { T, t } from '../../lib/texts/guests.ts';
import { t as workspace } from '../../lib/texts/workspace.ts';
import { ByteSize } from '../../ui/byte-size.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ItemIcon } from '../../ui/item-icon.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import style from './guest-files.module.css';
import { sortByKind } from './item-kinds.ts';
import { PaperHead } from './paper-head.tsx';
import { Thumbnail } from './thumbnail.tsx';

/** Number of rows rendered at first, and added each time. */
const A_PAGE = 200;

const RIGHTS = {
  reader: 'youMayRead',
  commenter: 'youMayComment',
  editor: 'youMayEdit',
  manager: 'youMayEdit',
  owner: 'youMayEdit',
} as const;

/**
 * The folder that a link points to, or one inside it: its paper, its files by kind, who shared it and what guests may
 * do.
 */
export function GuestFiles(props: {
  uuid: string;
  /** The workspace of what the link points to; undefined until known. */
  place: WorkspaceDescriptor | undefined;
  /** `''` is the item that the link points to. */
  path: string;
  items: readonly TreeItem[];
  visit: Visit;
}) {
  const { uuid, place, path, items, visit } = props;
  const { signupEnabled } = useCapabilities();
  const [most, setMost] = useState(A_PAGE);
  const rows = useMemo(() => sortByKind(items, { key: 'name', descending: false }), [items]);
  const changed = countSince(items, visit);
  const names = path === '' ? [] : path.split('/');
  const title = place?.ownerName ?? '';
  const renderLink = (to: string): ReactElement => <Link to="/guest/$uuid/$" params={{ uuid, _splat: to }} />;
  return (
    <div className={style['files']}>
      <header>
        {names.length > 0 && (
          <nav className={style['crumbs']} aria-label={workspace('breadcrumbs')}>
            {[title, ...names.slice(0, -1)].map((name, at) => (
              <span key={names.slice(0, at).join('/')}>
                <Link to="/guest/$uuid/$" params={{ uuid, _splat: names.slice(0, at).join('/') }}>
                  {name}
                </Link>
                <IconChevronRight size={14} aria-hidden />
              </span>
            ))}
          </nav>
        )}
        <h1>{names.at(-1) ?? title}</h1>
        {place !== undefined && (
          <p>
            {place.shared !== undefined && t('sharedBy', { user: place.shared.sharedBy })} {t(RIGHTS[place.role])}
          </p>
        )}
        {changed > 0 && visit.before !== null && (
          <p className={style['changed']}>
            <T
              k="changedSince"
              values={{ count: changed }}
              components={{ time: <RelativeTime time={new Date(visit.before).toISOString()} /> }}
            />
          </p>
        )}
      </header>
      <PaperHead uuid={uuid} folder={path} editors={NOBODY} onExport={null} renderLink={renderLink} />
      {items.length === 0 && <EmptyState title={t('empty')} text={t('emptyHint')} />}
      <nav aria-label={t('files')}>
        {[...Map.groupBy(rows.slice(0, most), ({ kind }) => kind)].map(([kind, group]) => (
          <section key={kind} aria-labelledby={`kind-${kind}`}>
            <h2 id={`kind-${kind}`}>{workspace(`${kind}Group`)}</h2>
            <ul>
              {group.map(({ item }) => (
                <li key={item.uuid}>
                  <Link to="/guest/$uuid/$" params={{ uuid, _splat: item.path }} className={style['item']}>
                    {kind === 'figure' ? <Thumbnail uuid={uuid} item={item} /> : <ItemIcon item={item} />}
                    <span className={style['name']}>
                      {item.name}
                      {countSince([item], visit) > 0 && (
                        <span className={style['new']}>
                          <span className="sr-only">{t('changed')}</span>
                        </span>
                      )}
                    </span>
                    <span className={style['facts']}>
                      <span>
                        {item.type === 'directory' ? (
                          workspace('items', { count: item.children?.length ?? item.itemCount ?? 0 })
                        ) : (
                          <ByteSize bytes={item.size ?? 0} />
                        )}
                      </span>
                      <RelativeTime time={item.modifiedAt} />
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      {rows.length > most && (
        <Button variant="default" onClick={() => setMost(most + A_PAGE)}>
          {t('moreFiles', { count: rows.length - most })}
        </Button>
      )}
      <aside className={style['account']}>
        <p>{t('accountHint')}</p>
        {signupEnabled && (
          <Button variant="default" size="xs" renderRoot={(root) => <Link {...root} to="/signup" />}>
            {t('signUp')}
          </Button>
        )}
      </aside>
    </div>
  );
}

/** Number of files changed since the last visit, including those in subfolders. */
function countSince(items: readonly TreeItem[], visit: Visit): number {
  return items.reduce(
    (sum, item) =>
      sum +
      (item.type === 'directory'
        ? countSince(item.children ?? [], visit)
        : Number(isSinceVisit(visit, item.modifiedAt))),
    0,
  );
}

/** Guests do not see who is in a document before they open it. */
const NOBODY: ReadonlyMap<string, readonly Person[]> = new Map();
