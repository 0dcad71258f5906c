import { ActionIcon, Checkbox, Menu, Select, TextInput, UnstyledButton } from '@mantine/core';
import type { AdminUser } from '@scriptorium/contract/operations/admin-users.ts';
import {
  IconAt,
  IconBan,
  IconDatabase,
  IconDeviceMobileOff,
  IconDevices,
  IconDots,
  IconKey,
  IconMail,
  IconMailCheck,
  IconMailX,
  IconPencil,
  IconShield,
  IconTrash,
  IconUserCheck,
} from '@tabler/icons-react';
import { useState } from 'react';
import { formatBytes } from '../../lib/format-bytes.ts';
import { t } from '../../lib/texts/admin-users.ts';
import { InlineEdit } from '../../ui/inline-edit.tsx';
import { QuotaBar } from '../../ui/quota-bar.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { StorageSizeInput } from '../../ui/storage-size-input.tsx';
import { UserAvatar } from '../../ui/user-avatar.tsx';
import { changeAddress, changeUsers, nameOfUser, removeFactors, removeUsers, sendLink } from './change-users.ts';
import type { LinkToHandOn } from './link-dialog.tsx';
import list from '../../ui/admin-list.module.css';
import style from './users-screen.module.css';

type Editing = 'name' | 'email' | 'quota';

interface UserRowProps {
  user: AdminUser;
  maxQuota: number;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  onSessions: () => void;
  onLink: (link: LinkToHandOn) => void;
}

/** An account and its actions. */
export function UserRow({ user, maxQuota, selected, onSelect, onSessions, onLink }: UserRowProps) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const name = nameOfUser(user);
  const stop = (): void => setEditing(null);
  return (
    <tr aria-selected={selected} className={style['row']} data-editing={editing ?? undefined}>
      <td className={style['check']}>
        <Checkbox
          aria-label={t('selectOne', { name })}
          checked={selected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      </td>
      <td className={style['person']}>
        {editing === 'name' ? (
          <NameEdit user={user} onDone={stop} />
        ) : editing === 'email' ? (
          <AddressEdit user={user} onDone={stop} />
        ) : (
          <span className={style['who']}>
            <UserAvatar person={{ ...user, displayName: name }} decorative />
            <span className={list['names']}>
              <span className={style['name']}>
                <span className="strong">{name}</span>
                {user.isAdmin && (
                  <span className={style['sign']}>
                    <AdminBadge />
                  </span>
                )}
              </span>
              <span className="tiny muted" title={user.email}>
                {user.email}
              </span>
            </span>
          </span>
        )}
      </td>
      <td className={style['state']}>
        <UserState user={user} />
      </td>
      <td className={style['role']}>
        <RoleChoice user={user} name={name} />
      </td>
      <td className={style['quota']}>
        {editing === 'quota' ? (
          <QuotaEdit user={user} maxQuota={maxQuota} onDone={stop} />
        ) : (
          <UnstyledButton
            className={`${list['usage']} ${style['usage']}`}
            aria-label={`${t('editQuota', { name })}: ${t('usedOf', { used: formatBytes(user.size), quota: formatBytes(user.quota) })}`}
            onClick={() => setEditing('quota')}
          >
            <QuotaBar used={user.size} quota={user.quota} label={t('usageOf', { name })} number={false} />
            <span className="num">{t('usedOf', { used: formatBytes(user.size), quota: formatBytes(user.quota) })}</span>
          </UnstyledButton>
        )}
      </td>
      <td className={`${list['moment']} ${style['registered']}`}>
        <RelativeTime time={user.registeredOn} />
      </td>
      <td className={`${list['more']} ${style['more']}`}>
        <UserMenu user={user} name={name} onEdit={setEditing} onSessions={onSessions} onLink={onLink} />
      </td>
    </tr>
  );
}

function AdminBadge() {
  return (
    <StateBadge kind="accent" icon={<IconShield aria-hidden />}>
      {t('administrator')}
    </StateBadge>
  );
}

/** Whether somebody administrates the server; asks before it changes. */
function RoleChoice({ user, name }: { user: AdminUser; name: string }) {
  return (
    <Select
      size="xs"
      w={168}
      className={`${style['choice']} ${user.isAdmin ? style['admin'] : ''}`}
      aria-label={t('roleOf', { name })}
      leftSection={user.isAdmin ? <IconShield size={14} /> : undefined}
      leftSectionWidth={31}
      data={[
        { value: 'user', label: t('user') },
        { value: 'administrator', label: t('administrator') },
      ]}
      value={user.isAdmin ? 'administrator' : 'user'}
      allowDeselect={false}
      onChange={(value) => {
        const isAdmin = value === 'administrator';
        if (isAdmin !== user.isAdmin) void changeUsers([user], { isAdmin });
      }}
    />
  );
}

function UserState({ user }: { user: AdminUser }) {
  if (user.accountSuspended) return <StateBadge kind="danger">{t('suspended')}</StateBadge>;
  if (user.awaitsApproval) return <StateBadge kind="warning">{t('waiting')}</StateBadge>;
  if (!user.emailVerified) return <StateBadge kind="warning">{t('notVerified')}</StateBadge>;
  return <span className="small">{t('active')}</span>;
}

function NameEdit({ user, onDone }: { user: AdminUser; onDone: () => void }) {
  const [name, setName] = useState(user.displayName);
  return (
    <InlineEdit
      onCancel={onDone}
      onSave={() => {
        onDone();
        if (name.trim() !== '' && name.trim() !== user.displayName)
          void changeUsers([user], { displayName: name.trim() });
      }}
    >
      <TextInput
        size="xs"
        aria-label={t('nameOf', { name: user.email })}
        value={name}
        maxLength={200}
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </InlineEdit>
  );
}

function AddressEdit({ user, onDone }: { user: AdminUser; onDone: () => void }) {
  const [email, setEmail] = useState(user.email);
  return (
    <InlineEdit
      onCancel={onDone}
      onSave={() => {
        onDone();
        if (email.trim() !== '' && email.trim() !== user.email) void changeAddress(user, email.trim());
      }}
    >
      <TextInput
        size="xs"
        type="email"
        aria-label={t('emailOf', { name: nameOfUser(user) })}
        value={email}
        maxLength={320}
        autoComplete="off"
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
    </InlineEdit>
  );
}

function QuotaEdit({ user, maxQuota, onDone }: { user: AdminUser; maxQuota: number; onDone: () => void }) {
  const [quota, setQuota] = useState(user.quota);
  return (
    <InlineEdit
      onCancel={onDone}
      onSave={() => {
        onDone();
        if (quota !== user.quota) void changeUsers([user], { quota });
      }}
    >
      <StorageSizeInput
        small
        hideLabel
        autoFocus
        label={t('quotaOf', { name: nameOfUser(user) })}
        value={quota}
        max={maxQuota}
        onChange={setQuota}
      />
    </InlineEdit>
  );
}

function UserMenu(props: {
  user: AdminUser;
  name: string;
  onEdit: (what: Editing) => void;
  onSessions: () => void;
  onLink: (link: LinkToHandOn) => void;
}) {
  const { user } = props;
  const send = async (what: 'password' | 'verification'): Promise<void> => {
    const link = await sendLink(user, what);
    if (link !== undefined) props.onLink({ email: user.email, link });
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size="sm" aria-label={t('actions', { name: props.name })}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => props.onEdit('name')}>
          {t('editName')}
        </Menu.Item>
        <Menu.Item leftSection={<IconAt size={16} />} onClick={() => props.onEdit('email')}>
          {t('changeEmail')}
        </Menu.Item>
        <Menu.Item leftSection={<IconDatabase size={16} />} onClick={() => props.onEdit('quota')}>
          {t('changeQuota')}
        </Menu.Item>
        <Menu.Divider />
        {user.awaitsApproval && (
          <Menu.Item
            leftSection={<IconUserCheck size={16} />}
            onClick={() => void changeUsers([user], { approved: true })}
          >
            {t('approve')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={user.emailVerified ? <IconMailX size={16} /> : <IconMailCheck size={16} />}
          onClick={() => void changeUsers([user], { emailVerified: !user.emailVerified })}
        >
          {t(user.emailVerified ? 'unverify' : 'verify')}
        </Menu.Item>
        <Menu.Item
          leftSection={user.accountSuspended ? <IconUserCheck size={16} /> : <IconBan size={16} />}
          onClick={() => void changeUsers([user], { accountSuspended: !user.accountSuspended })}
        >
          {t(user.accountSuspended ? 'activate' : 'suspend')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconShield size={16} />}
          onClick={() => void changeUsers([user], { isAdmin: !user.isAdmin })}
        >
          {t(user.isAdmin ? 'makeUser' : 'makeAdmin')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconDevices size={16} />} onClick={props.onSessions}>
          {t('sessions')}
        </Menu.Item>
        <Menu.Item leftSection={<IconKey size={16} />} onClick={() => void send('password')}>
          {t('sendLink')}
        </Menu.Item>
        {user.hasSecondFactor && (
          <Menu.Item leftSection={<IconDeviceMobileOff size={16} />} onClick={() => void removeFactors(user)}>
            {t('removeFactors')}
          </Menu.Item>
        )}
        {!user.emailVerified && user.hasPassword && (
          <Menu.Item leftSection={<IconMail size={16} />} onClick={() => void send('verification')}>
            {t('sendVerifyLink')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item data-danger leftSection={<IconTrash size={16} />} onClick={() => void removeUsers([user])}>
          {t('remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
