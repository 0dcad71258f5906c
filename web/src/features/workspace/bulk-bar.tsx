import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { ActionIcon, Button } from '@mantine/core';
import { IconDownload, IconFileExport, IconFolderSymlink, IconTrash, IconX } from '@tabler/icons-react';
import { useMayArrange } from '../../api/may-edit.ts';
import { t } from '../../lib/texts/workspace.ts';
import style from './bulk-bar.module.css';
import { download } from './item-actions.ts';
import type { ItemHandlers } from './item-menu.tsx';
import { canExport } from './pick-texts.ts';

/** Actions for all selected items. */
export function BulkBar(props: { uuid: string; items: readonly TreeItem[]; on: ItemHandlers; onClear: () => void }) {
  const { uuid, items, on } = props;
  const texts = items.filter(canExport);
  const mayEdit = useMayArrange(uuid);
  const actions: { label: string; icon: React.ReactNode; run: () => void; danger?: boolean }[] = [
    ...(mayEdit
      ? [{ label: t('moveShort'), icon: <IconFolderSymlink size={18} />, run: () => on.startMove(items) }]
      : []),
    { label: t('download'), icon: <IconDownload size={18} />, run: () => void download(uuid, items) },
    ...(on.showExport !== null && texts.length > 0
      ? [{ label: t('export'), icon: <IconFileExport size={18} />, run: () => on.showExport?.(texts) }]
      : []),
    ...(mayEdit
      ? [{ label: t('delete'), icon: <IconTrash size={18} />, run: () => on.remove(items), danger: true }]
      : []),
  ];
  return (
    <div className={style['bar']} role="toolbar" aria-label={t('bulk')}>
      <b role="status">{t('selected', { count: items.length })}</b>
      {actions.map((action) => (
        <Button
          key={action.label}
          variant="subtle"
          color={action.danger ? 'red' : 'gray'}
          data-danger={action.danger || undefined}
          size="xs"
          leftSection={action.icon}
          aria-label={action.label}
          onClick={action.run}
        >
          <span>{action.label}</span>
        </Button>
      ))}
      <ActionIcon aria-label={t('clearSelection')} onClick={props.onClear}>
        <IconX size={18} />
      </ActionIcon>
    </div>
  );
}
