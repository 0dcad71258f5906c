import { Button, Modal, Select, TextInput } from '@mantine/core';
import { type Group, invite, listInvitations, MEMBER_ROLES } from '@scriptorium/contract/operations/groups.ts';
import { type FormEvent, useState } from 'react';
import { useOperation } from '../../api/query-client.ts';
import { useCapabilities } from '../../api/session.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/groups.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { toastSuccess } from '../../ui/toasts.ts';
import style from './groups.module.css';
import { ROLE_TEXTS } from './role-texts.ts';
import { t as common } from '../../lib/texts/common.ts';

/** Sends an invitation. If it is refused, the input is kept. */
export function InviteDialog(props: { group: Group; address: string; onClose: () => void }) {
  const { group, onClose } = props;
  const { signupEnabled, signupPolicy, invitedMaySignUp } = useCapabilities();
  const [email, setEmail] = useState(props.address);
  const [role, setRole] = useState<(typeof MEMBER_ROLES)[number]>('editor');
  const [problem, setProblem] = useState<string | null>(null);
  const send = useOperation(invite, [listInvitations]);
  const isLimited = !invitedMaySignUp && (!signupEnabled || signupPolicy !== 'open');

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const address = email.trim();
    if (address === '') {
      setProblem(t('inviteEmailNeeded'));
      return;
    }
    send.mutate(
      { uuid: group.uuid, email: address, role },
      {
        onSuccess: () => {
          toastSuccess(t('invited', { email: address }));
          onClose();
        },
        onError: (error) => setProblem(`${t('inviteFailed')} ${readMessage(error)}`),
      },
    );
  };

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('inviteTitle', { group: group.name })}
      size={480}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <form className={style['invite']} noValidate onSubmit={submit}>
        <p>{t('inviteText')}</p>
        <TextInput
          label={t('inviteEmail')}
          type="email"
          data-autofocus
          autoComplete="off"
          maxLength={320}
          value={email}
          error={problem}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            setProblem(null);
          }}
        />
        <Select
          label={t('inviteRole')}
          data={MEMBER_ROLES.map((each) => ({ value: each, label: t(ROLE_TEXTS[each]) }))}
          value={role}
          allowDeselect={false}
          comboboxProps={{ withinPortal: true }}
          onChange={(value) => setRole(MEMBER_ROLES.find((each) => each === value) ?? role)}
        />
        {isLimited && <p className="tiny muted">{t('inviteClosed')}</p>}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={send.isPending}>
            {t('inviteSend')}
          </Button>
        </DialogActions>
      </form>
    </Modal>
  );
}
