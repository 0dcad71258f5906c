import { searchFiles, type TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { extensionOf } from '@scriptorium/contract/rules/file-name.ts';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../../api/query-client.ts';
import { t } from '../../lib/texts/workspace.ts';
import { ItemIcon } from '../../ui/item-icon.tsx';
import { ItemLink } from './item-link.tsx';
import style from './missing-item.module.css';
import { findNearNames } from './near-names.ts';
import { folderQuery, parentOf, sortItems } from './workspace-data.ts';

const SHOWN = 4;
/** Shorter names are contained in too many others. */
const MIN_LENGTH = 3;

/**
 * Suggestions for a missing item: items with similar names in its folder, then files of the workspace. With
 * `orSiblings`, the first items of its folder if no name is similar; those with its extension come first.
 */
export function SuggestedItems({ uuid, path, orSiblings }: { uuid: string; path: string; orSiblings: boolean }) {
  const name = path.split('/').at(-1) ?? '';
  const stem = name.replace(/\.[^.]*$/u, '').slice(0, 200);
  const isSearched = stem.length >= MIN_LENGTH;
  const search = useQuery({
    ...operationQuery(searchFiles, { query: stem, limit: 20, near: uuid }),
    enabled: isSearched,
  });
  const folder = useQuery(folderQuery(uuid, parentOf(path)));
  if (isSearched && search.isPending) return null;
  const near = findNearNames(name, folder.data?.contents ?? []);
  const nearPaths = new Set(near.map((item) => item.path));
  const others = (search.data?.items ?? []).filter((item) => item.workspaceUUID === uuid && !nearPaths.has(item.path));
  const alike = [...near, ...others];
  const siblings = orSiblings ? sortItems(folder.data?.contents ?? []) : [];
  const isSame = (item: TreeItem): boolean => extensionOf(item.name) === extensionOf(name);
  const likeliest = [...siblings.filter(isSame), ...siblings.filter((item) => !isSame(item))];
  const found = (alike.length > 0 ? alike : likeliest).slice(0, SHOWN);
  const hasMore = alike.length === 0 && likeliest.length > SHOWN;
  if (found.length === 0) return null;
  return (
    <div className={style['suggested']}>
      <h2>{t(alike.length > 0 ? 'didYouMean' : 'inThisFolder')}</h2>
      <ul>
        {found.map((item) => (
          <li key={item.path}>
            <ItemIcon item={item} />
            <ItemLink uuid={uuid} path={item.path}>
              {alike.length > 0 ? item.path : item.name}
            </ItemLink>
          </li>
        ))}
        {hasMore && (
          <li>
            <ItemLink uuid={uuid} path={parentOf(path)}>
              {t('showAll', { count: likeliest.length })}
            </ItemLink>
          </li>
        )}
      </ul>
    </div>
  );
}
