import { fail } from '@scriptorium/contract/errors.ts';
import { readLink as contract } from '@scriptorium/contract/operations/links.ts';
import { nameGuest } from '@scriptorium/contract/rules/guest-name.ts';
import { findGuestOf } from '../../db/groups/guests.ts';
import { findUser } from '../../db/accounts/users.ts';
import { findPresentItem } from '../../db/items/items.ts';
import { findPaperIn, readOpening } from '../../model/texts/read-opening.ts';
import { nameOf } from '../../pipeline/actor.ts';
import { read, type ReadContext } from '../../pipeline/operation.ts';
import { findLink, type FoundLink, needsAccount } from './find-link.ts';
import { readLimits } from './link-limits.ts';

export const readLink = read(
  contract,
  async (ctx, input) => {
    const link =
      (await findLink(ctx.db, ctx.ports.tokens.hash(input.token), ctx.now)) ??
      fail('invalid-token', { message: 'This link no longer works. Ask the person who sent it for a new one.' });
    const account = needsAccount(link, await ctx.settings(), ctx.actor);
    const isOpen = link.password_hash === null && !account;
    const sharer = link.created_by === null ? undefined : await findUser(ctx.db, link.created_by);
    return {
      // A file's name may reveal as much as its content.
      name: isOpen ? link.itemName : null,
      type: isOpen ? link.itemType : null,
      paper: isOpen ? await describePaper(ctx, link) : null,
      role: link.role,
      // Never their address: anyone may hold the link.
      sharedBy: sharer?.display_name || 'Somebody',
      needsPassword: link.password_hash !== null,
      needsAccount: account,
      as: account ? null : await findNameForCaller(ctx, link),
    };
  },
  { limits: readLimits },
);

/** The beginning of a paper, or of the paper in a folder. Nothing that whoever has the link could not open. */
async function describePaper({ db }: ReadContext, link: FoundLink) {
  const find = link.itemType === 'file' ? findPresentItem : findPaperIn;
  const item = await find(db, link.item_id);
  const { title = null, authors = [], blocks = [] } = (item && (await readOpening(db, item)))?.opening ?? {};
  return title === null ? null : { title, authors: [...authors], blocks: [...blocks] };
}

/** An account takes precedence over a guest known to this browser. */
async function findNameForCaller(ctx: ReadContext, link: FoundLink): Promise<string | null> {
  if (ctx.actor.kind === 'user') return nameOf(ctx.actor);
  const guest = await findGuestOf(ctx.db, link.id, ctx.request.guest);
  return guest === undefined ? null : nameGuest(guest.name);
}
