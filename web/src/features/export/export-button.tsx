import { Button, Menu } from '@mantine/core';
import { IconAdjustments, IconCheck, IconChevronDown, IconFileExport } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { readConnection, subscribeConnection } from '../../api/connection.ts';
import { requestExport } from '../../lib/export-requests.ts';
import { showKeys } from '../../lib/show-keys.ts';
import { t } from '../../lib/texts/export.ts';
import style from './export-button.module.css';
import { useProfiles, useSchedule } from './use-export-plan.ts';

/** Exports in one click with the profile used last; the menu next to it offers the other profiles and the dialog. */
export function ExportButton(props: { workspaceUUID: string; path: string; onScheduled: () => void }) {
  const { workspaceUUID, path } = props;
  const { list, usual } = useProfiles(workspaceUUID, path);
  const isOnline = useSyncExternalStore(subscribeConnection, readConnection) === 'online';
  const { send, isPending } = useSchedule(props.onScheduled);
  const exportWith = (profileUuid: string): void => send({ uuid: workspaceUUID, profileUuid, files: [path] });
  const openDialog = (): void => requestExport({ workspaceUUID, paths: [path] });
  return (
    <Button.Group className={style['split'] ?? ''}>
      <Button
        variant="default"
        size="xs"
        className={style['main'] ?? ''}
        leftSection={<IconFileExport size={16} />}
        loading={isPending}
        disabled={!isOnline}
        title={isOnline ? undefined : t('offline')}
        // Without any profile, open the dialog, which explains that.
        onClick={() => (usual === undefined ? openDialog() : exportWith(usual.uuid))}
      >
        {usual === undefined ? t('export') : t('exportAs', { profile: usual.name })}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            size="xs"
            className={style['more'] ?? ''}
            aria-label={t('exportChoices')}
            disabled={!isOnline}
          >
            <IconChevronDown size={14} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={style['menu'] ?? ''}>
          {list.map(({ uuid, name }) => (
            <Menu.Item
              key={uuid}
              disabled={!isOnline || isPending}
              leftSection={uuid === usual?.uuid ? <IconCheck size={18} /> : <span className={style['blank']} />}
              onClick={() => exportWith(uuid)}
            >
              {name}
            </Menu.Item>
          ))}
          {list.length > 0 && <Menu.Divider />}
          <Menu.Item
            leftSection={<IconAdjustments size={18} />}
            rightSection={<kbd>{showKeys('Mod-Shift-e')}</kbd>}
            onClick={openDialog}
          >
            {t('submit')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  );
}
