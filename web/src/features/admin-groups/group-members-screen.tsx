import { getGroup, listGroups } from '@scriptorium/contract/operations/admin-groups.ts';
import { addMember, type Group } from '@scriptorium/contract/operations/groups.ts';
import { IconArrowLeft, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '../../api/call.ts';
import { findPeople } from '../../api/find-people.ts';
import { memberActs } from '../../api/member-acts.ts';
import { operationQuery, refreshOperations } from '../../api/query-client.ts';
import { useCurrentUser } from '../../api/session.ts';
import { t as groups } from '../../lib/texts/groups.ts';
import { t } from '../../lib/texts/admin-groups.ts';
import { AdminHead } from '../../ui/admin-head.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { MemberRow } from '../../ui/member-row.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import style from './admin-groups.module.css';
import { type PickedUser, UserPicker } from '../../ui/user-picker.tsx';

async function act(work: () => Promise<unknown>, done: string, failed: string): Promise<void> {
  try {
    await work();
    toastSuccess(done);
  } catch (error) {
    toastError(failed, error);
  }
  await refreshOperations([getGroup, listGroups]);
}

const add = (group: Group, { uuid, displayName }: PickedUser): Promise<void> =>
  act(
    () => call(addMember, { uuid: group.uuid, user: uuid }),
    t('added', { user: displayName }),
    t('addFailed', { count: 1 }),
  );

/** The members of any group, for administrators. */
export function GroupMembersScreen({ groupUUID }: { groupUUID: string }) {
  const { uuid } = useCurrentUser();
  const query = useQuery(operationQuery(getGroup, { uuid: groupUUID }));
  const group = query.data?.group;
  return (
    <>
      <AdminHead
        title={group === undefined ? t('members') : t('membersOf', { name: group.name })}
        shortTitle={group?.name}
        back={
          <Link to="/admin/groups">
            <IconArrowLeft size={16} aria-hidden />
            {t('back')}
          </Link>
        }
      />
      {query.error !== null && (
        <LoadError error={query.error} prefix={groups('listFailed')} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && query.error === null && <RowsSkeleton rows={4} />}
      {group !== undefined && (
        <div className={style['stack']}>
          <div className={style['card']}>
            <div className={style['add']}>
              <UserPicker
                label={t('addLabel')}
                hideLabel
                placeholder={t('addLabel')}
                icon={<IconUserPlus size={16} />}
                hint={groups('addAs')}
                search={findPeople}
                exclude={new Set(group.members.map((member) => member.uuid))}
                picked={null}
                onPick={(person) => person !== null && void add(group, person)}
              />
            </div>
            {group.members.length === 0 && <EmptyState title={t('noMembers')} />}
            <ul className={style['people']}>
              {group.members.map((member) => (
                <MemberRow
                  key={member.uuid}
                  group={group}
                  member={member}
                  isSelf={member.uuid === uuid}
                  isOwn={group.ownerUUID === uuid}
                  canHandOver
                  acts={memberActs(group.uuid, member.uuid)}
                />
              ))}
            </ul>
          </div>
        </div>
      )}
    </>
  );
}
