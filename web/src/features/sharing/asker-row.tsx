import { Button, Select } from '@mantine/core';
import { MEMBER_ROLES } from '@scriptorium/contract/operations/groups.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { add, list } from '@scriptorium/contract/operations/sharing.ts';
import { IconUserQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import { useOperation } from '../../api/query-client.ts';
import { ROLE_TEXTS } from '../../lib/share-roles.ts';
import { t } from '../../lib/texts/sharing.ts';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import { UserAvatar } from '../../ui/user-avatar.tsx';
import style from './sharing.module.css';

type Asker = NonNullable<OutputOf<typeof list>['asker']>;

/** The person who asked for access, first in the dialog that the notification opens. */
export function AskerRow({ where, asker }: { where: { uuid: string; itemPath: string }; asker: Asker }) {
  const { name, person } = asker;
  const [role, setRole] = useState<(typeof MEMBER_ROLES)[number]>('reader');
  const share = useOperation(add, [list]);
  const give = (user: string): void =>
    share.mutate(
      { ...where, user, role },
      {
        onSuccess: () => void toastSuccess(t('shared', { name })),
        onError: (error) => void toastError(t('failed'), error),
      },
    );
  return (
    <section aria-label={t('asks', { name })} className={style['asker']}>
      {person === null ? (
        <span className={style['sign']} aria-hidden>
          <IconUserQuestion size={18} />
        </span>
      ) : (
        <UserAvatar person={person} size="lg" decorative />
      )}
      <span className={style['words']}>
        <b>{t('asks', { name })}</b>
        {person === null && <span>{t('asksGuest')}</span>}
      </span>
      {person !== null && (
        <span className={style['controls']}>
          <Select
            w={156}
            aria-label={t('roleOf', { name, role: t(ROLE_TEXTS[role]) })}
            data={MEMBER_ROLES.map((each) => ({ value: each, label: t(ROLE_TEXTS[each]) }))}
            value={role}
            allowDeselect={false}
            onChange={(value) => setRole(MEMBER_ROLES.find((each) => each === value) ?? role)}
          />
          <Button autoFocus loading={share.isPending} onClick={() => give(person.uuid)}>
            {t('shareNow')}
          </Button>
        </span>
      )}
    </section>
  );
}
