import { list } from '@scriptorium/contract/operations/groups.ts';
import { type CurrentUser, deleteAccount } from '@scriptorium/contract/operations/user.ts';
import { Button, Checkbox } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { operationQuery, useOperation } from '../../api/query-client.ts';
import { endSession, forgetUserData } from '../../api/session.ts';
import { t } from '../../lib/texts/profile.ts';
import { confirm } from '../../ui/confirm.ts';
import { Section } from '../../ui/section.tsx';
import { toastError } from '../../ui/toasts.ts';
import { HandOver } from './hand-over.tsx';
import style from './profile-screen.module.css';

/** Deletes the account: first hand over groups, then consent, then confirm. */
export function DeleteSection({ user }: { user: CurrentUser }) {
  const router = useRouter();
  const groups = useQuery(operationQuery(list, { email: user.email }));
  const owned = groups.data?.groups.filter((group) => group.ownerUUID === user.uuid) ?? [];
  const remove = useOperation(deleteAccount);
  const [consent, setConsent] = useState(false);

  const ask = async (): Promise<void> => {
    const question = { title: t('sure'), text: t('sureText'), yes: t('sureYes'), no: t('sureNo') };
    if (!(await confirm(question))) return;
    remove.mutate(
      {},
      {
        onSuccess: () => {
          endSession();
          void router.navigate({ to: '/login' }).then(forgetUserData);
        },
        onError: (error) => void toastError(t('deleteFailed'), error),
      },
    );
  };

  return (
    <Section title={t('deleteAccount')} hint={t('deleteHint')} danger wide>
      <div className={style['danger']}>
        <p>{t('deletePersonal')}</p>
        {owned.length > 0 && (
          <>
            <p>{t('deleteGroups', { count: owned.length })}</p>
            <div className={style['groups']}>
              {owned.map((group) => (
                <HandOver key={group.uuid} group={group} user={user} />
              ))}
            </div>
          </>
        )}
        <Checkbox
          label={t('consent')}
          checked={consent}
          onChange={(event) => setConsent(event.currentTarget.checked)}
        />
        {consent && (
          <Button
            color="red"
            leftSection={<IconTrash size={16} />}
            loading={remove.isPending}
            onClick={() => void ask()}
          >
            {t('delete')}
          </Button>
        )}
      </div>
    </Section>
  );
}
