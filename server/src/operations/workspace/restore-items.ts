import { fail, OperationError } from '@scriptorium/contract/errors.ts';
import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { restoreItems as contract } from '@scriptorium/contract/operations/workspace-trash.ts';
import { countChildren } from '../../db/items/items.ts';
import { countTrashRoots } from '../../db/items/trash.ts';
import { settleChange } from '../../model/items/settle.ts';
import { restoreFromTrash } from '../../model/items/restore.ts';
import { lockWorkspace } from '../../model/groups/workspaces.ts';
import { describeItem } from '../../domain/items/tree.ts';
import { startChange } from '../../domain/items/tree-change.ts';
import { internal, sliced } from '../../pipeline/operation.ts';
import { writerOf } from '../../pipeline/writer-of.ts';

/** Restores items while there is time: each needs its folder and a free name. */
export const restoreSome = internal(
  'workspace/restore-some',
  async (tx, input: { uuid: string; items: readonly string[] }): Promise<{ items: TreeItem[] }> => {
    await lockWorkspace(tx.db, input.uuid);
    const change = startChange();
    const restored = [];
    for (const id of input.items) {
      if (restored.length > 0 && !tx.hasTime()) break;
      restored.push(await restoreFromTrash(writerOf(tx), change, input.uuid, id));
    }
    await settleChange(tx, input.uuid, change);
    const counts = await countChildren(
      tx.db,
      restored.map(({ item }) => item.id),
    );
    return { items: restored.map(({ item, names }) => describeItem(item, names.join('/'), counts.get(item.id))) };
  },
  { access: contract.access },
);

export const restoreItems = sliced(contract, async (ctx, { uuid, items }) => {
  const all = [...new Set(items)];
  if ((await countTrashRoots(ctx.db, uuid, all)) < all.length) fail('not-found');
  ctx.expect(all.length);
  const restored: TreeItem[] = [];
  while (restored.length < all.length) {
    try {
      ctx.signal.throwIfAborted();
      const some = await ctx.asCaller(restoreSome, { uuid, items: all.slice(restored.length) });
      restored.push(...some.items);
      ctx.advance(some.items.length);
    } catch (error) {
      throw restored.length === 0 ? error : endEarly(error, restored.length, all.length);
    }
  }
  return { items: restored };
});

function endEarly(cause: unknown, done: number, total: number): OperationError {
  const { code, message } = cause instanceof OperationError ? cause : new OperationError('internal');
  const why =
    code === 'cancelled' ? 'Cancelled.' : code === 'internal' ? 'Something went wrong on the server.' : message;
  const what = `${done.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')} items were restored`;
  return new OperationError(code, { message: `${why} ${what}; the rest is still in the trash.`, cause });
}
