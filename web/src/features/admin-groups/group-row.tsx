import { ActionIcon, Button, Menu, TextInput, UnstyledButton } from '@mantine/core';
import { overview } from '@scriptorium/contract/operations/admin.ts';
import { listGroups, restoreGroup, updateGroup } from '@scriptorium/contract/operations/admin-groups.ts';
import { remove } from '@scriptorium/contract/operations/groups.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { IconDatabase, IconDots, IconPencil, IconTrash, IconUsers } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { refreshOperations } from '../../api/query-client.ts';
import { formatBytes } from '../../lib/format-bytes.ts';
import { t as admin } from '../../lib/texts/admin.ts';
import { t } from '../../lib/texts/admin-groups.ts';
import { confirm } from '../../ui/confirm.ts';
import { InlineEdit } from '../../ui/inline-edit.tsx';
import { QuotaBar } from '../../ui/quota-bar.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { StorageSizeInput } from '../../ui/storage-size-input.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import { UserAvatars } from '../../ui/user-avatar.tsx';
import list from '../../ui/admin-list.module.css';
import style from './admin-groups.module.css';

export type ListedGroup = OutputOf<typeof listGroups>['groups'][number];

async function act(work: () => Promise<unknown>, done: string, failed: string): Promise<void> {
  try {
    await work();
    toastSuccess(done);
  } catch (error) {
    toastError(failed, error);
  }
  await refreshOperations([listGroups, overview]);
}

/** A group, whose name and quota can be edited in place. */
export function GroupRow({ group, maxQuota }: { group: ListedGroup; maxQuota: number }) {
  const [editing, setEditing] = useState<'name' | 'quota' | null>(null);
  const [name, setName] = useState(group.name);
  const [quota, setQuota] = useState(group.quota);
  const stop = (): void => setEditing(null);
  const save = (change: { name?: string; quota?: number }): void => {
    stop();
    void act(
      () => call(updateGroup, { uuid: group.uuid, name: group.name, quota: group.quota, ...change }),
      t('saved', { name: change.name ?? group.name }),
      admin('updateGroupFailed'),
    );
  };
  const edit = (what: 'name' | 'quota'): void => {
    setName(group.name);
    setQuota(group.quota);
    setEditing(what);
  };
  const usage = t('usedOf', { used: formatBytes(group.size), quota: formatBytes(group.quota) });
  return (
    <tr>
      <td>
        {editing === 'name' ? (
          <InlineEdit
            onCancel={stop}
            onSave={() => (name.trim() === '' || name.trim() === group.name ? stop() : save({ name: name.trim() }))}
          >
            <TextInput
              size="xs"
              aria-label={t('nameOf', { name: group.name })}
              value={name}
              maxLength={200}
              autoFocus
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          </InlineEdit>
        ) : (
          <span className={list['names']}>
            <Link className="strong" to="/admin/groups/$uuid" params={{ uuid: group.uuid }}>
              {group.name}
            </Link>
            <span className="tiny muted">{group.ownerName}</span>
          </span>
        )}
      </td>
      <td className={style['members']}>
        <UserAvatars people={group.members} />
        <span className="sr-only">{group.memberCount}</span>
      </td>
      <td className={style['quota']}>
        {editing === 'quota' ? (
          <InlineEdit onCancel={stop} onSave={() => (quota === group.quota ? stop() : save({ quota }))}>
            <StorageSizeInput
              small
              hideLabel
              autoFocus
              label={t('quotaOf', { name: group.name })}
              value={quota}
              max={maxQuota}
              onChange={setQuota}
            />
          </InlineEdit>
        ) : (
          <UnstyledButton
            className={list['usage']}
            aria-label={`${t('editQuota', { name: group.name })}: ${usage}`}
            onClick={() => edit('quota')}
          >
            <QuotaBar used={group.size} quota={group.quota} label={t('usageOf', { name: group.name })} number={false} />
            <span className="num">{usage}</span>
          </UnstyledButton>
        )}
      </td>
      <td className={`${list['moment']} ${style['created']}`}>
        <RelativeTime time={group.createdAt} />
      </td>
      <td className={list['more']}>
        <GroupMenu group={group} onEdit={edit} />
      </td>
    </tr>
  );
}

function GroupMenu({ group, onEdit }: { group: ListedGroup; onEdit: (what: 'name' | 'quota') => void }) {
  const navigate = useNavigate();
  const removeGroup = async (): Promise<void> => {
    const sure = await confirm({
      title: t('confirmRemoveTitle', { name: group.name }),
      text: t('confirmRemoveText', { count: group.memberCount }),
      yes: t('remove'),
    });
    if (!sure) return;
    await act(
      () => call(remove, { uuid: group.uuid }),
      t('removedToast', { name: group.name }),
      admin('deleteGroupFailed'),
    );
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size="sm" aria-label={t('actions', { name: group.name })}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconUsers size={16} />}
          onClick={() => void navigate({ to: '/admin/groups/$uuid', params: { uuid: group.uuid } })}
        >
          {t('editMembers')}
        </Menu.Item>
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => onEdit('name')}>
          {t('rename')}
        </Menu.Item>
        <Menu.Item leftSection={<IconDatabase size={16} />} onClick={() => onEdit('quota')}>
          {t('changeQuota')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item data-danger leftSection={<IconTrash size={16} />} onClick={() => void removeGroup()}>
          {t('remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** A deleted group that can be restored. */
export function DeletedGroupRow({ group }: { group: ListedGroup }) {
  return (
    <tr>
      <td>
        <span className={list['names']}>
          <span className="strong">{group.name}</span>
          <span className="tiny muted">{group.ownerName}</span>
        </span>
      </td>
      <td className={style['members']}>
        <UserAvatars people={group.members} />
        <span className="sr-only">{group.memberCount}</span>
      </td>
      <td className={style['quota']}>
        {t('usedOf', { used: formatBytes(group.size), quota: formatBytes(group.quota) })}
      </td>
      <td className={`${list['moment']} ${style['created']}`}>
        <RelativeTime time={group.deletedAt ?? group.createdAt} />
      </td>
      <td className={list['more']}>
        <Button
          size="xs"
          variant="default"
          onClick={() =>
            void act(
              () => call(restoreGroup, { uuid: group.uuid }),
              t('restoredToast', { name: group.name }),
              t('restoreFailed'),
            )
          }
        >
          {t('restore')}
        </Button>
      </td>
    </tr>
  );
}
