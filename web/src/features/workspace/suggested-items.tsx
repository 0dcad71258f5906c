import { listTrash } from '@scriptorium/contract/operations/workspace-trash.ts';
import { searchFiles } from '@scriptorium/contract/operations/workspace.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../../api/query-client.ts';
import { useMayArrange } from '../../api/may-edit.ts';
import { t } from '../../lib/texts/workspace.ts';
import { ItemIcon } from '../../ui/item-icon.tsx';
import { ItemLink } from './item-link.tsx';
import { findNearNames } from './near-names.ts';
import { folderQuery, parentOf } from './workspace-data.ts';
import style from './workspace-screen.module.css';

const SHOWN = 4;
/** Shorter names are contained in too many others. */
const MIN_LENGTH = 3;

/** Suggestions for a missing item: items with similar names in its folder, files of the workspace, and the trash. */
export function SuggestedItems({ uuid, path, onTrash }: { uuid: string; path: string; onTrash: () => void }) {
  const name = path.split('/').at(-1) ?? '';
  const stem = name.replace(/\.[^.]*$/u, '').slice(0, 200);
  const mayEdit = useMayArrange(uuid);
  const { data } = useQuery({
    ...operationQuery(searchFiles, { query: stem, limit: 20, near: uuid }),
    enabled: stem.length >= MIN_LENGTH,
  });
  const trash = useQuery({ ...operationQuery(listTrash, { uuid }), enabled: mayEdit });
  const folder = useQuery(folderQuery(uuid, parentOf(path)));
  const near = findNearNames(name, folder.data?.contents ?? []);
  const nearPaths = new Set(near.map((item) => item.path));
  const others = (data?.items ?? []).filter((item) => item.workspaceUUID === uuid && !nearPaths.has(item.path));
  const found = [...near, ...others].slice(0, SHOWN);
  const isInTrash = trash.data?.items.some((item) => item.name === name) ?? false;
  if (found.length === 0 && !isInTrash) return null;
  return (
    <div className={style['suggested']}>
      {found.length > 0 && (
        <>
          <h2>{t('didYouMean')}</h2>
          <ul>
            {found.map((item) => (
              <li key={item.path}>
                <ItemIcon item={item} />
                <ItemLink uuid={uuid} path={item.path}>
                  {item.path}
                </ItemLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {isInTrash && (
        <p>
          {t('isInTrash', { name })}{' '}
          <Button variant="default" size="xs" onClick={onTrash}>
            {t('openTrash')}
          </Button>
        </p>
      )}
    </div>
  );
}
