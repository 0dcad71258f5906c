import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { utf8Length } from '@scriptorium/contract/rules/utf8-length.ts';
import { MAX_DEPTH, MAX_PATH_BYTES } from '@scriptorium/contract/rules/file-name.ts';

/** The fields of a tree node; every row of the item table has them. */
export interface TreeNode {
  id: string;
  parent_id: string | null;
  name: string;
  type: 'file' | 'directory';
  kind: 'live' | 'blob' | null;
  size: number;
  created_at: number;
  modified_at: number;
}

/** An item as sent to clients. `itemCount` is for directories. */
export function describeItem(node: TreeNode, path: string, itemCount = 0): TreeItem {
  const modifiedAt = new Date(node.modified_at).toISOString();
  const common = {
    uuid: node.id,
    path,
    name: node.name,
    type: node.type,
    modifiedAt,
    // Most files have not changed since they were created; with 20,000 of them, formatting each date only once matters.
    createdAt: node.created_at === node.modified_at ? modifiedAt : new Date(node.created_at).toISOString(),
  };
  return node.type === 'file' ? { ...common, size: node.size, live: node.kind === 'live' } : { ...common, itemCount };
}

/** Nests the items below a folder, each folder by name. Items whose parent is not among them are left out. */
export function nestItems(nodes: readonly TreeNode[], rootId: string, names: readonly string[] = []): TreeItem[] {
  const byParent = new Map<string, TreeNode[]>();
  for (const node of nodes) {
    if (node.parent_id === null) continue;
    const siblings = byParent.get(node.parent_id);
    if (siblings) siblings.push(node);
    else byParent.set(node.parent_id, [node]);
  }
  const below = (parentId: string, prefix: string): TreeItem[] =>
    (byParent.get(parentId) ?? []).toSorted(byName).map((node) => {
      const path = prefix + node.name;
      if (node.type === 'file') return describeItem(node, path);
      const children = below(node.id, `${path}/`);
      return { ...describeItem(node, path, children.length), children };
    });
  return below(rootId, names.map((name) => `${name}/`).join(''));
}

function byName(a: TreeNode, b: TreeNode): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}

/** Whether an item of this depth and path length can still be addressed by a path. */
export function isReachable(depth: number, pathBytes: number): boolean {
  return depth <= MAX_DEPTH && pathBytes <= MAX_PATH_BYTES;
}

/** Depth and bytes of a path given as names. */
export function measurePath(names: readonly string[]): { depth: number; bytes: number } {
  return { depth: names.length, bytes: utf8Length(names.join('/')) };
}
