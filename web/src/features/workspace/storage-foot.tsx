import type { WorkspaceDescriptor } from '@scriptorium/contract/operations/workspace.ts';
import { UnstyledButton } from '@mantine/core';
import { IconBooks, IconTrash } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { formatBytes } from '../../lib/format-bytes.ts';
import { t } from '../../lib/texts/workspace.ts';
import { QuotaBar, readShare } from '../../ui/quota-bar.tsx';
import style from './file-tree.module.css';

/** A workspace's storage use, and its trash. Warns from 80 %, and explains the consequences at 100 %. */
export function StorageFoot({ workspace, onTrash }: { workspace: WorkspaceDescriptor; onTrash: () => void }) {
  const { size, quota, trashSize } = workspace;
  const path = useParams({ strict: false, select: ({ _splat = '' }) => _splat });
  const percent = readShare(size, quota);
  const label = trashSize > 0 ? t('trashSize', { size: formatBytes(trashSize) }) : t('trash');
  const button = (
    <UnstyledButton className={style['trash']} aria-label={label} title={label} onClick={onTrash}>
      <IconTrash size={16} aria-hidden />
      {t('trash')}
    </UnstyledButton>
  );
  // Storage use is shown only in the user's own workspace.
  if (workspace.shared !== undefined) return <div className={style['foot']}>{button}</div>;
  return (
    <div className={style['foot']}>
      <div className={style['figures']}>
        <span className="num">{t('usage', { used: formatBytes(size), quota: formatBytes(quota) })}</span>
        {size > 0 && <span className="num">{t('percent', { percent })}</span>}
      </div>
      {size > 0 && <QuotaBar used={size} quota={quota} label={t('storageUsed')} number={false} />}
      <StorageWarning workspace={workspace} />
      <span className={style['places']}>
        {button}
        <Link
          to="/references/$uuid"
          params={{ uuid: workspace.uuid }}
          state={{ from: path }}
          className={style['trash']}
        >
          <IconBooks size={16} aria-hidden />
          {t('references')}
        </Link>
      </span>
    </div>
  );
}

/** Shows nothing below 80 %. In the tree, or above the folder if the tree is hidden. */
export function StorageWarning({ workspace, alone }: { workspace: WorkspaceDescriptor; alone?: boolean }) {
  const percent = readShare(workspace.size, workspace.quota);
  if (workspace.shared !== undefined || percent < 80) return null;
  return (
    <p
      role="status"
      data-full={percent >= 95 || undefined}
      data-alone={alone || undefined}
      className={style['warning']}
    >
      {percent >= 100 ? t('usageFull') : t(percent >= 95 ? 'usageVeryHigh' : 'usageHigh', { percent })}
    </p>
  );
}
