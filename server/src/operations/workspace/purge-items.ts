import { purgeItems as contract } from '@scriptorium/contract/operations/workspace-trash.ts';
import { sliced, type SlicedContext } from '../../pipeline/operation.ts';
import { whileActive } from '../../pipeline/trees/active.ts';
import { beginEmptying, beginPurge, type BegunRemoval } from '../../pipeline/trees/purge.ts';
import { removeTrees } from '../../pipeline/trees/remove.ts';

export const purgeItems = sliced(contract, async (ctx, input) => {
  const { uuid } = input;
  if (input.items !== undefined) {
    return { freedBytes: await remove(ctx, uuid, await ctx.asCaller(beginPurge, { uuid, items: input.items })) };
  }
  let freedBytes = 0;
  for (;;) {
    const begun = await ctx.asCaller(beginEmptying, { uuid, until: ctx.now });
    if (begun === null) return { freedBytes };
    freedBytes += await remove(ctx, uuid, begun);
  }
});

/** From here on access no longer matters: users can no longer see the items, and deletion continues in the background. */
function remove(ctx: SlicedContext, workspaceId: string, { id, roots }: BegunRemoval): Promise<number> {
  return whileActive(id, () => removeTrees(ctx, { id, workspaceId, roots }));
}
