import { getArchiveLink as contract } from '@scriptorium/contract/operations/workspace.ts';
import { insertArchiveSelection } from '../../db/items/archive-selections.ts';
import { getItems, parsePath } from '../../model/items/find-items.ts';
import { pause } from '../../db/items/walk-tree.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';

/** The selection is stored as a row, since a URL has no room for it. */
export const getArchiveLink = write(contract, {
  prepare: async (ctx, input) => {
    const { userId } = requireUser(ctx.actor);
    const paths = input.itemPaths.map((path) => parsePath(path, 'itemPaths'));
    const items = await getItems(ctx.db, input.uuid, paths, pause);
    const id = ctx.ports.tokens.make().hash;
    const url = ctx.ports.assets.grant({ kind: 'archive', subject: id, userId, now: ctx.now, download: true });
    return { id, url, itemIds: [...new Set(items.map((item) => item.id))] };
  },
  work: async (tx, _input, { id, url, itemIds }) => {
    const { userId } = requireUser(tx.actor);
    // Existence and access are checked when the link is used.
    await insertArchiveSelection(tx.db, { id, userId, itemIds, now: tx.now });
    return { url };
  },
  bodyLimit: 5_000_000,
});
