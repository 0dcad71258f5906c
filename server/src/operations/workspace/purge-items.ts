import { fail } from '@scriptorium/contract/errors.ts';
import { purgeItems as contract } from '@scriptorium/contract/operations/workspace-trash.ts';
import { say } from '@scriptorium/contract/said.ts';
import { countTrashRoots } from '../../db/items/trash.ts';
import { walkBelow, walkDeleted } from '../../db/items/walk-tree.ts';
import { sliced, type SlicedContext } from '../../pipeline/operation.ts';
import { whileActive } from '../../pipeline/trees/active.ts';
import { beginEmptying, beginPurge, type StartedRemoval } from '../../pipeline/trees/purge.ts';
import { removeTrees } from '../../pipeline/trees/remove.ts';

/**
 * Items taken out of the trash are deleted even if the call is cancelled, so one part should not take much longer than
 * this. A part is up to 200 files, or one folder with thousands.
 */
const PART_MS = 300;
const MAX_AT_ONCE = 200;

export const purgeItems = sliced(contract, async (ctx, { uuid, items }) => {
  if (items !== undefined && (await countTrashRoots(ctx.db, uuid, items)) < new Set(items).size) fail('not-found');
  const total = await countItems(ctx, uuid, items);
  ctx.expect(total);
  let removed = 0;
  let freedBytes = 0;
  for await (const begun of begin(ctx, uuid, items)) {
    const sum = await remove(ctx, uuid, begun);
    removed += sum.items;
    freedBytes += sum.bytes;
    if (ctx.signal.aborted && removed < total) failCancelled(removed, total);
  }
  return { freedBytes };
});

/** Takes items out of the trash, part by part. */
async function* begin(ctx: SlicedContext, uuid: string, items: string[] | undefined): AsyncGenerator<StartedRemoval> {
  const left = items && [...new Set(items)];
  for (let limit = 1; ;) {
    const began = performance.now();
    if (left?.length === 0) return;
    const begun =
      left === undefined
        ? await ctx.asCaller(beginEmptying, { uuid, until: ctx.now, limit })
        : await ctx.asCaller(beginPurge, { uuid, items: left.splice(0, limit) });
    if (begun === null) return;
    yield begun;
    limit = performance.now() - began < PART_MS ? Math.min(limit * 2, MAX_AT_ONCE) : Math.max(limit >> 1, 1);
  }
}

/** Access no longer matters from here on: the items are gone for users, and the rest follows. */
function remove(
  ctx: SlicedContext,
  workspaceId: string,
  { id, roots }: StartedRemoval,
): Promise<{ items: number; bytes: number }> {
  const { db, step } = ctx;
  return whileActive(id, () => {
    return removeTrees({ db, step, advance: (by) => ctx.advance(by) }, { id, workspaceId, roots });
  });
}

/** Approximate, for progress: the trash may change while being counted. */
async function countItems(ctx: SlicedContext, uuid: string, items: string[] | undefined): Promise<number> {
  let count = 0;
  const add = async (roots: string[]): Promise<void> => {
    count += roots.length;
    for await (const page of walkBelow(ctx.db, roots)) count += page.length;
  };
  if (items !== undefined) await add(items);
  else for await (const page of walkDeleted(ctx.db, uuid)) await add(page.map(({ id }) => id));
  return count;
}

function failCancelled(removed: number, total: number): never {
  const values = { done: removed, total };
  fail(
    'cancelled',
    say('Cancelled. {done} of {total} items were permanently deleted; the rest is still in the trash.', values),
  );
}
