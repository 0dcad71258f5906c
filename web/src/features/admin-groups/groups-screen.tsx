import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { requestCapabilities } from '@scriptorium/contract/operations/admin.ts';
import { listGroups } from '@scriptorium/contract/operations/admin-groups.ts';
import type { InputOf } from '@scriptorium/contract/operation.ts';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operationQuery } from '../../api/query-client.ts';
import { t as groups } from '../../lib/texts/groups.ts';
import { t } from '../../lib/texts/admin-groups.ts';
import { AdminHead } from '../../ui/admin-head.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Pager } from '../../ui/pager.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { SortHead, type SortState } from '../../ui/sort-head.tsx';
import list from '../../ui/admin-list.module.css';
import style from './admin-groups.module.css';
import { CreateGroupDialog } from './create-group-dialog.tsx';
import { DeletedGroupRow, GroupRow, type ListedGroup } from './group-row.tsx';

const PAGE_SIZE = 50;
/** Used if the server sends no maximum quota. */
const FALLBACK_MAX_QUOTA = 10_000_000;

type GroupSort = NonNullable<InputOf<typeof listGroups>['sort']>;

/** All groups, and those deleted within the last 30 days. */
export function GroupsScreen() {
  const [search, setSearch] = useState('');
  const [deleted, setDeleted] = useState(false);
  const [sort, setSort] = useState<SortState<GroupSort>>({ key: 'name', descending: false });
  const [page, setPage] = useState(0);
  const [creating, setCreating] = useState(false);
  const [words] = useDebouncedValue(search.trim(), 200);
  const query = useQuery({
    ...operationQuery(listGroups, {
      ...(words !== '' && { search: words }),
      ...(deleted && { deleted }),
      sort: sort.key,
      descending: sort.descending,
      offset: page * PAGE_SIZE,
      limit: PAGE_SIZE,
    }),
    placeholderData: keepPreviousData,
  });
  const capabilities = useQuery(operationQuery(requestCapabilities, {}));
  const maxQuota = capabilities.data?.capabilities.max_quota ?? FALLBACK_MAX_QUOTA;
  const rows = query.data?.groups ?? [];
  const total = query.data?.total ?? 0;
  const from = page * PAGE_SIZE;
  const sortBy = (next: SortState<GroupSort>): void => {
    setSort(next);
    setPage(0);
  };
  return (
    <>
      <AdminHead title={t('title')}>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setCreating(true)}>
          {t('newGroup')}
        </Button>
      </AdminHead>
      <GroupFilters
        search={search}
        deleted={deleted}
        range={total === 0 ? '' : t('range', { from: from + 1, to: Math.min(from + rows.length, total), total })}
        onSearch={(next) => {
          setSearch(next);
          setPage(0);
        }}
        onDeleted={(next) => {
          setDeleted(next);
          setPage(0);
        }}
      />
      {query.error !== null && (
        <LoadError error={query.error} prefix={groups('listFailed')} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && query.error === null && <RowsSkeleton rows={6} />}
      {query.isSuccess && total === 0 && (
        <EmptyState
          title={t(deleted ? 'noneDeleted' : 'none')}
          text={t(words !== '' ? 'noneFound' : deleted ? 'noneDeletedHint' : 'noneHint')}
        />
      )}
      {rows.length > 0 && (
        <div className={list['frame']} aria-busy={query.isPlaceholderData}>
          <GroupTable groups={rows} deleted={deleted} maxQuota={maxQuota} sort={sort} onSort={sortBy} />
        </div>
      )}
      <Pager page={page} pageSize={PAGE_SIZE} total={total} onPage={setPage} />
      {creating && <CreateGroupDialog maxQuota={maxQuota} onClose={() => setCreating(false)} />}
    </>
  );
}

function GroupFilters(props: {
  search: string;
  deleted: boolean;
  range: string;
  onSearch: (search: string) => void;
  onDeleted: (deleted: boolean) => void;
}) {
  return (
    <div className={list['filters']} role="search">
      <TextInput
        className={list['search']}
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={props.search}
        onChange={(event) => props.onSearch(event.currentTarget.value)}
      />
      <SegmentedControl
        aria-label={t('show')}
        value={props.deleted ? 'deleted' : 'living'}
        data={[
          { value: 'living', label: t('living') },
          { value: 'deleted', label: t('deleted') },
        ]}
        onChange={(value) => props.onDeleted(value === 'deleted')}
      />
      <span className={list['range']} role="status">
        {props.range}
      </span>
    </div>
  );
}

function GroupTable(props: {
  groups: readonly ListedGroup[];
  deleted: boolean;
  maxQuota: number;
  sort: SortState<GroupSort>;
  onSort: (sort: SortState<GroupSort>) => void;
}) {
  const { sort, onSort } = props;
  return (
    <table className={`${list['table']} ${style['table']}`}>
      <thead>
        <tr>
          <SortHead column="name" sort={sort} onSort={onSort}>
            {t('name')}
          </SortHead>
          <th scope="col">{t('members')}</th>
          <SortHead column="size" sort={sort} onSort={onSort}>
            {t('used')}
          </SortHead>
          {props.deleted ? (
            <th scope="col">{t('deletedOn')}</th>
          ) : (
            <SortHead column="createdAt" sort={sort} onSort={onSort}>
              {t('created')}
            </SortHead>
          )}
          <th scope="col">
            <span className="sr-only">{t('actionsColumn')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {props.groups.map((group) =>
          group.deletedAt === undefined ? (
            <GroupRow key={group.uuid} group={group} maxQuota={props.maxQuota} />
          ) : (
            <DeletedGroupRow key={group.uuid} group={group} />
          ),
        )}
      </tbody>
    </table>
  );
}
