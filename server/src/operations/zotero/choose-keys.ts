import { findLogin } from '../../db/accounts/users.ts';
import { findZoteroKey } from '../../db/accounts/zotero-keys.ts';
import type { ShownZoteroLink } from '../../db/items/zotero-links.ts';
import { aboutZoteroKey, parseLibrary } from '../../domain/zotero/libraries.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { mayUseWorkspace } from '../../pipeline/item-access.ts';
import type { ReadContext } from '../../pipeline/operation.ts';

export interface ChosenKeys {
  /** In the order in which they are tried; null stands for no key, for public libraries. */
  readonly keys: readonly (string | null)[];
  /** What to do if none of them opens the library. */
  readonly advice: string;
}

/**
 * The caller's own key first, then that of whoever linked the library, if they lend it, may still edit the workspace
 * and could act now. Nobody's key is used for others without consent, or after its owner has left.
 */
export async function chooseKeys(ctx: ReadContext, workspaceId: string, link: ShownZoteroLink): Promise<ChosenKeys> {
  const { userId } = requireUser(ctx.actor);
  const { library: name } = link;
  const library = parseLibrary(name);
  const open = async (whose: string): Promise<string[]> => {
    const row = await findZoteroKey(ctx.db, whose);
    if (row === undefined || (library.kind === 'user' && row.zotero_user !== library.id)) return [];
    return [ctx.ports.secrets.open(row.secret, aboutZoteroKey(whose))];
  };
  const own = await open(userId);
  const lender = link.lent === 1 && link.linked_by !== userId ? link.linked_by : null;
  const isPresent =
    lender !== null &&
    (await findLogin(ctx.db, lender))?.suspended === 0 &&
    (await mayUseWorkspace(ctx.db, workspaceId, lender, 'edit'));
  const lent = isPresent ? await open(lender) : [];
  const keys = [...own, ...lent];
  const advice =
    own.length > 0
      ? 'Your key cannot read this library. Enter one that can.'
      : library.kind === 'user'
        ? 'Only whoever linked this library has a key for it. They can lend it to the other members.'
        : 'Enter your own Zotero API key, or ask whoever linked this library to lend theirs.';
  return { keys: keys.length === 0 && library.kind === 'group' ? [null] : keys, advice };
}
