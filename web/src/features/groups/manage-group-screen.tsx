import { type Group, list, update } from '@scriptorium/contract/operations/groups.ts';
import type { CurrentUser } from '@scriptorium/contract/operations/user.ts';
import { Button, TextInput } from '@mantine/core';
import { IconAdjustments, IconAlertTriangle, IconFolder, IconUsers, IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { operationQuery, useOperation } from '../../api/query-client.ts';
import { useCurrentUser } from '../../api/session.ts';
import { formatBytes } from '../../lib/format-bytes.ts';
import { locale } from '../../lib/language.ts';
import { t } from '../../lib/texts/groups.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageParts } from '../../ui/page-parts.tsx';
import { usePageTitle } from '../../ui/page-title.tsx';
import { QuotaBar } from '../../ui/quota-bar.tsx';
import { Section } from '../../ui/section.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import { DangerZone } from './danger-zone.tsx';
import style from './groups.module.css';
import { InvitationsSection } from './invitations-section.tsx';
import { MembersSection } from './members-section.tsx';

/** A group's settings and members, for its managers. */
export function ManageGroupScreen({ groupUUID }: { groupUUID: string }) {
  const user = useCurrentUser();
  const query = useQuery(operationQuery(list, { email: user.email }));
  const group = query.data?.groups.find((candidate) => candidate.uuid === groupUUID);
  usePageTitle(group?.name ?? null);
  if (query.error !== null && query.data === undefined) {
    return <LoadFailure error={query.error} prefix={t('listFailed')} onRetry={() => void query.refetch()} />;
  }
  if (query.isPending) return <PageSkeleton narrow />;
  if (group === undefined || !group.members.some((member) => member.uuid === user.uuid && member.isManager)) {
    return (
      <EmptyState title={t('notManaged')} text={t('notManagedHint')}>
        <Button component={Link} to="/">
          {t('backToDashboard')}
        </Button>
      </EmptyState>
    );
  }
  return <ManagedGroup key={group.uuid} group={group} user={user} />;
}

function ManagedGroup({ group, user }: { group: Group; user: CurrentUser }) {
  const managers = group.members.filter((member) => member.isManager).length;
  return (
    <div className="page">
      <header className={style['head']}>
        <span className={style['badge']} aria-hidden>
          <IconUsersGroup size={24} />
        </span>
        <div className={style['words']}>
          <h1>{group.name}</h1>
          <p>
            {t('summary', { members: group.members.length, managers })} ·{' '}
            {t('madeOn', {
              owner: group.ownerName,
              date: new Date(group.createdAt).toLocaleDateString(locale, { dateStyle: 'long' }),
            })}
          </p>
        </div>
        <Button
          variant="default"
          leftSection={<IconFolder size={16} />}
          renderRoot={(props) => <Link {...props} to="/workspace/$uuid/$" params={{ uuid: group.uuid, _splat: '' }} />}
        >
          {t('openWorkspace')}
        </Button>
      </header>
      <PageParts
        label={t('parts')}
        parts={[
          {
            id: 'settings',
            label: t('partSettings'),
            Icon: IconAdjustments,
            content: <SettingsSection group={group} />,
          },
          {
            id: 'members',
            label: t('members'),
            Icon: IconUsers,
            content: (
              <>
                <MembersSection group={group} user={user} />
                <InvitationsSection group={group} />
              </>
            ),
          },
          {
            id: 'danger',
            label: t('danger'),
            Icon: IconAlertTriangle,
            content: <DangerZone group={group} user={user} />,
          },
        ]}
      />
    </div>
  );
}

function SettingsSection({ group }: { group: Group }) {
  const rename = useOperation(update, [list]);
  const [name, setName] = useState(group.name);
  const trimmed = name.trim();
  return (
    <Section title={t('settings')} hint={t('settingsHint')}>
      <form
        className={style['rename']}
        onSubmit={(event) => {
          event.preventDefault();
          // An empty name is ignored.
          if (trimmed === '' || trimmed === group.name) return;
          rename.mutate(
            { uuid: group.uuid, name: trimmed },
            {
              onSuccess: () => void toastSuccess(t('renamed', { group: trimmed })),
              onError: (error) => void toastError(t('settingsFailed'), error),
            },
          );
        }}
      >
        <TextInput
          label={t('name')}
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={rename.isPending} disabled={trimmed === ''}>
          {t('rename')}
        </Button>
      </form>
      <div className={style['storage']}>
        <span className={style['label']}>{t('storage')}</span>
        <div className={style['bar']}>
          <QuotaBar used={group.size} quota={group.quota} label={t('storage')} number={false} />
          <span>{t('storageOf', { used: formatBytes(group.size), quota: formatBytes(group.quota) })}</span>
        </div>
        <p>{t('quotaHint')}</p>
      </div>
    </Section>
  );
}
