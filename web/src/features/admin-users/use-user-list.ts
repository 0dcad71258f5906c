import { useDebouncedValue } from '@mantine/hooks';
import { requestCapabilities } from '@scriptorium/contract/operations/admin.ts';
import { type AdminUser, listUsers } from '@scriptorium/contract/operations/admin-users.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operationQuery } from '../../api/query-client.ts';
import type { SortState } from '../../ui/sort-head.tsx';
import { startFilters, toListInput, type UserSortKey } from './user-query.ts';

/** Used if the server sends no maximum quota. */
const FALLBACK_MAX_QUOTA = 10_000_000;

/** One page of accounts, filtered and sorted, and which of them are selected. */
export function useUserList(status: string | undefined) {
  const [filters, setFilters] = useState(() => startFilters(status));
  const [sort, setSort] = useState<SortState<UserSortKey>>({ key: 'displayName', descending: false });
  const [page, setPage] = useState(0);
  const [chosen, setChosen] = useState<ReadonlyMap<string, AdminUser>>(new Map());
  const [settled] = useDebouncedValue(filters, 200);
  const query = useQuery({
    ...operationQuery(listUsers, toListInput(settled, sort, page)),
    placeholderData: keepPreviousData,
  });
  const capabilities = useQuery(operationQuery(requestCapabilities, {}));
  const users = query.data?.users ?? [];
  // Accounts may change while they are selected, so use their current data.
  const selected = users.filter((user) => chosen.has(user.uuid));
  const clear = (): void => setChosen(new Map());
  const goTo = (next: number): void => {
    setPage(next);
    clear();
  };
  return {
    query,
    users,
    total: query.data?.total ?? 0,
    maxQuota: capabilities.data?.capabilities.max_quota ?? FALLBACK_MAX_QUOTA,
    page,
    goTo,
    filters,
    /** The filters of the page shown; the current input follows after a delay. */
    settled,
    filter: (next: typeof filters): void => {
      setFilters(next);
      goTo(0);
    },
    sort,
    sortBy: (next: typeof sort): void => {
      setSort(next);
      goTo(0);
    },
    selected,
    select: (user: AdminUser, on: boolean): void => {
      const next = new Map(selected.map((each) => [each.uuid, each]));
      if (on) next.set(user.uuid, user);
      else next.delete(user.uuid);
      setChosen(next);
    },
    selectAll: (on: boolean): void => setChosen(on ? new Map(users.map((user) => [user.uuid, user])) : new Map()),
    clear,
  };
}

export type UserList = ReturnType<typeof useUserList>;
