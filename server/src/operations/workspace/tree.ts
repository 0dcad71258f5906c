import { tree as contract } from '@scriptorium/contract/operations/workspace.ts';
import { countChildren, listFolderNodes, listNodes } from '../../db/items/items.ts';
import { getFolder, parsePath } from '../../model/items/find-items.ts';
import { describeItem, nestItems } from '../../domain/items/tree.ts';
import { readAside } from '../../pipeline/operation.ts';
import { getWorkspace } from '../../model/groups/workspaces.ts';

export const tree = readAside(contract, async (ctx, input) => {
  const workspace = await getWorkspace(ctx.db, input.uuid);
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
