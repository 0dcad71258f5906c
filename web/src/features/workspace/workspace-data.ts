import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { list, stat, tree, type WorkspaceDescriptor } from '@scriptorium/contract/operations/workspace.ts';
import { listTrash } from '@scriptorium/contract/operations/workspace-trash.ts';
import { listVersions } from '@scriptorium/contract/operations/workspace-versions.ts';
import type { Operation, OutputOf, RawInputOf } from '@scriptorium/contract/operation.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { operationQuery, queryClient, refreshOperations } from '../../api/query-client.ts';
import { readCachedResponse } from '../../api/response-cache.ts';
import { useServerEvents } from '../../api/server-events.ts';
import { locale } from '../../lib/language.ts';
import { isPassing } from '../../ui/use-retry.ts';

/** A workspace; undefined until known. */
export function useWorkspace(uuid: string): {
  workspace: WorkspaceDescriptor | undefined;
  /** As this device last knew it, also if the server fails to answer. */
  kept: WorkspaceDescriptor | undefined;
  missing: boolean;
  error: unknown;
  retry: () => void;
} {
  const query = useQuery(operationQuery(list, {}));
  const data = readListing(query);
  const find = (listed: typeof data) => listed?.workspaces.find((each) => each.uuid === uuid);
  const workspace = find(data);
  return {
    workspace,
    kept: find(query.data),
    missing: data !== undefined && workspace === undefined,
    error: query.error,
    retry: () => void query.refetch(),
  };
}

/** Whether a query's data is what was kept on this device (api/show-kept.ts), since the server has not answered yet. */
export function isKept({ data, dataUpdatedAt }: { data: unknown; dataUpdatedAt: number }): boolean {
  return data !== undefined && dataUpdatedAt === 0;
}

/** A query's data, unless it is from an earlier visit and the server has refused it since. */
export function readListing<T>(query: { data: T; dataUpdatedAt: number; error: unknown }): T | undefined {
  return query.error !== null && isKept(query) && !isPassing(query.error) ? undefined : query.data;
}

/** The name of a workspace as this device last knew it; null until that is known. */
export function useKeptName(uuid: string): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    let hasLeft = false;
    readKept(list, {}).then(
      (known) => {
        if (!hasLeft) setName(known?.workspaces.find((each) => each.uuid === uuid)?.ownerName ?? null);
      },
      (error: unknown) => console.warn(error),
    );
    return () => {
      hasLeft = true;
    };
  }, [uuid]);
  return name;
}

/** Undefined if nothing is kept on this device. */
const readKept = async <O extends Operation>(operation: O, input: RawInputOf<O>): Promise<OutputOf<O> | undefined> =>
  (await readCachedResponse([operation.path, input])) as OutputOf<O> | undefined;

export function folderQuery(uuid: string, folder: string) {
  return { ...operationQuery(tree, { uuid, folder }), staleTime: 30_000 };
}

export function isTreeKnown(uuid: string): boolean {
  return queryClient.getQueryData(folderQuery(uuid, '').queryKey) !== undefined;
}

export function itemQuery(uuid: string, path: string) {
  return { ...operationQuery(stat, { uuid, itemPath: path }), staleTime: 30_000 };
}

/** Refetches everything on the page that shows a workspace's tree or storage. */
export async function refreshWorkspace(): Promise<void> {
  await refreshOperations([list, tree, stat, listTrash, listVersions]);
}

/** Shows other users' changes to a workspace's files without a reload. */
export function useWorkspaceEvents(uuid: string): void {
  useServerEvents('workspace', (event) => {
    if (event.workspaceUUID !== uuid) return;
    const belongs = (key: readonly unknown[]): boolean =>
      typeof key[1] === 'object' && key[1] !== null && 'uuid' in key[1] && key[1].uuid === uuid;
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => belongs(queryKey) });
  });
}

export type ItemSort = 'name' | 'size' | 'modified' | 'created';

const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });

export function compareNames(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}

/** Folders first, then by the chosen column; ties by name. */
export function sortItems(
  items: readonly TreeItem[],
  sort: { key: ItemSort; descending: boolean } = { key: 'name', descending: false },
): TreeItem[] {
  const sign = sort.descending ? -1 : 1;
  const value = (item: TreeItem): number =>
    sort.key === 'size'
      ? (item.size ?? item.itemCount ?? 0)
      : Date.parse(sort.key === 'created' ? item.createdAt : item.modifiedAt);
  return items.toSorted((a, b) => {
    if (a.type !== b.type) return a.type === 'directory' ? -1 : 1;
    const order = sort.key === 'name' ? 0 : value(a) - value(b);
    return sign * (order || compareNames(a.name, b.name));
  });
}

export function parentOf(path: string): string {
  return path.split('/').slice(0, -1).join('/');
}

export function joinPath(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}
