import { Button, Modal, PasswordInput, TextInput } from '@mantine/core';
import { linkLdapIdentity, readIdentities } from '@scriptorium/contract/operations/providers.ts';
import type { ShownProvider } from '@scriptorium/contract/shapes.ts';
import { type SubmitEvent, useState } from 'react';
import { useOperation } from '../../api/query-client.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/ldap.ts';
import { t as signIn } from '../../lib/texts/sign-in.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toastSuccess } from '../../ui/toasts.ts';
import style from './link-ldap-dialog.module.css';
import { t as common } from '../../lib/texts/common.ts';

/** Links the user's directory (LDAP) login, whose password is entered here. */
export function LinkLdapDialog({ provider, onClose }: { provider: ShownProvider; onClose: () => void }) {
  const [login, setLogin] = useState('');
  const [loginPassword, setPassword] = useState('');
  const link = useOperation(linkLdapIdentity, [readIdentities]);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    link.mutate(
      { providerUUID: provider.uuid, login, loginPassword },
      {
        onSuccess: () => {
          toastSuccess(signIn('linked', { provider: provider.name }), { duration: 6_000 });
          onClose();
        },
      },
    );
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('linkTitle', { provider: provider.name })}
      size={440}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <form className={style['form']} noValidate onSubmit={submit}>
        <p>{t('linkText')}</p>
        <TextInput
          label={t('login')}
          value={login}
          data-autofocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={400}
          onChange={(event) => setLogin(event.currentTarget.value)}
        />
        <PasswordInput
          label={t('password')}
          value={loginPassword}
          autoComplete="off"
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {link.error !== null && <Notice kind="danger">{t('linkFailed', { message: readMessage(link.error) })}</Notice>}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={link.isPending}>
            {t('linkYes')}
          </Button>
        </DialogActions>
      </form>
    </Modal>
  );
}
