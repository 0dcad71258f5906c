import { Checkbox } from '@mantine/core';
import type { AdminUser } from '@scriptorium/contract/operations/admin-users.ts';
import { t } from '../../lib/texts/admin-users.ts';
import { SortHead } from '../../ui/sort-head.tsx';
import list from '../../ui/admin-list.module.css';
import type { LinkToHandOn } from './link-dialog.tsx';
import type { UserList } from './use-user-list.ts';
import { UserRow } from './user-row.tsx';
import style from './users-screen.module.css';

export function UserTable(props: {
  userList: UserList;
  onSessions: (user: AdminUser) => void;
  onLink: (link: LinkToHandOn) => void;
}) {
  const { userList } = props;
  const { users, selected, sortBy } = userList;
  return (
    <div className={list['frame']} aria-busy={userList.query.isPlaceholderData}>
      <table className={`${list['table']} ${style['table']}`}>
        <thead>
          <tr>
            <th scope="col" className={style['check']}>
              <Checkbox
                aria-label={t('selectAll')}
                checked={selected.length === users.length}
                indeterminate={selected.length > 0 && selected.length < users.length}
                onChange={(event) => userList.selectAll(event.currentTarget.checked)}
              />
            </th>
            <SortHead column="displayName" sort={userList.sort} onSort={sortBy}>
              {t('name')}
            </SortHead>
            <th scope="col">{t('status')}</th>
            <th scope="col" className={style['role']}>
              {t('role')}
            </th>
            <SortHead column="size" sort={userList.sort} onSort={sortBy}>
              {t('used')}
            </SortHead>
            <SortHead column="registeredOn" className={style['registered']} sort={userList.sort} onSort={sortBy}>
              {t('registered')}
            </SortHead>
            <th scope="col">
              <span className="sr-only">{t('actionsColumn')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow
              key={user.uuid}
              user={user}
              maxQuota={userList.maxQuota}
              selected={selected.includes(user)}
              onSelect={(on) => userList.select(user, on)}
              onSessions={() => props.onSessions(user)}
              onLink={props.onLink}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
