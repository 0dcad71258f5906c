import { type Group, list, listInvitations } from '@scriptorium/contract/operations/groups.ts';
import { Button } from '@mantine/core';
import { IconFolder, IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { operationQuery } from '../../api/query-client.ts';
import { useCurrentUser } from '../../api/session.ts';
import { t } from '../../lib/texts/groups.ts';
import { Card } from '../../ui/card.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { UserAvatar } from '../../ui/user-avatar.tsx';
import { AddMembers } from './add-members.tsx';
import style from './groups.module.css';

/** On the dashboard after a group was created: the next step, which can be skipped. */
export function InviteFirst({ groupUUID, onDone }: { groupUUID: string; onDone: () => void }) {
  const user = useCurrentUser();
  const { data } = useQuery(operationQuery(list, { email: user.email }));
  const group = data?.groups.find(({ uuid }) => uuid === groupUUID);
  const manages = group?.members.some(({ uuid, isManager }) => uuid === user.uuid && isManager);
  return group !== undefined && manages === true && <Invite group={group} ownUUID={user.uuid} onDone={onDone} />;
}

function Invite({ group, ownUUID, onDone }: { group: Group; ownUUID: string; onDone: () => void }) {
  const { data } = useQuery(operationQuery(listInvitations, { uuid: group.uuid }));
  const members = group.members.filter(({ uuid }) => uuid !== ownUUID);
  const invitations = data?.invitations ?? [];
  const isAlone = members.length + invitations.length === 0;
  return (
    <Card title={t('inviteFirst')}>
      <div className={style['first']}>
        <p>{t('inviteFirstHint', { group: group.name })}</p>
        <AddMembers group={group} autoFocus isListed />
        <div aria-live="polite">
          {!isAlone && (
            <ul aria-label={t('members')}>
              {members.map((member) => (
                <li key={member.uuid}>
                  <UserAvatar person={member} size="sm" decorative />
                  <bdi>{member.displayName}</bdi>
                </li>
              ))}
              {invitations.map(({ uuid, email }) => (
                <li key={uuid}>
                  <IconMail size={16} aria-hidden />
                  <bdi>{email}</bdi>
                  <StateBadge>{t('invitedBadge')}</StateBadge>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={style['next']}>
          <Button
            variant="default"
            leftSection={<IconFolder size={16} />}
            renderRoot={(props) => (
              <Link {...props} to="/workspace/$uuid/$" params={{ uuid: group.uuid, _splat: '' }} />
            )}
          >
            {t('openWorkspace')}
          </Button>
          <Button variant="default" onClick={onDone}>
            {t(isAlone ? 'skip' : 'done')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
