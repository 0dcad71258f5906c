import { tree, type TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { queryClient } from '../../api/query-client.ts';
import { workspaceHref } from '../../lib/workspace-href.ts';
import { itemQuery } from './workspace-data.ts';

/**
 * Follows the open item when anybody renames or moves it, so that editors and viewers stay open. `gone` is the item
 * that was at `path` a moment ago; `onLost` is called if it no longer exists anywhere.
 */
export function useFollowedItem(uuid: string, path: string, gone: TreeItem | undefined, onLost: () => void): void {
  const router = useRouter();
  const goneUUID = gone?.uuid;
  const lose = useEffectEvent(onLost);
  useEffect(() => {
    if (goneUUID === undefined) return undefined;
    let left = false;
    const follow = async (): Promise<void> => {
      const { contents } = await call(tree, { uuid });
      const found = findByUUID(contents, goneUUID);
      if (!left && found === undefined) lose();
      if (left || found === undefined || found.path === path) return;
      queryClient.setQueryData(itemQuery(uuid, found.path).queryKey, { item: found });
      router.history.replace(workspaceHref(uuid, found.path) + location.search);
    };
    // Without a response nothing is known, so keep what is on the screen.
    follow().catch((error: unknown) => console.warn(error));
    return () => {
      left = true;
    };
  }, [uuid, path, goneUUID, router]);
}

/**
 * An open text stays on screen when another file takes its path (because it was renamed while this page was offline),
 * or when a blob replaces it. `displaced` is that text, until it is followed or `release` is called.
 */
export function useDisplacedText(
  path: string,
  item: TreeItem | undefined,
): { displaced: TreeItem | undefined; release: () => void } {
  const [held, setHeld] = useState({ path, item });
  const isDisplaced =
    held.path === path &&
    held.item?.live === true &&
    item !== undefined &&
    (held.item.uuid !== item.uuid || item.live !== true);
  if (!isDisplaced && (held.path !== path || held.item !== item)) setHeld({ path, item });
  return { displaced: isDisplaced ? held.item : undefined, release: () => setHeld({ path, item }) };
}

function findByUUID(items: readonly TreeItem[], uuid: string): TreeItem | undefined {
  for (const item of items) {
    const found = item.uuid === uuid ? item : findByUUID(item.children ?? [], uuid);
    if (found !== undefined) return found;
  }
  return undefined;
}
