import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { queryClient } from '../../api/query-client.ts';
import { folderQuery, sortItems } from './workspace-data.ts';

/** A visible row of the tree. */
export interface TreeLine {
  item: TreeItem;
  depth: number;
  open: boolean;
  /** Position within its folder (from 1) and number of siblings, for ARIA: most rows are not rendered. */
  place: number;
  siblings: number;
}

/** Folders opened by hand; ancestors of the open item are open too, unless closed by hand. */
export function useOpenFolders(path: string): {
  isOpen: (folder: string) => boolean;
  toggle: (folder: string) => void;
} {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const isOpen = (folder: string): boolean =>
    opened.has(folder) || ((path === folder || path.startsWith(`${folder}/`)) && !closed.has(folder));
  const toggle = (folder: string): void => {
    const open = isOpen(folder);
    setOpened((set) => new Set(open ? [...set].filter((each) => each !== folder) : [...set, folder]));
    setClosed((set) => new Set(open ? [...set, folder] : [...set].filter((each) => each !== folder)));
  };
  return { isOpen, toggle };
}

/** All rows of the tree from the top. Each folder is fetched when it is opened. */
export function useTreeLines(uuid: string, isOpen: (folder: string) => boolean): TreeLine[] {
  const folders = findOpenFolders(uuid, isOpen);
  const contents = useQueries({
    queries: folders.map((folder) => folderQuery(uuid, folder)),
    combine: readContents,
  });
  const key = folders.join('\n');
  // Memoised: sorting 20,000 names takes longer than a frame.
  return useMemo(() => {
    const byFolder = new Map(key.split('\n').map((folder, at) => [folder, contents[at]]));
    const lines: TreeLine[] = [];
    const add = (folder: string, depth: number): void => {
      const items = sortItems(byFolder.get(folder) ?? []);
      for (const [at, item] of items.entries()) {
        const open = item.type === 'directory' && byFolder.has(item.path);
        lines.push({ item, depth, open, place: at + 1, siblings: items.length });
        if (open) add(item.path, depth + 1);
      }
    };
    add('', 0);
    return lines;
  }, [key, contents]);
}

/** Outside the hook to be stable: with a new function, each render would compare all items. */
function readContents(results: readonly { data: { contents: TreeItem[] } | undefined }[]): (TreeItem[] | undefined)[] {
  return results.map((result) => result.data?.contents);
}

/** Open folders from the root down, as far as known, so that a deleted folder is not requested. */
function findOpenFolders(uuid: string, isOpen: (folder: string) => boolean): string[] {
  const folders = [''];
  for (const folder of folders) {
    const known = queryClient.getQueryData(folderQuery(uuid, folder).queryKey);
    for (const item of known?.contents ?? []) {
      if (item.type === 'directory' && isOpen(item.path)) folders.push(item.path);
    }
  }
  return folders;
}
