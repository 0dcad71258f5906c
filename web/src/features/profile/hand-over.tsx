import { type Group, handOver, list } from '@scriptorium/contract/operations/groups.ts';
import type { CurrentUser } from '@scriptorium/contract/operations/user.ts';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useOperation } from '../../api/query-client.ts';
import { t } from '../../lib/texts/profile.ts';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import style from './profile-screen.module.css';

/** A group that would be deleted with the account, and who could take it over. */
export function HandOver({ group, user }: { group: Group; user: CurrentUser }) {
  const others = group.members.filter((member) => member.uuid !== user.uuid);
  const [heir, setHeir] = useState<string | null>(null);
  const give = useOperation(handOver, [list]);
  const submit = (): void => {
    const name = others.find((member) => member.uuid === heir)?.displayName ?? '';
    if (heir === null) return;
    give.mutate(
      { uuid: group.uuid, user: heir },
      {
        onSuccess: () => void toastSuccess(t('handedOver', { group: group.name, name })),
        onError: (error) => void toastError(t('handOverFailed'), error),
      },
    );
  };
  return (
    <div className={style['handOver']}>
      <p>
        <b>{group.name}</b>
        <span>{t('deleteGroupMembers', { others: others.length })}</span>
      </p>
      {others.length > 0 && (
        <>
          <Select
            aria-label={t('handOverTo', { group: group.name })}
            placeholder={t('handOverChoose')}
            data={others.map((member) => ({ value: member.uuid, label: member.displayName }))}
            value={heir}
            onChange={setHeir}
          />
          {heir !== null && (
            <Button variant="default" loading={give.isPending} onClick={submit}>
              {t('handOver')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
