import { Button } from '@mantine/core';
import type { AdminUser } from '@scriptorium/contract/operations/admin-users.ts';
import { IconUserPlus } from '@tabler/icons-react';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { t as admin } from '../../lib/texts/admin.ts';
import { t } from '../../lib/texts/admin-users.ts';
import { AdminHead } from '../../ui/admin-head.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Pager } from '../../ui/pager.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { LinkDialog, type LinkToHandOn } from './link-dialog.tsx';
import { useUserList } from './use-user-list.ts';
import { UserFilterBar } from './user-filter-bar.tsx';
import { isFiltered, NO_FILTERS, PAGE_SIZE } from './user-query.ts';
import { UserSessionsDialog } from './user-sessions-dialog.tsx';
import { UserTable } from './user-table.tsx';
import { UsersBulkBar } from './users-bulk-bar.tsx';

/** All accounts: searched, filtered, sorted and paged by the server; edited individually or in bulk. */
export function UsersScreen() {
  const { status } = useSearch({ strict: false });
  const userList = useUserList(status);
  const { query, users, total, page, selected } = userList;
  const [link, setLink] = useState<LinkToHandOn | null>(null);
  const [sessionsOf, setSessionsOf] = useState<AdminUser | null>(null);
  const from = page * PAGE_SIZE;
  return (
    <>
      <AdminHead title={t('title')}>
        <Button component={Link} to="/admin/users/create" leftSection={<IconUserPlus size={18} aria-hidden />}>
          {t('newUser')}
        </Button>
      </AdminHead>
      <UserFilterBar
        filters={userList.filters}
        range={total === 0 ? '' : t('range', { from: from + 1, to: Math.min(from + users.length, total), total })}
        onChange={userList.filter}
      />
      {query.error !== null && (
        <LoadError error={query.error} prefix={admin('userListFailed')} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && query.error === null && <RowsSkeleton rows={8} />}
      {query.isSuccess && total === 0 && (
        <EmptyState title={t('nobody')} text={t('nobodyHint')}>
          {isFiltered(userList.settled) && (
            <Button variant="default" onClick={() => userList.filter(NO_FILTERS)}>
              {t('clearFilters')}
            </Button>
          )}
        </EmptyState>
      )}
      {users.length > 0 && <UserTable userList={userList} onSessions={setSessionsOf} onLink={setLink} />}
      <Pager page={page} pageSize={PAGE_SIZE} total={total} onPage={userList.goTo} />
      {selected.length > 0 && <UsersBulkBar users={selected} maxQuota={userList.maxQuota} onClear={userList.clear} />}
      {link !== null && <LinkDialog {...link} onClose={() => setLink(null)} />}
      {sessionsOf !== null && <UserSessionsDialog user={sessionsOf} onClose={() => setSessionsOf(null)} />}
    </>
  );
}
