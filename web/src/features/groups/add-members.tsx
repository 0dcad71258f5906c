import { addMember, type Group } from '@scriptorium/contract/operations/groups.ts';
import { Button } from '@mantine/core';
import { IconMail, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { findPeople } from '../../api/find-people.ts';
import { useCapabilities } from '../../api/session.ts';
import { t } from '../../lib/texts/groups.ts';
import { type PickedUser, UserPicker } from '../../ui/user-picker.tsx';
import { act } from './act.ts';
import style from './groups.module.css';
import { InviteDialog } from './invite-dialog.tsx';

/** Adds people who have an account, and invites others by e-mail. `isListed`: who was added appears right below. */
export function AddMembers(props: { group: Group; autoFocus?: boolean; isListed?: boolean }) {
  const { group, autoFocus = false, isListed = false } = props;
  const { mailEnabled } = useCapabilities();
  /** The address to invite, as typed so far; null while the dialog is closed. */
  const [inviting, setInviting] = useState<string | null>(null);
  const add = (person: PickedUser | null): void => {
    if (person === null) return;
    void act(() => call(addMember, { uuid: group.uuid, user: person.uuid }), {
      ...(!isListed && { done: t('added', { user: person.displayName }) }),
      failed: t('addFailed', { count: 1 }),
    });
  };
  return (
    <div className={style['adding']}>
      <UserPicker
        label={t('add')}
        hideLabel
        placeholder={t('add')}
        icon={<IconUserPlus size={16} />}
        hint={t('addAs')}
        search={findPeople}
        exclude={new Set(group.members.map((member) => member.uuid))}
        autoFocus={autoFocus}
        picked={null}
        onPick={add}
        {...(mailEnabled ? { onAddress: setInviting } : { addressHint: t('nobodyWithoutMail') })}
      />
      {mailEnabled && (
        <Button variant="default" leftSection={<IconMail size={16} />} onClick={() => setInviting('')}>
          {t('invite')}
        </Button>
      )}
      {inviting !== null && <InviteDialog group={group} address={inviting} onClose={() => setInviting(null)} />}
    </div>
  );
}
