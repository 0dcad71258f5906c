import { ActionIcon, Select, Tooltip } from '@mantine/core';
import { MEMBER_ROLES } from '@scriptorium/contract/operations/groups.ts';
import { add, list, remove, type Share, update } from '@scriptorium/contract/operations/sharing.ts';
import { IconUsers, IconX } from '@tabler/icons-react';
import { call } from '../../api/call.ts';
import { refreshOperations } from '../../api/query-client.ts';
import type { ShareRequest } from '../../lib/share-requests.ts';
import { t } from '../../lib/texts/sharing.ts';
import { StateBadge } from '../../ui/state-badge.tsx';
import { toastError, toastInfo } from '../../ui/toasts.ts';
import { UserAvatar } from '../../ui/user-avatar.tsx';
import { ROLE_TEXTS } from '../../lib/share-roles.ts';
import { DayField } from './day-field.tsx';
import style from './sharing.module.css';
import { dayOf, endOfDay, showDay } from './show-day.ts';

/** One person or group: why they see it, what they may do, until when. Of a folder above, it is changed there. */
export function ShareRow({ item, share, mayShare }: { item: ShareRequest; share: Share; mayShare: boolean }) {
  const name = share.person?.displayName ?? share.group?.name ?? '';
  const isOwn = share.inheritedFrom === null;
  return (
    <li data-expired={share.isExpired || undefined}>
      {share.person === null ? (
        <span className={style['sign']} aria-hidden>
          <IconUsers size={18} />
        </span>
      ) : (
        <UserAvatar person={share.person} size="lg" decorative />
      )}
      <span className={style['words']}>
        <b>{name}</b>
        <span>{describe(share, isOwn && mayShare)}</span>
      </span>
      {isOwn && mayShare ? (
        <Controls item={item} share={share} name={name} />
      ) : (
        <StateBadge>{t(ROLE_TEXTS[share.role])}</StateBadge>
      )}
    </li>
  );
}

/** Whoever may change when it ends sees that in the field. */
function describe(share: Share, mayChange: boolean): string {
  const why =
    share.inheritedFrom === null
      ? t('sharedBy', { user: share.sharedBy })
      : share.inheritedFrom === ''
        ? t('inheritedAll')
        : t('inherited', { folder: share.inheritedFrom });
  if (share.isExpired) return `${why} · ${t('expired')}`;
  return share.expiresAt === null || mayChange ? why : `${why} · ${t('until', { date: showDay(share.expiresAt) })}`;
}

function Controls({ item, share, name }: { item: ShareRequest; share: Share; name: string }) {
  const where = { uuid: item.workspaceUUID, itemPath: item.path };
  const act = async (failed: string, work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      toastError(failed, error);
      return false;
    } finally {
      await refreshOperations([list]);
    }
  };
  const change = (terms: { role: Share['role']; expiresAt: string | null }): void =>
    void act(t('changeFailed'), () => call(update, { ...where, share: share.uuid, ...terms }));
  const again = (): void => {
    const holder = share.person === null ? { group: share.group?.uuid ?? '' } : { user: share.person.uuid };
    const { role } = share;
    const expiresAt = share.isExpired ? null : share.expiresAt;
    void act(t('failed'), () => call(add, { ...where, ...holder, role, expiresAt }));
  };
  const end = async (): Promise<void> => {
    if (await act(t('removeFailed'), () => call(remove, { ...where, share: share.uuid })))
      toastInfo(t('removedFromHere', { name }), { action: { label: t('undo'), run: again } });
  };
  return (
    <span className={`${style['controls']} ${style['terms']}`}>
      <Select
        size="xs"
        className={style['role'] ?? ''}
        aria-label={t('roleOf', { name })}
        data={MEMBER_ROLES.map((each) => ({ value: each, label: t(ROLE_TEXTS[each]) }))}
        value={share.role}
        allowDeselect={false}
        comboboxProps={{ withinPortal: true }}
        onChange={(value) => {
          const role = MEMBER_ROLES.find((each) => each === value);
          if (role !== undefined && role !== share.role)
            change({ role, expiresAt: share.isExpired ? null : share.expiresAt });
        }}
      />
      <EndField share={share} name={name} onChange={(expiresAt) => change({ role: share.role, expiresAt })} />
      <Tooltip label={t('remove', { name })}>
        <ActionIcon size={30} aria-label={t('remove', { name })} onClick={() => void end()}>
          <IconX size={16} />
        </ActionIcon>
      </Tooltip>
    </span>
  );
}

function EndField(props: { share: Share; name: string; onChange: (expiresAt: string | null) => void }) {
  const { share, name, onChange } = props;
  const date = share.expiresAt === null ? null : showDay(share.expiresAt);
  return (
    <DayField
      size="xs"
      day={dayOf(share.expiresAt)}
      words={date === null ? t('noEnd') : t('endsOn', { date })}
      buttonLabel={date === null ? t('noEndFor', { name }) : t('endsOnFor', { name, date })}
      label={t('endsFor', { name })}
      onChange={(day) => onChange(endOfDay(day))}
    />
  );
}
