import { Button, Menu } from '@mantine/core';
import { MEMBER_ROLES } from '@scriptorium/contract/operations/groups.ts';
import { add, list, remove, type Share, update } from '@scriptorium/contract/operations/sharing.ts';
import { IconCalendar, IconChevronDown, IconUsers, IconX } from '@tabler/icons-react';
import { type RefObject, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { refreshOperations } from '../../api/query-client.ts';
import { useCurrentUser } from '../../api/session.ts';
import type { ShareRequest } from '../../lib/share-requests.ts';
import { t } from '../../lib/texts/sharing.ts';
import { StateBadge } from '../../ui/state-badge.tsx';
import { toastError, toastInfo } from '../../ui/toasts.ts';
import { UserAvatar } from '../../ui/user-avatar.tsx';
import { ROLE_TEXTS } from '../../lib/share-roles.ts';
import { DayInput } from './day-field.tsx';
import style from './sharing.module.css';
import { dayOf, endOfDay, showDay } from './show-day.ts';

/** A person or group: why they have access, their role, and until when. A share of a parent folder is changed there. */
export function ShareRow({ item, share, mayShare }: { item: ShareRequest; share: Share; mayShare: boolean }) {
  const name = share.person?.displayName ?? share.group?.name ?? '';
  const { displayName } = useCurrentUser();
  const { change, end } = useTerms(item, share, name);
  const [isDating, setIsDating] = useState(false);
  const terms = useRef<HTMLButtonElement>(null);
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
        <span>{describe(share, displayName)}</span>
      </span>
      {mayShare && share.inheritedFrom === null ? (
        <TermsMenu
          button={terms}
          share={share}
          name={name}
          onRole={(role) => change({ role, expiresAt: share.isExpired ? null : share.expiresAt })}
          onEnd={(expiresAt) => change({ role: share.role, expiresAt })}
          onDate={() => setIsDating(true)}
          onRemove={() => void end()}
        />
      ) : (
        <StateBadge>{t(ROLE_TEXTS[share.role])}</StateBadge>
      )}
      {isDating && (
        <DayInput
          className={style['dating'] ?? ''}
          size="xs"
          day={dayOf(share.expiresAt)}
          label={t('endsFor', { name })}
          onClose={(day, keepsFocus) => {
            setIsDating(false);
            if (keepsFocus) terms.current?.focus();
            if (day !== dayOf(share.expiresAt)) change({ role: share.role, expiresAt: endOfDay(day) });
          }}
        />
      )}
    </li>
  );
}

/** Names the person who shared the item only if it was somebody else. */
function describe(share: Share, me: string): string {
  const { inheritedFrom, sharedBy, isExpired, expiresAt } = share;
  const why =
    inheritedFrom === null
      ? sharedBy === me
        ? []
        : [t('sharedBy', { user: sharedBy })]
      : [inheritedFrom === '' ? t('inheritedAll') : t('inherited', { folder: inheritedFrom })];
  const end = isExpired ? [t('expired')] : expiresAt === null ? [] : [t('until', { date: showDay(expiresAt) })];
  return [...why, ...end].join(' · ');
}

/** Role, expiry and removal of a share in a single menu. */
function TermsMenu(props: {
  button: RefObject<HTMLButtonElement | null>;
  share: Share;
  name: string;
  onRole: (role: Share['role']) => void;
  onEnd: (expiresAt: null) => void;
  onDate: () => void;
  onRemove: () => void;
}) {
  const { share, name } = props;
  return (
    // The date field takes the focus instead.
    <Menu position="bottom-end" returnFocus={false}>
      <Menu.Target>
        <Button
          ref={props.button}
          size="xs"
          variant="subtle"
          color="gray"
          className={style['terms'] ?? ''}
          rightSection={<IconChevronDown size={14} />}
          aria-label={t('roleOf', { name, role: t(ROLE_TEXTS[share.role]) })}
        >
          {t(ROLE_TEXTS[share.role])}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={share.role}
          onChange={(value) => {
            const role = MEMBER_ROLES.find((each) => each === value);
            if (role !== undefined && role !== share.role) props.onRole(role);
          }}
        >
          {MEMBER_ROLES.map((role) => (
            <Menu.RadioItem key={role} value={role} closeMenuOnClick>
              {t(ROLE_TEXTS[role])}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item leftSection={<IconCalendar size={16} />} onClick={props.onDate}>
          {t(share.expiresAt === null ? 'setEnd' : 'changeEnd')}
        </Menu.Item>
        {share.expiresAt !== null && <Menu.Item onClick={() => props.onEnd(null)}>{t('noEnd')}</Menu.Item>}
        <Menu.Divider />
        <Menu.Item data-danger leftSection={<IconX size={16} />} onClick={props.onRemove}>
          {t('remove', { name })}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function useTerms(item: ShareRequest, share: Share, name: string) {
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
  const again = (): void => {
    const holder = share.person === null ? { group: share.group?.uuid ?? '' } : { user: share.person.uuid };
    const { role } = share;
    const expiresAt = share.isExpired ? null : share.expiresAt;
    void act(t('failed'), () => call(add, { ...where, ...holder, role, expiresAt }));
  };
  return {
    change: (terms: { role: Share['role']; expiresAt: string | null }): void =>
      void act(t('changeFailed'), () => call(update, { ...where, share: share.uuid, ...terms })),
    end: async (): Promise<void> => {
      if (await act(t('removeFailed'), () => call(remove, { ...where, share: share.uuid })))
        toastInfo(t('removedFromHere', { name }), { action: { label: t('undo'), run: again } });
    },
  };
}
