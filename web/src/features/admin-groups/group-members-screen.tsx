import { ActionIcon, Menu } from '@mantine/core';
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
import {
  IconArrowLeft,
  IconCrown,
  IconDots,
  IconShield,
  IconShieldOff,
  IconUserMinus,
  IconUserPlus,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '../../api/call.ts';
import { findPeople } from '../../api/find-people.ts';
import { operationQuery, refreshOperations } from '../../api/query-client.ts';
import { ROLE_TEXTS } from '../../lib/share-roles.ts';
import { t as groups } from '../../lib/texts/groups.ts';
import { t } from '../../lib/texts/admin-groups.ts';
import { t as sharing } from '../../lib/texts/sharing.ts';
import { AdminHead } from '../../ui/admin-head.tsx';
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

const add = (group: Group, { uuid, displayName }: PickedUser): Promise<void> =>
  act(
    () => call(addMember, { uuid: group.uuid, user: uuid }),
    t('added', { user: displayName }),
    t('addFailed', { count: 1 }),
  );

/** The members of any group, for administrators. */
export function GroupMembersScreen({ groupUUID }: { groupUUID: string }) {
  const query = useQuery(operationQuery(getGroup, { uuid: groupUUID }));
  const group = query.data?.group;
  usePageTitle(group?.name ?? null);
  return (
    <>
      <AdminHead
        title={group === undefined ? t('members') : t('membersOf', { name: group.name })}
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
                <Member key={member.uuid} group={group} member={member} />
              ))}
            </ul>
          </div>
        </div>
      )}
    </>
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
      <span className={list['names']}>
        <span className="strong">{user}</span>
        <span className="tiny muted">
          {t('joined')} <RelativeTime time={member.joinedAt} />
          {member.provider !== null && ` ${t('byProvider', { provider: member.provider })}`}
        </span>
      </span>
      <span className={style['roles']}>
        {member.isOwner && <StateBadge>{t('ownerBadge')}</StateBadge>}
        {member.isManager ? (
          <StateBadge kind="accent" icon={<IconShield size={14} />}>
            {t('manager')}
          </StateBadge>
        ) : (
          <StateBadge>{sharing(ROLE_TEXTS[member.role])}</StateBadge>
        )}
      </span>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={t('actions', { name: user })}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={member.isManager ? <IconShieldOff size={16} /> : <IconShield size={16} />}
            onClick={() => void toggle()}
          >
            {t(member.isManager ? 'demote' : 'promote')}
          </Menu.Item>
          {!member.isOwner && (
            <Menu.Item leftSection={<IconCrown size={16} />} onClick={() => void crown()}>
              {t('handOver')}
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Item data-danger leftSection={<IconUserMinus size={16} />} onClick={() => void dismiss()}>
            {t('removeMember')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
