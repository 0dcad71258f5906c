import { type Group, leave, remove } from '@scriptorium/contract/operations/groups.ts';
import type { CurrentUser } from '@scriptorium/contract/operations/user.ts';
import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useOperation } from '../../api/query-client.ts';
import { SHOWN_OF_GROUPS } from '../../api/shown-of-groups.ts';
import { t } from '../../lib/texts/groups.ts';
import { confirm } from '../../ui/confirm.ts';
import { Section } from '../../ui/section.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import style from './groups.module.css';

/** Leaving and deleting the group, with the consequences of each. */
export function DangerZone({ group, user }: { group: Group; user: CurrentUser }) {
  const router = useRouter();
  const leaveGroup = useOperation(leave, SHOWN_OF_GROUPS);
  const deleteGroup = useOperation(remove, SHOWN_OF_GROUPS);
  const otherManagers = group.members.filter((member) => member.isManager && member.uuid !== user.uuid);
  // The longest-serving manager becomes the owner (decision 040).
  const heir = otherManagers.toSorted((a, b) => a.joinedAt.localeCompare(b.joinedAt))[0];
  const isAlone = heir === undefined;
  const leaveText = isAlone
    ? t('leaveAlone')
    : group.ownerUUID === user.uuid
      ? t('leaveInherits', { user: heir.displayName })
      : t('leaveText');

  const askLeave = async (): Promise<void> => {
    if (!(await confirm({ title: t('leaveTitle'), text: t('leaveQuestion', { group: group.name }) }))) return;
    leaveGroup.mutate(
      { uuid: group.uuid },
      {
        onSuccess: () => {
          toastSuccess(t('left', { group: group.name }));
          void router.navigate({ to: '/' });
        },
        onError: (error) => void toastError(t('leaveFailed'), error),
      },
    );
  };
  const askDelete = async (): Promise<void> => {
    const sure = await confirm({
      title: t('deleteQuestion', { group: group.name }),
      text: t('deleteConfirm', { members: group.members.length }),
      yes: t('delete'),
    });
    if (!sure) return;
    deleteGroup.mutate(
      { uuid: group.uuid },
      {
        onSuccess: () => {
          toastSuccess(t('deleted', { group: group.name }));
          void router.navigate({ to: '/' });
        },
        onError: (error) => void toastError(t('deleteFailed'), error),
      },
    );
  };

  return (
    <Section title={t('danger')} hint={t('dangerHint')} danger wide>
      <div className={style['danger']}>
        <div>
          <span>
            <strong>{t('leaveTitle')}</strong>
            <p>{leaveText}</p>
          </span>
          <Button variant="default" loading={leaveGroup.isPending} disabled={isAlone} onClick={() => void askLeave()}>
            {t('leave')}
          </Button>
        </div>
        <div>
          <span>
            <strong>{t('delete')}</strong>
            <p>{t('deleteText', { members: group.members.length })}</p>
          </span>
          <Button variant="default" c="red" loading={deleteGroup.isPending} onClick={() => void askDelete()}>
            {t('delete')}
          </Button>
        </div>
      </div>
    </Section>
  );
}
