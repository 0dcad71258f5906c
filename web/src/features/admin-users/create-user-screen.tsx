import { Button, Checkbox, TextInput } from '@mantine/core';
import { getSettings, overview, requestCapabilities } from '@scriptorium/contract/operations/admin.ts';
import { createUser, listUsers } from '@scriptorium/contract/operations/admin-users.ts';
import { OperationError } from '@scriptorium/contract/errors.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { operationQuery, useOperation } from '../../api/query-client.ts';
import { formatBytes } from '../../lib/format-bytes.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t as admin } from '../../lib/texts/admin.ts';
import { T, t } from '../../lib/texts/admin-users.ts';
import { AdminHead } from '../../ui/admin-head.tsx';
import { StorageSizeInput } from '../../ui/storage-size-input.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import { LinkDialog, type LinkToHandOn } from './link-dialog.tsx';
import style from './users-screen.module.css';

/** Initial quota in the form. */
const START_QUOTA = 10 * 1024 * 1024;
const FALLBACK_MAX_QUOTA = 10_000_000;

interface Problems {
  email?: string;
  displayName?: string;
}

/** Creates an account. The user sets the password through a mailed link. */
export function CreateUserScreen() {
  const [email, setEmail] = useState('');
  const [displayName, setDisplayName] = useState('');
  const [quota, setQuota] = useState(START_QUOTA);
  const [isAdmin, setAdmin] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [link, setLink] = useState<LinkToHandOn | null>(null);
  const capabilities = useQuery(operationQuery(requestCapabilities, {}));
  const hasMail = capabilities.data?.capabilities.email_transport !== 'outbox';
  const create = useOperation(createUser, [listUsers, overview]);
  const navigate = useNavigate();
  const settings = useQuery(operationQuery(getSettings, {}));
  const usual = Number(settings.data?.config.default_user_quota ?? quota);
  const maxQuota = Math.max(START_QUOTA, capabilities.data?.capabilities.max_quota ?? FALLBACK_MAX_QUOTA);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found: Problems = {
      ...(email.trim() === '' && { email: t('emailMissing') }),
      ...(displayName.trim() === '' && { displayName: t('nameMissing') }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    try {
      const made = await create.mutateAsync({
        email: email.trim(),
        displayName: displayName.trim(),
        quota,
        isAdmin,
      });
      toastSuccess(t(made.link === undefined ? 'created' : 'createdNoMail', { email: made.user.email }));
      if (made.link !== undefined) {
        setLink({ email: made.user.email, link: made.link });
        return;
      }
      await navigate({ to: '/admin/users' });
    } catch (error) {
      const failed = admin('createAccountFailed');
      if (error instanceof OperationError && error.field === 'email') {
        setProblems({ email: `${failed} ${readMessage(error)}` });
      } else toastError(failed, error);
    }
  };

  return (
    <>
      <AdminHead title={t('createTitle')} hint={t(hasMail ? 'createHint' : 'createHintNoMail')} />
      {link !== null && <LinkDialog {...link} onClose={() => void navigate({ to: '/admin/users' })} />}
      <form className={style['form']} noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          label={t('email')}
          type="email"
          autoComplete="off"
          required
          autoFocus
          maxLength={320}
          value={email}
          error={problems.email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <TextInput
          label={t('displayName')}
          autoComplete="off"
          required
          maxLength={200}
          value={displayName}
          error={problems.displayName}
          onChange={(event) => setDisplayName(event.currentTarget.value)}
        />
        <StorageSizeInput
          label={t('quota')}
          value={quota}
          max={maxQuota}
          onChange={setQuota}
          description={
            usual !== quota && (
              <T
                k="usualQuota"
                values={{ size: formatBytes(usual) }}
                components={{ b: <button type="button" className={style['link']} onClick={() => setQuota(usual)} /> }}
              />
            )
          }
        />
        <Checkbox
          label={t('isAdmin')}
          description={t('isAdminHint')}
          checked={isAdmin}
          onChange={(event) => setAdmin(event.currentTarget.checked)}
        />
        <div className={style['formActions']}>
          <Button type="submit" loading={create.isPending}>
            {t('create')}
          </Button>
          <Button variant="default" onClick={() => void navigate({ to: '/admin/users' })}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </>
  );
}
