import { OperationError } from '@scriptorium/contract/errors.ts';
import { noteOpened, type TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../api/call.ts';
import { useDisplacedText, useFollowedItem } from './use-followed-item.ts';
import { itemQuery, readListing } from './workspace-data.ts';

export interface ShownItem {
  /** Undefined for the root, while it loads, and when it cannot be loaded. */
  item: TreeItem | undefined;
  isFolder: boolean;
  /** Nothing exists there. A text deleted while open stays on screen, with a notice and an offer to copy it. */
  isMissing: boolean;
  error: Error | null;
  retry: () => void;
  /** Opens the blob that replaced the open text, if any. */
  openSuccessor: (() => void) | null;
}

/** The item at this path; follows it when somebody moves it. */
export function useShownItem(uuid: string, path: string): ShownItem {
  const query = useQuery(itemQuery(uuid, path));
  const { error, refetch } = query;
  const data = readListing(query);
  const { displaced, release } = useDisplacedText(path, data?.item);
  const item = displaced ?? data?.item;
  const isAbsent = error instanceof OperationError && (error.code === 'not-found' || error.code === 'invalid');
  useFollowedItem(uuid, path, isAbsent ? item : displaced, release);
  useEffect(() => {
    if (item?.type !== 'file') return;
    call(noteOpened, { uuid, itemPath: path }).catch((failure: unknown) => console.warn(failure));
  }, [uuid, path, item?.type]);
  return {
    item,
    isFolder: path === '' || item?.type === 'directory',
    isMissing: isAbsent && item?.live !== true,
    error,
    retry: () => void refetch(),
    openSuccessor: displaced !== undefined && displaced.uuid === data?.item.uuid ? release : null,
  };
}
