import { Button, Checkbox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { requestCapabilities } from '@scriptorium/contract/operations/admin.ts';
import { type AdminUser, listUsers } from '@scriptorium/contract/operations/admin-users.ts';
import { IconUserPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { operationQuery } from '../../api/query-client.ts';
import { t as admin } from '../../lib/texts/admin.ts';
import { t } from '../../lib/texts/admin-users.ts';
import { AdminHead } from '../../ui/admin-head.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Pager } from '../../ui/pager.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { SortHead, type SortState } from '../../ui/sort-head.tsx';
import { LinkDialog, type LinkToHandOn } from './link-dialog.tsx';
import { UserFilterBar } from './user-filter-bar.tsx';
import { isFiltered, NO_FILTERS, PAGE_SIZE, startFilters, toListInput, type UserSortKey } from './user-query.ts';
import { UserRow } from './user-row.tsx';
import { UserSessionsDialog } from './user-sessions-dialog.tsx';
import { UsersBulkBar } from './users-bulk-bar.tsx';
import list from '../../ui/admin-list.module.css';
import style from './users-screen.module.css';

/** Used if the server sends no maximum quota. */
const FALLBACK_MAX_QUOTA = 10_000_000;

/** All accounts: searched, filtered, sorted and paged by the server; edited individually or in bulk. */
export function UsersScreen() {
  const { status } = useSearch({ strict: false });
  const [filters, setFilters] = useState(() => startFilters(status));
  const [sort, setSort] = useState<SortState<UserSortKey>>({ key: 'displayName', descending: false });
  const [page, setPage] = useState(0);
  const [chosen, setChosen] = useState<ReadonlyMap<string, AdminUser>>(new Map());
  const [link, setLink] = useState<LinkToHandOn | null>(null);
  const [sessionsOf, setSessionsOf] = useState<AdminUser | null>(null);
  const [settled] = useDebouncedValue(filters, 200);
  const query = useQuery({
    ...operationQuery(listUsers, toListInput(settled, sort, page)),
    placeholderData: keepPreviousData,
  });
  const capabilities = useQuery(operationQuery(requestCapabilities, {}));
  const maxQuota = capabilities.data?.capabilities.max_quota ?? FALLBACK_MAX_QUOTA;
  const users = query.data?.users ?? [];
  const total = query.data?.total ?? 0;
  // Rows change while selected: act on the accounts as they are now.
  const selected = users.filter((user) => chosen.has(user.uuid));
  const from = page * PAGE_SIZE;

  const choose = (user: AdminUser, on: boolean): void => {
    const next = new Map(selected.map((each) => [each.uuid, each]));
    if (on) next.set(user.uuid, user);
    else next.delete(user.uuid);
    setChosen(next);
  };
  const begin = (): void => {
    setPage(0);
    setChosen(new Map());
  };

  return (
    <>
      <AdminHead title={t('title')}>
        <Button component={Link} to="/admin/users/create" leftSection={<IconUserPlus size={18} aria-hidden />}>
          {t('newUser')}
        </Button>
      </AdminHead>
      <UserFilterBar
        filters={filters}
        range={total === 0 ? '' : t('range', { from: from + 1, to: Math.min(from + users.length, total), total })}
        onChange={(next) => {
          setFilters(next);
          begin();
        }}
      />
      {query.error !== null && (
        <LoadError error={query.error} prefix={admin('userListFailed')} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && query.error === null && <RowsSkeleton rows={8} />}
      {query.isSuccess && total === 0 && (
        <EmptyState title={t('nobody')} text={t('nobodyHint')}>
          {isFiltered(settled) && (
            <Button variant="default" onClick={() => setFilters(NO_FILTERS)}>
              {t('clearFilters')}
            </Button>
          )}
        </EmptyState>
      )}
      {users.length > 0 && (
        <div className={list['frame']} aria-busy={query.isPlaceholderData}>
          <table className={`${list['table']} ${style['table']}`}>
            <thead>
              <tr>
                <th scope="col" className={style['check']}>
                  <Checkbox
                    aria-label={t('selectAll')}
                    checked={selected.length === users.length}
                    indeterminate={selected.length > 0 && selected.length < users.length}
                    onChange={(event) =>
                      setChosen(
                        event.currentTarget.checked ? new Map(users.map((user) => [user.uuid, user])) : new Map(),
                      )
                    }
                  />
                </th>
                <SortHead column="displayName" sort={sort} onSort={(next) => (setSort(next), begin())}>
                  {t('name')}
                </SortHead>
                <th scope="col">{t('status').replace(':', '')}</th>
                <th scope="col">{t('role').replace(':', '')}</th>
                <SortHead column="size" sort={sort} onSort={(next) => (setSort(next), begin())}>
                  {t('used')}
                </SortHead>
                <SortHead column="registeredOn" sort={sort} onSort={(next) => (setSort(next), begin())}>
                  {t('registered')}
                </SortHead>
                <th scope="col">
                  <span className="sr-only">{t('actions', { name: '' })}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {users.map((user) => (
                <UserRow
                  key={user.uuid}
                  user={user}
                  maxQuota={maxQuota}
                  selected={chosen.has(user.uuid)}
                  onSelect={(on) => choose(user, on)}
                  onSessions={() => setSessionsOf(user)}
                  onLink={setLink}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pager page={page} pageSize={PAGE_SIZE} total={total} onPage={(next) => (setPage(next), setChosen(new Map()))} />
      {selected.length > 0 && (
        <UsersBulkBar users={selected} maxQuota={maxQuota} onClear={() => setChosen(new Map())} />
      )}
      {link !== null && <LinkDialog {...link} onClose={() => setLink(null)} />}
      {sessionsOf !== null && <UserSessionsDialog user={sessionsOf} onClose={() => setSessionsOf(null)} />}
    </>
  );
}
