import { type Group, type GroupMember, MEMBER_ROLES } from '@scriptorium/contract/operations/groups.ts';
import { ActionIcon, Menu, Select } from '@mantine/core';
import { IconCrown, IconDots, IconShield, IconShieldOff, IconUserMinus } from '@tabler/icons-react';
import { t } from '../lib/texts/groups.ts';
import { confirm, type Question } from './confirm.ts';
import style from './member-row.module.css';
import { RelativeTime } from './relative-time.tsx';
import { StateBadge } from './state-badge.tsx';
import { toastError, toastSuccess } from './toasts.ts';
import { UserAvatar } from './user-avatar.tsx';

const ROLE_TEXTS = { reader: 'roleReader', commenter: 'roleCommenter', editor: 'roleEditor' } as const;

/** What can be done to the member; see `memberActs`. */
interface MemberActs {
  setManager(on: boolean): Promise<unknown>;
  setRole(role: GroupMember['role']): Promise<unknown>;
  handOver(): Promise<unknown>;
  remove(): Promise<unknown>;
  refresh(): Promise<void>;
}

async function act(
  acts: MemberActs,
  work: () => Promise<unknown>,
  words: { question?: Question; done: string; failed: string },
): Promise<void> {
  if (words.question !== undefined && !(await confirm(words.question))) return;
  try {
    await work();
    toastSuccess(words.done);
  } catch (error) {
    toastError(words.failed, error);
  }
  await acts.refresh();
}

/** A member of a group, as its managers and administrators see them. */
export function MemberRow(props: {
  group: Group;
  member: GroupMember;
  isSelf: boolean;
  /** Whether whoever looks owns the group. */
  isOwn: boolean;
  /** Whether they may make somebody else its owner. */
  canHandOver: boolean;
  acts: MemberActs;
}) {
  const { group, member, isSelf, acts } = props;
  const { provider } = member;
  const names = { user: member.displayName, group: group.name };

  const toggle = async (): Promise<void> => {
    if (isSelf && member.isManager) {
      toastError(t('selfDemotion'));
      return;
    }
    const demotes = member.isManager;
    await act(acts, () => acts.setManager(!demotes), {
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
    await act(acts, () => acts.remove(), {
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
    await act(acts, () => acts.handOver(), {
      question: {
        title: t('handOverQuestion', names),
        text: t('handOverText', { ...names, own: props.isOwn }),
        danger: false,
      },
      done: t('handedOver', names),
      failed: t('handOverFailed'),
    });
  };

  return (
    <li className={style['row']}>
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
          <RoleChoice member={member} acts={acts} />
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
          {props.canHandOver && !member.isOwner && (
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
function RoleChoice({ member, acts }: { member: GroupMember; acts: MemberActs }) {
  const choose = (value: string | null): void => {
    const role = MEMBER_ROLES.find((each) => each === value);
    if (role === undefined || role === member.role) return;
    void act(acts, () => acts.setRole(role), {
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
