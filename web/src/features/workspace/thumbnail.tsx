import { getAssetLink, type TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operationQuery } from '../../api/query-client.ts';
import { ItemIcon } from '../../ui/item-icon.tsx';
import { isImage } from './is-image.ts';
import style from './item-table.module.css';

/** Links are valid for an hour; refresh them earlier. */
const LINK_FRESH = 50 * 60 * 1000;
/** Maximum size in bytes loaded for a thumbnail. */
const MAX_SIZE = 2_000_000;

/** An image's thumbnail, or its icon if the image is too large, cannot be displayed, or has not loaded yet. */
export function Thumbnail({ uuid, item }: { uuid: string; item: TreeItem }) {
  const [broken, setBroken] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const isShown = isImage(item.name) && (item.size ?? 0) <= MAX_SIZE && !broken;
  const { data } = useQuery({
    ...operationQuery(getAssetLink, { workspaceUUID: uuid, path: item.path }),
    staleTime: LINK_FRESH,
    enabled: isShown,
  });
  return (
    <span className={style['thumbnail']} data-loaded={(isShown && loaded) || undefined}>
      {isShown && data !== undefined ? (
        <img
          src={data.url}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onLoad={() => setLoaded(true)}
          onError={() => setBroken(true)}
        />
      ) : (
        <ItemIcon item={item} />
      )}
    </span>
  );
}
