import { fail } from '@scriptorium/contract/errors.ts';
import { type ItemRow } from '../../db/items/items.ts';
import { measureTree, pause, type TreeSum } from '../../db/items/walk-tree.ts';
import { findWorkspace } from '../../db/groups/workspaces.ts';
import { measurePath } from '../../domain/items/tree.ts';
import type { ReadContext } from '../operation.ts';
import { getItems, parsePath } from '../../model/items/find-items.ts';

/** Items that one call may copy, or move to another workspace. */
const MAX_ITEMS = 50_000;
/** Texts are copied in full; other files share their content. */
const MAX_TEXT_BYTES = 256 * 1024 * 1024;

export interface ChosenItem {
  item: ItemRow;
  names: string[];
  /** Inside another chosen item. */
  nested: boolean;
}

/** The items at these paths. Duplicates are an error. */
export async function chooseItems(
  ctx: Pick<ReadContext, 'db'>,
  uuid: string,
  itemPaths: readonly string[],
): Promise<ChosenItem[]> {
  const paths = itemPaths.map((path) => parsePath(path, 'itemPaths'));
  const keys = new Set(paths.map((names) => names.join('/')));
  if (keys.size < paths.length) fail('invalid', { field: 'itemPaths', message: 'The same item was named twice.' });
  const items = await getItems(ctx.db, uuid, paths, pause);
  return paths.map((names, at) => ({
    item: items[at] ?? fail('not-found'),
    names,
    nested: names.some((_, depth) => depth > 0 && keys.has(names.slice(0, depth).join('/'))),
  }));
}

/**
 * Sums what would be added to a workspace and refuses what cannot fit, before anything is written; stops counting as
 * soon as it is too much.
 */
export async function measureItems(
  ctx: Pick<ReadContext, 'db' | 'settings'>,
  targetWorkspace: string,
  chosen: readonly ChosenItem[],
  options: { versions: boolean },
): Promise<{ items: number; bytes: number; reach: Pick<TreeSum, 'depth' | 'pathBytes'>[] }> {
  const target = (await findWorkspace(ctx.db, targetWorkspace)) ?? fail('not-found');
  const { max_workspace_items: maxItems } = await ctx.settings();
  const sum = { items: 0, bytes: 0, textBytes: 0 };
  const check = (more: TreeSum): void => {
    const bytes = sum.bytes + more.bytes + more.versionBytes;
    if (sum.items + more.items > maxItems - target.item_count) fail('item-limit');
    if (bytes > 0 && bytes > target.quota - target.used_bytes) fail('over-quota');
    if (sum.items + more.items > MAX_ITEMS || sum.textBytes + more.textBytes > MAX_TEXT_BYTES) {
      fail('too-large', { message: 'This is too much at once. Choose fewer items.' });
    }
  };
  const isEnough = (more: TreeSum): boolean => {
    check(more);
    return false;
  };
  const reach = [];
  for (const [at, { item }] of chosen.entries()) {
    const tree = await measureTree(ctx.db, item, { versions: options.versions, isEnough });
    check(tree);
    sum.items += tree.items;
    sum.bytes += tree.bytes + tree.versionBytes;
    sum.textBytes += tree.textBytes;
    reach.push({ depth: tree.depth, pathBytes: tree.pathBytes });
    if (at % 20 === 19) await pause();
  }
  return { items: sum.items, bytes: sum.bytes, reach };
}

/** Depth and path length below the selected items, only for those whose paths become longer. */
export async function measureReach(
  ctx: Pick<ReadContext, 'db'>,
  chosen: readonly ChosenItem[],
  targetFolder: readonly string[],
): Promise<Pick<TreeSum, 'depth' | 'pathBytes'>[]> {
  const start = measurePath(targetFolder);
  const reach = [];
  for (const [at, { item, names }] of chosen.entries()) {
    const before = measurePath(names.slice(0, -1));
    if (start.depth <= before.depth && start.bytes <= before.bytes) continue;
    const { depth, pathBytes } = await measureTree(ctx.db, item);
    reach.push({ depth, pathBytes });
    if (at % 20 === 19) await pause();
  }
  return reach;
}
