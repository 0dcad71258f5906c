import { placeOf, type Root, showPath } from '../../domain/items/places.ts';
import type { SharedItem } from '../groups/shared-item.ts';

/**
 * Where an item appears for someone: in a workspace of theirs, or below something shared with them, which then stands for
 * the workspace. Null if neither. `path`: names from below the workspace's root.
 */
export function showPlace(
  item: { id: string; workspace_id: string },
  path: readonly string[],
  theirs: { names: ReadonlyMap<string, string>; shared: readonly SharedItem[] },
): { workspaceUUID: string; workspaceName: string; path: string } | null {
  const workspaceName = theirs.names.get(item.workspace_id);
  if (workspaceName !== undefined) return { workspaceUUID: item.workspace_id, workspaceName, path: path.join('/') };
  const shared = theirs.shared.filter(({ workspaceId }) => workspaceId === item.workspace_id);
  const grant = placeOf(path, shared);
  const root = shared.find(({ itemId }) => itemId === grant?.itemId);
  if (root === undefined) return null;
  const { itemId: id, workspaceId, names } = root;
  const shown: Root = { id, workspaceId, names, isFile: root.type === 'file' };
  return { workspaceUUID: id, workspaceName: root.name, path: showPath(shown, path.join('/')) ?? '' };
}
