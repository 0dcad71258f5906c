import { type Group, leave } from '@scriptorium/contract/operations/groups.ts';
import type { CurrentUser } from '@scriptorium/contract/operations/user.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useOperation } from '../../api/query-client.ts';
import { useCapabilities } from '../../api/session.ts';
import { SHOWN_OF_GROUPS } from '../../api/shown-of-groups.ts';
import { t } from '../../lib/texts/dashboard.ts';
import { ByteSize } from '../../ui/byte-size.tsx';
import { Card } from '../../ui/card.tsx';
import { confirm } from '../../ui/confirm.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { QuotaBar } from '../../ui/quota-bar.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import { UserAvatars } from '../../ui/user-avatar.tsx';
import style from './dashboard-screen.module.css';
import { groupsQuery } from './desk-queries.ts';
import { TableWaiting } from './table-waiting.tsx';

function CreateLink() {
  return (
    <Button component={Link} to="/groups/new" size="xs" variant="default" leftSection={<IconPlus size={16} />}>
      {t('createGroup')}
    </Button>
  );
}

function GroupRow({ group, user }: { group: Group; user: CurrentUser }) {
  const leaveGroup = useOperation(leave, SHOWN_OF_GROUPS);
  const manages = group.members.some((member) => member.uuid === user.uuid && member.isManager);
  const ask = async (): Promise<void> => {
    if (!(await confirm({ title: t('leaveGroup'), text: t('leaveQuestion', { group: group.name }) }))) return;
    leaveGroup.mutate(
      { uuid: group.uuid },
      {
        onSuccess: () => void toastSuccess(t('left', { group: group.name })),
        onError: (error) => void toastError(t('leaveFailed'), error),
      },
    );
  };
  return (
    <tr>
      <td>
        <Link className={style['name']} to="/workspace/$uuid/$" params={{ uuid: group.uuid, _splat: '' }}>
          <span className={style['title']}>{group.name}</span>
          <span className={style['sub']}>{group.ownerName}</span>
        </Link>
      </td>
      <td className={style['people']}>
        <UserAvatars people={group.members} />
      </td>
      <td className={style['size']}>
        <ByteSize bytes={group.size} />
      </td>
      <td className={style['share']}>
        <QuotaBar used={group.size} quota={group.quota} label={t('shareOfGroupQuota')} />
      </td>
      <td className={style['right']}>
        {manages ? (
          <Button
            renderRoot={(props) => <Link {...props} to="/groups/manage/$uuid" params={{ uuid: group.uuid }} />}
            variant="default"
            size="xs"
            aria-label={t('manageGroup', { group: group.name })}
          >
            {t('manage')}
          </Button>
        ) : (
          <Button
            variant="default"
            size="xs"
            loading={leaveGroup.isPending}
            aria-label={t('leaveNamed', { group: group.name })}
            onClick={() => void ask()}
          >
            {t('leave')}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** The user's groups, with the actions available to them. */
export function GroupsCard({ user, isWaiting }: { user: CurrentUser; isWaiting: boolean }) {
  const { groupCreationEnabled } = useCapabilities();
  const { data, error, isPending, refetch } = useQuery(groupsQuery(user));
  const groups = data?.groups ?? [];
  if (isPending || isWaiting)
    return (
      <Card title={t('groups')}>
        <TableWaiting rows={3} />
      </Card>
    );
  return (
    <Card title={t('groups')} action={groupCreationEnabled && data !== undefined && <CreateLink />}>
      {error !== null && data === undefined && (
        <div className={style['pad']}>
          <LoadError prefix={t('groupListFailed')} error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {data !== undefined && groups.length === 0 && (
        <div className={style['pad']}>
          <p>{t('noGroups')}</p>
          <p className={style['hint']}>{t('noGroupsHint')}</p>
        </div>
      )}
      {groups.length > 0 && (
        <table className={style['table']}>
          <colgroup>
            <col />
            <col width="17%" />
            <col width="10%" />
            <col width="28%" />
            <col width="124" />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{t('groupName')}</th>
              <th scope="col">{t('members')}</th>
              <th scope="col">{t('size')}</th>
              <th scope="col">{t('shareOfGroupQuota')}</th>
              <th scope="col" className={style['right']}>
                {t('actions')}
              </th>
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <GroupRow key={group.uuid} group={group} user={user} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
