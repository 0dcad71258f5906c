import { listTrash } from '@scriptorium/contract/operations/workspace-trash.ts';
import { Button } from '@mantine/core';
import { IconFilePlus, IconFileUnknown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useMayArrange } from '../../api/may-edit.ts';
import { operationQuery } from '../../api/query-client.ts';
import { t } from '../../lib/texts/workspace.ts';
import { workspaceHref } from '../../lib/workspace-href.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { SearchButton } from '../../ui/search-button.tsx';
import { opensAsDocument } from '../../ui/workspace-skeleton.tsx';
import { makeMissingFile, restore } from './late-actions.ts';
import { ItemLink } from './item-link.tsx';
import { SuggestedItems } from './suggested-items.tsx';
import { folderQuery, parentOf } from './workspace-data.ts';
import style from './missing-item.module.css';

/** Shown at an address where there is nothing, with ways to find what was meant, to bring it back or to create it. */
export function MissingItem({ uuid, path, besideTree }: { uuid: string; path: string; besideTree: boolean }) {
  const { history } = useRouter();
  const name = path.split('/').at(-1) ?? '';
  const folder = parentOf(path);
  const mayEdit = useMayArrange(uuid);
  const trash = useQuery({ ...operationQuery(listTrash, { uuid }), enabled: mayEdit });
  const siblings = useQuery(folderQuery(uuid, folder));
  const [busy, setBusy] = useState(false);
  // Both decide which buttons there are.
  if ((mayEdit && trash.isPending) || siblings.isPending) return null;
  const namesakes = trash.data?.items.filter((item) => item.name === name) ?? [];
  const trashed = namesakes.find((item) => item.originalFolder === folder) ?? namesakes[0];
  const mayCreate = mayEdit && trashed === undefined && siblings.data !== undefined && opensAsDocument(path);
  const act = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const bringBack = (item: { uuid: string; name: string }): Promise<void> =>
    act(async () => {
      const restored = await restore(uuid, item);
      // It may have been in another folder.
      if (restored !== null && restored !== path) history.replace(workspaceHref(uuid, restored));
    });
  return (
    <div className={style['missing']}>
      <EmptyState
        alone
        picture={<IconFileUnknown size={40} />}
        title={t('notFound')}
        text={
          trashed === undefined ? (
            t('notFoundHint', { path })
          ) : (
            <>
              {t('isInTrash', { name })}
              <span className={style['who']}>
                {t('trashBy', { name: trashed.deletedBy })} · <RelativeTime time={trashed.deletedAt} />
              </span>
            </>
          )
        }
      >
        {trashed !== undefined && (
          <Button loading={busy} onClick={() => void bringBack(trashed)}>
            {t('restore')}
          </Button>
        )}
        {mayCreate && (
          <Button
            leftSection={<IconFilePlus size={18} />}
            loading={busy}
            onClick={() => void act(() => makeMissingFile(uuid, path))}
          >
            <span className={style['name']}>{t('createNamed', { name })}</span>
          </Button>
        )}
        {!besideTree && (
          <Button
            variant={trashed === undefined && !mayCreate ? 'filled' : 'default'}
            renderRoot={(props) => <ItemLink {...props} uuid={uuid} path="" />}
          >
            {t('toRoot')}
          </Button>
        )}
        {trashed === undefined && <SearchButton />}
        {/* The tree shows its folder anyway. */}
        <SuggestedItems uuid={uuid} path={path} orSiblings={!besideTree && trashed === undefined} />
      </EmptyState>
    </div>
  );
}
