import { Button } from '@mantine/core';
import { leave } from '@scriptorium/contract/operations/sharing.ts';
import { list, type WorkspaceDescriptor } from '@scriptorium/contract/operations/workspace.ts';
import type { Role } from '@scriptorium/contract/review/limits.ts';
import { useOperation } from '../../api/query-client.ts';
import { closeShareRequest } from '../../lib/share-requests.ts';
import { t } from '../../lib/texts/sharing.ts';
import { confirm } from '../../ui/confirm.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import { ROLE_TEXTS } from '../../lib/share-roles.ts';
import style from './sharing.module.css';
import { showDay } from './show-day.ts';

/** For the recipient of a share: by whom it was shared, in which role and until when. */
export function SharedWithMe(props: {
  uuid: string;
  name: string;
  role: Role;
  shared: NonNullable<WorkspaceDescriptor['shared']>;
}) {
  const { uuid, name, shared } = props;
  const take = useOperation(leave, [list]);
  const ask = async (): Promise<void> => {
    if (!(await confirm({ title: t('leaveQuestion', { name }), text: t('leaveText'), yes: t('leave') }))) return;
    take.mutate(
      { item: uuid },
      {
        onSuccess: () => {
          closeShareRequest();
          toastSuccess(t('left', { name }));
        },
        onError: (error) => void toastError(t('leaveFailed'), error),
      },
    );
  };
  return (
    <div className={style['panel']}>
      <p>
        {t('toYou', { user: shared.sharedBy })} {!shared.isOwn && t('toGroup')} {t('from', { owner: shared.from })}
      </p>
      <p className={style['state']}>
        <StateBadge kind="accent">{t(ROLE_TEXTS[props.role])}</StateBadge>
        {shared.expiresAt !== null && <span>{t('until', { date: showDay(shared.expiresAt) })}</span>}
      </p>
      <DialogActions>
        {shared.isOwn && (
          <Button variant="subtle" color="red" loading={take.isPending} onClick={() => void ask()}>
            {t('leave')}
          </Button>
        )}
        <Button variant="default" onClick={closeShareRequest}>
          {t('done')}
        </Button>
      </DialogActions>
    </div>
  );
}
