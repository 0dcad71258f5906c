import { getArchiveLink as contract } from '@scriptorium/contract/operations/workspace.ts';
import { insertArchiveSelection } from '../../db/archive-selections.ts';
import { getItems, parsePath } from '../../db/items.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';

/** Signing needs the process; what was chosen is a row, since an address has no room for it. */
export const getArchiveLink = write(contract, {
  prepare: async (ctx) => {
    const { userId } = requireUser(ctx.actor);
    const id = ctx.ports.tokens.make().hash;
    return { id, url: ctx.ports.assets.grant({ kind: 'archive', subject: id, userId, now: ctx.now, download: true }) };
  },
  work: async (tx, input, prepared) => {
    const { userId } = requireUser(tx.actor);
    const paths = input.itemPaths.map((path) => parsePath(path, 'itemPaths'));
    const items = await getItems(tx.db, input.uuid, paths);
    const itemIds = [...new Set(items.map((item) => item.id))];
    await insertArchiveSelection(tx.db, { id: prepared.id, userId, itemIds, now: tx.now });
    return { url: prepared.url };
  },
  bodyLimit: 5_000_000,
});
