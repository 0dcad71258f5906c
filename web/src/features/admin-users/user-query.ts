import type { listUsers } from '@scriptorium/contract/operations/admin-users.ts';
import type { InputOf } from '@scriptorium/contract/operation.ts';

type ListInput = InputOf<typeof listUsers>;

export interface UserFilters {
  search: string;
  status: NonNullable<ListInput['status']> | 'any';
  role: NonNullable<ListInput['role']> | 'any';
  quotaUsed: NonNullable<ListInput['quotaUsed']> | 'any';
}

export type UserSortKey = NonNullable<ListInput['sort']>;

export const NO_FILTERS: UserFilters = { search: '', status: 'any', role: 'any', quotaUsed: 'any' };
export const PAGE_SIZE = 50;

const STATUSES: readonly UserFilters['status'][] = ['active', 'unverified', 'waiting', 'suspended'];

/** Initial filters: a notification may link to users awaiting approval. */
export function startFilters(status: unknown): UserFilters {
  return { ...NO_FILTERS, status: STATUSES.find((each) => each === status) ?? 'any' };
}

/** The server query for one page. */
export function toListInput(
  filters: UserFilters,
  sort: { key: UserSortKey; descending: boolean },
  page: number,
): ListInput {
  return {
    ...(filters.search.trim() !== '' && { search: filters.search.trim() }),
    ...(filters.status !== 'any' && { status: filters.status }),
    ...(filters.role !== 'any' && { role: filters.role }),
    ...(filters.quotaUsed !== 'any' && { quotaUsed: filters.quotaUsed }),
    sort: sort.key,
    descending: sort.descending,
    offset: page * PAGE_SIZE,
    limit: PAGE_SIZE,
  };
}

export function isFiltered(filters: UserFilters): boolean {
  return (
    filters.search.trim() !== '' || filters.status !== 'any' || filters.role !== 'any' || filters.quotaUsed !== 'any'
  );
}
