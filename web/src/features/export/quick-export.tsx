import { Button, Select, UnstyledButton } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { readConnection, subscribeConnection } from '../../api/connection.ts';
import { requestExport } from '../../lib/export-requests.ts';
import { t } from '../../lib/texts/export.ts';
import { LoadError } from '../../ui/load-error.tsx';
import style from './export-panel.module.css';
import { useExportPlan, useSchedule } from './use-export-plan.ts';

/** Exports in one click, with the profile used last, to the default folder. The dialog offers all other options. */
export function QuickExport({ workspaceUUID, path }: { workspaceUUID: string; path: string }) {
  const plan = useExportPlan(workspaceUUID, [path]);
  const { profiles, profile, name } = plan;
  const isOnline = useSyncExternalStore(subscribeConnection, readConnection) === 'online';
  const { send, isPending } = useSchedule(() => undefined);
  if (profiles.error !== null) {
    return <LoadError prefix={t('profilesFailed')} error={profiles.error} onRetry={() => void profiles.refetch()} />;
  }
  const to = name.data && [name.data.folder, name.data.filename].filter((part) => part !== '').join('/');
  return (
    <form
      className={style['quick']}
      onSubmit={(event) => {
        event.preventDefault();
        const request = plan.read();
        if (request !== null) send(request);
      }}
    >
      <div className={style['choice']}>
        <Select
          aria-label={t('profile')}
          placeholder={profiles.isKnown ? t('chooseProfile') : '…'}
          data={profiles.list.map((each) => ({ value: each.uuid, label: each.name }))}
          value={profile?.uuid ?? null}
          allowDeselect={false}
          error={plan.isMissing ? t('profileRequired') : undefined}
          nothingFoundMessage={t('noProfiles')}
          onChange={plan.chooseProfile}
        />
        <Button
          type="submit"
          leftSection={<IconFileExport size={18} />}
          loading={isPending}
          disabled={!isOnline || !profiles.isKnown}
        >
          {t('export')}
        </Button>
      </div>
      <p className={style['to']} role={isOnline ? undefined : 'status'}>
        {isOnline ? (to ?? '…') : t('offline')}
      </p>
      <UnstyledButton
        className={style['options'] ?? ''}
        onClick={() => requestExport({ workspaceUUID, paths: [path], ...(profile && { profile: profile.uuid }) })}
      >
        {t('moreOptions')}
      </UnstyledButton>
    </form>
  );
}
