import { fail } from '@scriptorium/contract/errors.ts';
import { tree as contract, type TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { countChildren, listFolderNodes, listNodes } from '../../db/items/items.ts';
import { walkBelow } from '../../db/items/walk-tree.ts';
import { getFolder, getItem, parsePath } from '../../model/items/find-items.ts';
import type { Root } from '../../domain/items/places.ts';
import { describeItem, nestItems, type TreeNode } from '../../domain/items/tree.ts';
import { type OffThreadContext, readOffThread } from '../../pipeline/operation.ts';
import { getWorkspace } from '../../model/groups/workspaces.ts';

export const tree = readOffThread(contract, async (ctx, input) => {
  const workspace = await getWorkspace(ctx.db, input.uuid);
  if (ctx.root !== null)
    return { contents: await readShared(ctx, ctx.root, input.folder), revision: workspace.revision };
  if (input.folder === undefined) {
    const items = await listNodes(ctx.db, input.uuid);
    return { contents: nestItems(items, workspace.root_id), revision: workspace.revision };
  }
  const names = parsePath(input.folder, 'folder');
  const folder = await getFolder(ctx.db, input.uuid, names);
  const items = await listFolderNodes(ctx.db, folder.id);
  const counts = await countChildren(
    ctx.db,
    items.filter((item) => item.type === 'directory').map((item) => item.id),
  );
  return {
    contents: items.map((item) => describeItem(item, [...names, item.name].join('/'), counts.get(item.id))),
    revision: workspace.revision,
  };
});

/** Everything below the requested folder of a share; the rest of the workspace is not read. */
async function readShared(ctx: OffThreadContext, root: Root, folder: string | undefined): Promise<TreeItem[]> {
  const names = parsePath(folder ?? root.names.join('/'), 'folder');
  const item = await getItem(ctx.db, root.workspaceId, names);
  if (item.type === 'file') return root.isFile ? [describeItem(item, names.join('/'))] : fail('not-a-folder');
  const below: TreeNode[] = [];
  for await (const page of walkBelow(ctx.db, [item.id])) below.push(...page);
  return nestItems(below, item.id, names);
}
