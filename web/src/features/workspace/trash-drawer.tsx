import { listTrash, purgeItems } from '@scriptorium/contract/operations/workspace-trash.ts';
import { Button, Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../api/call.ts';
import { useMayEdit, useIsMember } from '../../api/may-edit.ts';
import { operationQuery } from '../../api/query-client.ts';
import { onceLong } from '../../lib/once-long.ts';
import { t as inTrash } from '../../lib/texts/trash.ts';
import { t } from '../../lib/texts/workspace.ts';
import { ByteSize } from '../../ui/byte-size.tsx';
import { confirm } from '../../ui/confirm.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ItemIcon } from '../../ui/item-icon.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { toastFailure } from '../../ui/toast-failure.ts';
import { restore } from './late-actions.ts';
import style from './trash-drawer.module.css';
import { refreshWorkspace } from './workspace-data.ts';

/** Items deleted from a workspace in the last 30 days. */
export function TrashDrawer({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  // Closing unmounts the drawer, so nothing else restores the focus.
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const { data, error, refetch } = useQuery(operationQuery(listTrash, { uuid }));
  const purge = async (item: { uuid: string; name: string } | null, count: number): Promise<void> => {
    const sure = await confirm(
      item === null
        ? { title: inTrash('empty'), text: inTrash('emptyText', { count }), yes: inTrash('empty') }
        : {
            title: inTrash('deleteForever'),
            text: inTrash('deleteForeverText', { name: item.name }),
            yes: inTrash('deleteForever'),
          },
    );
    if (!sure) return;
    try {
      await onceLong(call(purgeItems, { uuid, ...(item !== null && { items: [item.uuid] }) }), onClose);
    } catch (failure) {
      toastFailure(inTrash('purgeFailed'), failure);
    }
    await refreshWorkspace();
  };
  const items = data?.items ?? [];
  const mayEdit = useMayEdit(uuid);
  const mayPurge = useIsMember(uuid) && mayEdit;
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('trash')}
      position="right"
      size={560}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={style['intro']}>
        <p>{inTrash('hint')}</p>
        {items.length > 0 && mayPurge && (
          <Button variant="default" size="xs" onClick={() => void purge(null, items.length)}>
            {inTrash('empty')}
          </Button>
        )}
      </div>
      {error !== null && <LoadError error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <RowsSkeleton rows={4} />}
      {data !== undefined && items.length === 0 && <EmptyState title={inTrash('isEmpty')} />}
      <ul>
        {items.map((item) => (
          <li key={item.uuid} className={style['item']}>
            <ItemIcon item={item} />
            <span className={style['words']}>
              <b>{item.name}</b>
              <span>
                <ByteSize bytes={item.size} />
                {item.originalFolder !== '' && ` · ${inTrash('from', { folder: item.originalFolder })}`} ·{' '}
                {t('trashBy', { name: item.deletedBy })} · <RelativeTime time={item.deletedAt} />
              </span>
            </span>
            {mayEdit && (
              <>
                <Button variant="default" size="xs" onClick={() => void restore(uuid, item)}>
                  {t('restore')}
                </Button>
                {mayPurge && (
                  <Button variant="subtle" color="red" size="xs" onClick={() => void purge(item, 1)}>
                    {inTrash('deleteForever')}
                  </Button>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
