import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { list, stat, tree, type WorkspaceDescriptor } from '@scriptorium/contract/operations/workspace.ts';
import { listTrash } from '@scriptorium/contract/operations/workspace-trash.ts';
import { listVersions } from '@scriptorium/contract/operations/workspace-versions.ts';
import { useQuery } from '@tanstack/react-query';
import { operationQuery, queryClient, refreshOperations } from '../../api/query-client.ts';
import { useServerEvents } from '../../api/server-events.ts';
import { locale } from '../../lib/language.ts';

/** A workspace; undefined until known. */
export function useWorkspace(uuid: string): {
  workspace: WorkspaceDescriptor | undefined;
  missing: boolean;
  error: unknown;
} {
  const { data, error } = useQuery(operationQuery(list, {}));
  const workspace = data?.workspaces.find((each) => each.uuid === uuid);
  return { workspace, missing: data !== undefined && workspace === undefined, error };
}

export function folderQuery(uuid: string, folder: string) {
  return { ...operationQuery(tree, { uuid, folder }), staleTime: 30_000 };
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
