import { presence as contract } from '@scriptorium/contract/operations/workspace.ts';
import { findPresentItem, readNames } from '../../db/items/items.ts';
import { findUser } from '../../db/accounts/users.ts';
import { shownName } from '../../domain/accounts/shown-name.ts';
import { isWithin } from '../../domain/items/places.ts';
import { read } from '../../pipeline/operation.ts';

/** Who has which document open, on any node. */
export const presence = read(contract, async (ctx, input) => {
  const files = [];
  const avatars: Record<string, string> = {};
  for (const { itemId, userIds } of await ctx.ports.state.openDocuments(input.uuid)) {
    const item = await findPresentItem(ctx.db, itemId);
    if (item === undefined) continue;
    const names = await readNames(ctx.db, itemId);
    if (ctx.root !== null && !isWithin(names, ctx.root.names)) continue;
    const people = [];
    for (const userId of userIds) {
      const user = await findUser(ctx.db, userId);
      if (user === undefined) continue;
      people.push({ uuid: user.id, displayName: shownName(user.display_name) });
      if (user.avatar !== null) avatars[user.id] = user.avatar;
    }
    if (people.length > 0) files.push({ path: names.join('/'), people });
  }
  return { files, avatars };
});
