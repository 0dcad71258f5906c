import { fail, OperationError } from '@scriptorium/contract/errors.ts';
import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { restoreItems as contract } from '@scriptorium/contract/operations/workspace-trash.ts';
import { quote, say } from '@scriptorium/contract/said.ts';
import type { Kysely } from 'kysely';
import { countChildren, findBelow, findItemById, listItemRows, readNames } from '../../db/items/items.ts';
import type { Schema } from '../../db/schema.ts';
import { countTrashRoots } from '../../db/items/trash.ts';
import { settleChange } from '../../model/items/settle.ts';
import { restoreFromTrash } from '../../model/items/restore.ts';
import { lockWorkspace } from '../../model/groups/workspaces.ts';
import { describeItem } from '../../domain/items/tree.ts';
import type { Root } from '../../domain/items/places.ts';
import { startChange } from '../../domain/items/tree-change.ts';
import { requirePlace } from '../../pipeline/item-access.ts';
import { internal, sliced } from '../../pipeline/operation.ts';
import { writerOf } from '../../pipeline/writer-of.ts';

/** Restores items as long as there is time; each needs its folder and a free name. */
export const restoreStep = internal(
  'workspace/restore-some',
  async (tx, input: { uuid: string; items: readonly string[] }): Promise<{ items: TreeItem[] }> => {
    await lockWorkspace(tx.db, input.uuid);
    const change = startChange();
    const restored = [];
    for (const id of input.items) {
      if (restored.length > 0 && !tx.hasTime()) break;
      await requirePlace(tx, input.uuid, await readFolder(tx.db, id), 'edit');
      restored.push(await restoreFromTrash(writerOf(tx), change, input.uuid, id));
    }
    await settleChange(tx, input.uuid, change);
    const counts = await countChildren(
      tx.db,
      restored.map(({ item }) => item.id),
    );
    return { items: restored.map(({ item, names }) => describeItem(item, names.join('/'), counts.get(item.id))) };
  },
  { access: { rule: 'user' } },
);

export const restoreItems = sliced(contract, async (ctx, { uuid, items }) => {
  const all = [...new Set(items)];
  if (ctx.root !== null) await requireInside(ctx.db, ctx.root, all);
  if ((await countTrashRoots(ctx.db, uuid, all)) < all.length) fail('not-found');
  ctx.expect(all.length);
  const restored: TreeItem[] = [];
  while (restored.length < all.length) {
    try {
      ctx.signal.throwIfAborted();
      const some = await ctx.asCaller(restoreStep, { uuid, items: all.slice(restored.length) });
      restored.push(...some.items);
      ctx.advance(some.items.length);
    } catch (error) {
      throw restored.length === 0 ? error : describeEarlyEnd(error, restored.length, all.length);
    }
  }
  return { items: restored };
});

/** The folder to which an item returns, whether or not it still exists. */
async function readFolder(db: Kysely<Schema>, itemId: string): Promise<string[]> {
  const item = await findItemById(db, itemId);
  return readNames(db, item?.parent_id ?? fail('not-found'));
}

/** Compares ids, because a deleted folder may have had the same name as the shared one. */
async function requireInside(db: Kysely<Schema>, root: Root, ids: readonly string[]): Promise<void> {
  const folders = (await listItemRows(db, ids)).map((item) => item.parent_id);
  const inside = await findBelow(db, root.id, folders);
  if (folders.some((folder) => !inside.has(folder ?? ''))) fail('not-found');
}

function describeEarlyEnd(cause: unknown, done: number, total: number): OperationError {
  const refusal = cause instanceof OperationError ? cause : new OperationError('internal');
  const { code } = refusal;
  const known = { cancelled: 'Cancelled.', internal: 'Something went wrong on the server.' } as const;
  const why = code === 'cancelled' || code === 'internal' ? say(known[code], {}) : refusal;
  const sentence = say('{why} {done} of {total} items were restored; the rest is still in the trash.', {
    why: quote(why),
    done,
    total,
  });
  return new OperationError(code, { ...sentence, cause });
}
