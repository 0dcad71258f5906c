import { Button, Menu, Select } from '@mantine/core';
import { list as listGroups, MEMBER_ROLES } from '@scriptorium/contract/operations/groups.ts';
import { add, invite, list, listInvitations, type Sharing } from '@scriptorium/contract/operations/sharing.ts';
import { IconChevronDown, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { findPeople } from '../../api/find-people.ts';
import { operationQuery, useOperation } from '../../api/query-client.ts';
import { useCapabilities, useCurrentUser } from '../../api/session.ts';
import { readMessage } from '../../lib/read-message.ts';
import type { ShareRequest } from '../../lib/share-requests.ts';
import { t as groupText } from '../../lib/texts/groups.ts';
import { t } from '../../lib/texts/sharing.ts';
import { toastSuccess } from '../../ui/toasts.ts';
import { UserPicker } from '../../ui/user-picker.tsx';
import { ROLE_TEXTS } from '../../lib/share-roles.ts';
import style from './sharing.module.css';

type ShareRole = (typeof MEMBER_ROLES)[number];

/** Shares with a picked person or group at once, in the role selected beside the field. */
export function AddPeople(props: { item: ShareRequest; sharing: Sharing; takesFocus: boolean }) {
  const { item, sharing, takesFocus } = props;
  const { email, uuid: me } = useCurrentUser();
  const { mailEnabled } = useCapabilities();
  const [role, setRole] = useState<ShareRole>('editor');
  const [problem, setProblem] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Loaded after the dialog opened with its close button focused, so move the focus here.
    if (takesFocus) place.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const groups = useQuery(operationQuery(listGroups, { email })).data?.groups ?? [];
  const share = useOperation(add, [list, listInvitations]);
  const send = useOperation(invite, [listInvitations]);
  const own = sharing.shares.filter(({ inheritedFrom }) => inheritedFrom === null);
  const offered = groups.filter(
    ({ uuid }) => uuid !== item.workspaceUUID && !own.some(({ group }) => group?.uuid === uuid),
  );
  const give = (holder: { user: string } | { group: string }, name: string): void => {
    setProblem(null);
    share.mutate(
      { uuid: item.workspaceUUID, itemPath: item.path, role, ...holder },
      {
        onSuccess: () => void toastSuccess(t('shared', { name })),
        onError: (error) => setProblem(`${t('failed')} ${readMessage(error)}`),
      },
    );
  };
  const inviteAddress = (address: string): void => {
    setProblem(null);
    send.mutate(
      { uuid: item.workspaceUUID, itemPath: item.path, role, email: address },
      {
        onSuccess: () => void toastSuccess(t('invited', { email: address })),
        onError: (error) => setProblem(`${t('inviteFailed', { email: address })} ${readMessage(error)}`),
      },
    );
  };
  return (
    <div ref={place} className={style['adding']}>
      <UserPicker
        label={t('people')}
        placeholder={t('people')}
        hideLabel
        icon={<IconUserPlus size={16} />}
        hint={t('shareNow')}
        description={t(mailEnabled ? 'peopleHint' : 'peopleHintWithoutMail')}
        error={problem}
        search={findPeople}
        exclude={new Set([me, ...own.flatMap(({ person }) => (person === null ? [] : [person.uuid]))])}
        picked={null}
        {...(mailEnabled ? { onAddress: inviteAddress } : { addressHint: groupText('nobodyWithoutMail') })}
        onPick={(person) => person !== null && give({ user: person.uuid }, person.displayName)}
      />
      <Select
        w={184}
        aria-label={t('roleForNew')}
        data={MEMBER_ROLES.map((each) => ({ value: each, label: t(ROLE_TEXTS[each]) }))}
        value={role}
        allowDeselect={false}
        comboboxProps={{ withinPortal: true }}
        onChange={(value) => setRole(MEMBER_ROLES.find((each) => each === value) ?? role)}
      />
      {offered.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button
              variant="default"
              aria-label={t('withGroup')}
              leftSection={<IconUsers size={16} />}
              rightSection={<IconChevronDown size={16} />}
            >
              {t('group')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown className={style['groups'] ?? ''}>
            {offered.map((group) => (
              <Menu.Item key={group.uuid} onClick={() => give({ group: group.uuid }, group.name)}>
                {group.name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}
