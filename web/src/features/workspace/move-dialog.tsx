import { list, type TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { isAtLeast } from '@scriptorium/contract/review/limits.ts';
import { Button, Modal, Select, UnstyledButton } from '@mantine/core';
import { IconArrowUp, IconFolder } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operationQuery } from '../../api/query-client.ts';
import { onceLong } from '../../lib/once-long.ts';
import { t as texts } from '../../lib/texts/moving.ts';
import { t } from '../../lib/texts/workspace.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { copyTo, moveTo } from './item-actions.ts';
import style from './move-dialog.module.css';
import { folderQuery, parentOf, sortItems } from './workspace-data.ts';

/** Chooses a folder in any writable workspace, to move or copy items there. */
export function MoveDialog(props: {
  uuid: string;
  items: readonly TreeItem[];
  startFolder: string;
  onClose: (moved: boolean) => void;
}) {
  const { uuid, items } = props;
  const [target, setTarget] = useState({ uuid, folder: props.startFolder });
  const [busy, setBusy] = useState(false);
  const { data: known } = useQuery(operationQuery(list, {}));
  const { data } = useQuery(folderQuery(target.uuid, target.folder));
  const moving = new Set(target.uuid === uuid ? items.map((item) => item.path) : []);
  const folders = sortItems(data?.contents ?? []).filter((item) => item.type === 'directory' && !moving.has(item.path));
  const all = known?.workspaces ?? [];
  const workspaces = all.filter(
    ({ role, shared, uuid: each }) => each === uuid || (isAtLeast(role, 'editor') && shared?.type !== 'file'),
  );
  // Shared items are never moved to another workspace, only copied.
  const isBorder = target.uuid !== uuid && all.some((each) => each.shared && [uuid, target.uuid].includes(each.uuid));
  const workspaceName = workspaces.find((each) => each.uuid === target.uuid)?.ownerName ?? '';
  const here = target.uuid === uuid && items.every((item) => parentOf(item.path) === target.folder);

  const run = (action: typeof moveTo): void => {
    setBusy(true);
    const place = {
      workspaceUUID: target.uuid,
      folder: target.folder,
      name: target.folder.split('/').at(-1) || workspaceName,
    };
    const paths = items.map((item) => item.path);
    void onceLong(action(uuid, paths, place), () => props.onClose(true)).then((done) => {
      setBusy(false);
      if (done) props.onClose(true);
    });
  };
  return (
    <Modal
      opened
      onClose={() => props.onClose(false)}
      size={480}
      title={texts('title', { count: items.length, name: items[0]?.name })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Select
        label={t('workspace')}
        data={workspaces.map((each) => ({ value: each.uuid, label: each.ownerName }))}
        value={target.uuid}
        onChange={(value) => value !== null && setTarget({ uuid: value, folder: '' })}
      />
      <p className={style['path']}>{[workspaceName, ...target.folder.split('/').filter(Boolean)].join(' / ')}</p>
      <ul className={style['folders']} aria-label={t('folder')}>
        {target.folder !== '' && (
          <li>
            <UnstyledButton onClick={() => setTarget({ ...target, folder: parentOf(target.folder) })}>
              <IconArrowUp size={18} aria-hidden /> {texts('upOne')}
            </UnstyledButton>
          </li>
        )}
        {folders.map((folder) => (
          <li key={folder.uuid}>
            <UnstyledButton onClick={() => setTarget({ ...target, folder: folder.path })}>
              <IconFolder size={18} aria-hidden /> {folder.name}
            </UnstyledButton>
          </li>
        ))}
        {folders.length === 0 && data !== undefined && <li className={style['none']}>{texts('noFolders')}</li>}
      </ul>
      {isBorder && <p className={style['none']}>{texts('copyOnly')}</p>}
      <DialogActions>
        <Button variant="default" onClick={() => props.onClose(false)}>
          {t('cancel')}
        </Button>
        <Button variant="default" disabled={busy} onClick={() => run(copyTo)}>
          {texts('copyHere')}
        </Button>
        <Button disabled={busy || here || isBorder} onClick={() => run(moveTo)}>
          {texts('moveHere')}
        </Button>
      </DialogActions>
    </Modal>
  );
}
