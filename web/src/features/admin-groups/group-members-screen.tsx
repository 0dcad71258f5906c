import { Button } from '@mantine/core';
import { getGroup, listGroups } from '@scriptorium/contract/operations/admin-groups.ts';
import {
  addManager,
  addMember,
  type Group,
  type GroupMember,
  handOver,
  removeManager,
  removeMember,
} from '@scriptorium/contract/operations/groups.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { findPeople } from '../../api/find-people.ts';
import { operationQuery, refreshOperations } from '../../api/query-client.ts';
import { t as groups } from '../../lib/texts/groups.ts';
import { t } from '../../lib/texts/admin-groups.ts';
import { AdminHead } from '../../ui/admin-head.tsx';
import { Card } from '../../ui/card.tsx';
import { confirm } from '../../ui/confirm.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { usePageTitle } from '../../ui/page-title.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import { UserAvatar } from '../../ui/user-avatar.tsx';
import list from '../../ui/admin-list.module.css';
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

/** The members of any group, for administrators. */
export function GroupMembersScreen({ groupUUID }: { groupUUID: string }) {
  const query = useQuery(operationQuery(getGroup, { uuid: groupUUID }));
  const group = query.data?.group;
  usePageTitle(group?.name ?? null);
  return (
    <>
      <AdminHead title={group === undefined ? t('members') : t('membersOf', { name: group.name })}>
        <Button component={Link} to="/admin/groups" variant="default">
          {t('back')}
        </Button>
      </AdminHead>
      {query.error !== null && (
        <LoadError error={query.error} prefix={groups('listFailed')} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && query.error === null && <RowsSkeleton rows={4} />}
      {group !== undefined && (
        <div className={style['stack']}>
          <AddMember group={group} />
          <Card title={t('members')}>
            {group.members.length === 0 && <EmptyState title={t('noMembers')} />}
            <ul className={style['people']}>
              {group.members.map((member) => (
                <Member key={member.uuid} group={group} member={member} />
              ))}
            </ul>
          </Card>
        </div>
      )}
    </>
  );
}

function AddMember({ group }: { group: Group }) {
  const [picked, setPicked] = useState<PickedUser | null>(null);
  return (
    <Card title={t('addHead')}>
      <form
        className={style['add']}
        onSubmit={(event) => {
          event.preventDefault();
          if (picked === null) return;
          setPicked(null);
          void act(
            () => call(addMember, { uuid: group.uuid, user: picked.uuid }),
            t('added', { user: picked.displayName }),
            t('addFailed', { count: 1 }),
          );
        }}
      >
        <UserPicker
          search={findPeople}
          label={t('addLabel')}
          exclude={new Set(group.members.map((member) => member.uuid))}
          picked={picked}
          onPick={setPicked}
        />
        <Button type="submit" disabled={picked === null}>
          {t('add')}
        </Button>
      </form>
    </Card>
  );
}

function Member({ group, member }: { group: Group; member: GroupMember }) {
  const user = member.displayName;
  const toggle = async (): Promise<void> => {
    const sure = await confirm({
      title: t(member.isManager ? 'confirmDemote' : 'confirmPromote', { user, group: group.name }),
      text: t(member.isManager ? 'confirmDemoteText' : 'confirmPromoteText'),
      danger: member.isManager,
    });
    if (!sure) return;
    await act(
      () => call(member.isManager ? removeManager : addManager, { group: group.uuid, user: member.uuid }),
      t('managerChanged', { user }),
      t('managerFailed'),
    );
  };
  const dismiss = async (): Promise<void> => {
    const sure = await confirm({
      title: t('confirmRemoveMember', { user, group: group.name }),
      text: t('confirmRemoveMemberText'),
      yes: t('removeMember'),
    });
    if (!sure) return;
    await act(
      () => call(removeMember, { uuid: group.uuid, user: member.uuid }),
      t('memberRemoved', { user }),
      t('removeFailed', { user }),
    );
  };
  const crown = async (): Promise<void> => {
    const sure = await confirm({
      title: t('confirmHandOver', { user, group: group.name }),
      text: t('confirmHandOverText'),
      danger: false,
    });
    if (!sure) return;
    await act(
      () => call(handOver, { uuid: group.uuid, user: member.uuid }),
      t('handedOver', { user }),
      t('handOverFailed'),
    );
  };
  return (
    <li>
      <UserAvatar person={member} size="lg" decorative />
      <span className={`${list['names']} ${style['grow']}`}>
        <span className="strong">{user}</span>
        <span className="tiny muted">
          {t('joined')} <RelativeTime time={member.joinedAt} />
          {member.provider !== null && ` ${t('byProvider', { provider: member.provider })}`}
        </span>
      </span>
      {member.isOwner ? (
        <StateBadge kind="accent">{t('ownerBadge')}</StateBadge>
      ) : (
        <StateBadge>{t(member.isManager ? 'manager' : 'member')}</StateBadge>
      )}
      <span className={style['acts']}>
        {!member.isOwner && (
          <Button size="xs" variant="default" onClick={() => void crown()}>
            {t('handOver')}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={() => void toggle()}>
          {t(member.isManager ? 'demote' : 'promote')}
        </Button>
        <Button size="xs" variant="subtle" color="red" onClick={() => void dismiss()}>
          {t('removeMember')}
        </Button>
      </span>
    </li>
  );
}
