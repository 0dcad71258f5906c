import {
  addManager,
  type Group,
  type GroupMember,
  handOver,
  removeManager,
  MEMBER_ROLES,
  removeMember,
  setRole,
} from '@scriptorium/contract/operations/groups.ts';
import type { CurrentUser } from '@scriptorium/contract/operations/user.ts';
import { ActionIcon, Menu, Select } from '@mantine/core';
import { IconCrown, IconDots, IconShield, IconShieldOff, IconUserMinus } from '@tabler/icons-react';
import { call } from '../../api/call.ts';
import { t } from '../../lib/texts/groups.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { toastError } from '../../ui/toasts.ts';
import { UserAvatar } from '../../ui/user-avatar.tsx';
import { act } from './act.ts';
import { AddMembers } from './add-members.tsx';
import style from './groups.module.css';
import { ROLE_TEXTS } from './role-texts.ts';

/** A group's members, and a manager's actions on them. */
export function MembersSection({ group, user }: { group: Group; user: CurrentUser }) {
  return (
    <section className={style['members']} aria-label={t('members')}>
      <header>
        <div>
          <h2>{t('members')}</h2>
          <p>{t('membersHint')}</p>
        </div>
        <AddMembers group={group} />
      </header>
      <ul>
        {group.members.map((member) => (
          <Member key={member.uuid} group={group} member={member} user={user} />
        ))}
      </ul>
    </section>
  );
}

function Member({ group, member, user }: { group: Group; member: GroupMember; user: CurrentUser }) {
  const isSelf = member.uuid === user.uuid;
  const { provider } = member;
  const names = { user: member.displayName, group: group.name };
  const ownsGroup = group.ownerUUID === user.uuid || user.isAdmin;

  const toggle = async (): Promise<void> => {
    if (isSelf && member.isManager) {
      toastError(t('selfDemotion'));
      return;
    }
    const demotes = member.isManager;
    await act(() => call(demotes ? removeManager : addManager, { group: group.uuid, user: member.uuid }), {
      question: {
        title: t(demotes ? 'demoteQuestion' : 'promoteQuestion', names),
        text: t(demotes ? 'demoteText' : 'promoteText', names),
        danger: demotes,
      },
      done: t(demotes ? 'demoted' : 'promoted', names),
      failed: t('managerFailed'),
    });
  };
  const dismiss = async (): Promise<void> => {
    await act(() => call(removeMember, { uuid: group.uuid, user: member.uuid }), {
      question: {
        title: t('removeQuestion', names),
        text: provider === null ? t('removeText', names) : t('removeByProvider', { ...names, provider }),
        yes: t('removeMember'),
      },
      done: t('removed', names),
      failed: t('removeFailed', names),
    });
  };
  const crown = async (): Promise<void> => {
    await act(() => call(handOver, { uuid: group.uuid, user: member.uuid }), {
      question: { title: t('handOverQuestion', names), text: t('handOverText', names), danger: false },
      done: t('handedOver', names),
      failed: t('handOverFailed'),
    });
  };

  return (
    <li>
      <UserAvatar person={member} size="lg" decorative />
      <span className={style['names']}>
        <span className={style['person']}>
          {member.displayName} {isSelf && <span className="muted">{t('you')}</span>}
        </span>
        <span className="tiny muted">
          {t('joined')} <RelativeTime time={member.joinedAt} />
          {provider !== null && ` ${t('byProvider', { provider })}`}
        </span>
      </span>
      <span className={style['roles']}>
        {member.isOwner && <StateBadge>{t('owner')}</StateBadge>}
        {member.isManager ? (
          <StateBadge kind="accent" icon={<IconShield size={14} />}>
            {t('manager')}
          </StateBadge>
        ) : (
          <RoleChoice group={group} member={member} />
        )}
      </span>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={t('moreFor', { user: member.displayName })}>
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
          {ownsGroup && !member.isOwner && (
            <Menu.Item leftSection={<IconCrown size={16} />} onClick={() => void crown()}>
              {t('handOver')}
            </Menu.Item>
          )}
          {!member.isOwner && !isSelf && (
            <>
              <Menu.Divider />
              <Menu.Item data-danger leftSection={<IconUserMinus size={16} />} onClick={() => void dismiss()}>
                {t('removeMember')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}

/** Chooses the role of a non-manager in the group's workspace. */
function RoleChoice({ group, member }: { group: Group; member: GroupMember }) {
  const choose = (value: string | null): void => {
    const role = MEMBER_ROLES.find((each) => each === value);
    if (role === undefined || role === member.role) return;
    void act(() => call(setRole, { uuid: group.uuid, user: member.uuid, role }), {
      done: t('roleChanged', { user: member.displayName, role: t(ROLE_TEXTS[role]).toLowerCase() }),
      failed: t('roleFailed'),
    });
  };
  return (
    <Select
      size="xs"
      w={160}
      aria-label={t('roleOf', { user: member.displayName })}
      data={MEMBER_ROLES.map((each) => ({ value: each, label: t(ROLE_TEXTS[each]) }))}
      value={member.role}
      allowDeselect={false}
      comboboxProps={{ withinPortal: true }}
      onChange={choose}
    />
  );
}
