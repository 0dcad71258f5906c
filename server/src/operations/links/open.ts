import { fail } from '@scriptorium/contract/errors.ts';
import { openLink as contract } from '@scriptorium/contract/operations/links.ts';
import { isAtLeast } from '@scriptorium/contract/review/limits.ts';
import { GUEST_NAME_LENGTH, readGuestName } from '@scriptorium/contract/rules/guest-name.ts';
import { say } from '@scriptorium/contract/said.ts';
import { countGuests, findGuestOf, insertGuest, updateGuest } from '../../db/groups/guests.ts';
import { lockLink, noteOpening, updateLink } from '../../db/groups/share-links.ts';
import { refundUse } from '../../db/server/rate-limits.ts';
import { findItemById } from '../../db/items/items.ts';
import { findMemberRole, locateForUser } from '../../pipeline/item-access.ts';
import { type Tx, write } from '../../pipeline/operation.ts';
import { findLink, type FoundLink, needsAccount } from './find-link.ts';
import { guessLimits, openLimits } from './link-limits.ts';

const GUEST_MS = 30 * 24 * 60 * 60 * 1000;
/** Guests per link; more is a flood. */
const GUESTS_PER_LINK = 1000;

const refuse = (): never =>
  fail('invalid-token', { message: 'This link no longer works. Ask the person who sent it for a new one.' });

export const openLink = write(contract, {
  limits: openLimits,
  prepare: async (ctx, input) => {
    const link = (await findLink(ctx.db, ctx.ports.tokens.hash(input.token), ctx.now)) ?? refuse();
    if (needsAccount(link, await ctx.settings(), ctx.actor)) fail('account-needed');
    if (link.password_hash !== null) {
      if (input.password === undefined) fail('link-password', { field: 'password' });
      if (!(await ctx.ports.passwords.verify(input.password, link.password_hash)))
        fail('link-password', { field: 'password', message: 'The password is wrong.' });
    }
    const isGuest = ctx.actor.kind !== 'user';
    return {
      tokenHash: link.token_hash,
      passwordHash: link.password_hash,
      cookie: isGuest ? { ...ctx.ports.tokens.make(), expiresAt: ctx.now + GUEST_MS } : null,
    };
  },
  work: async (tx, input, { tokenHash, passwordHash, cookie }) => {
    const found = (await findLink(tx.db, tokenHash, tx.now)) ?? refuse();
    const link = { ...found, ...((await lockLink(tx.db, found.id)) ?? refuse()) };
    // The password was changed after the check.
    if (link.password_hash !== passwordHash) fail('link-password', { field: 'password' });
    // Only wrong passwords count: a whole class may open a link from one address.
    if (input.password !== undefined) {
      for (const { key } of guessLimits(tokenHash, tx.request.network))
        await refundUse(tx.db, `${contract.path} ${key}`);
    }
    if (needsAccount(link, await tx.settings(), tx.actor)) fail('account-needed');
    const who = cookie === null ? await openAsUser(tx, link) : await openAsGuest(tx, link, input.name, cookie);
    const item = (await findItemById(tx.db, link.item_id)) ?? refuse();
    const { workspaceUUID, path } = (await locateForUser(tx.db, item, who, tx.now)) ?? refuse();
    return { uuid: workspaceUUID, path, type: item.type, isGuest: cookie !== null };
  },
  reply: (_output, { cookie }) => (cookie === null ? {} : { guest: cookie }),
});

async function openAsUser(tx: Tx, link: FoundLink): Promise<string> {
  if (tx.actor.kind !== 'user') return fail('not-logged-in');
  const { userId } = tx.actor;
  const role = await findMemberRole(tx.db, link.workspace_id, userId);
  // People with at least these rights do not need the link.
  if (role !== null && isAtLeast(role, link.role)) return userId;
  const isNew = await noteOpening(tx.db, { linkId: link.id, userId, edition: link.edition, now: tx.now });
  if (isNew) await updateLink(tx.db, link.id, { uses: link.uses + 1 });
  tx.record({ type: 'access.changed', workspaceId: link.workspace_id, userIds: [userId] });
  return userId;
}

/** Someone who has been a guest of this link in this browser remains the same guest. */
async function openAsGuest(
  tx: Tx,
  link: FoundLink,
  given: string | undefined,
  cookie: { hash: string; expiresAt: number },
): Promise<string> {
  const terms = { edition: link.edition, token_hash: cookie.hash, expires_at: cookie.expiresAt };
  const known = await findGuestOf(tx.db, link.id, tx.request.guest);
  if (known !== undefined) {
    await updateGuest(tx.db, known.id, terms);
    return known.id;
  }
  const name =
    readGuestName(given ?? '') ??
    fail('invalid', {
      field: 'name',
      ...say('Enter a name of at most {most} letters, digits, spaces, dots and hyphens.', { most: GUEST_NAME_LENGTH }),
    });
  if ((await countGuests(tx.db, link.id, tx.now)) >= GUESTS_PER_LINK)
    fail('share-limit', { message: 'Too many people have used this link already. Ask for another.' });
  const id = tx.newId();
  await insertGuest(tx.db, { id, link_id: link.id, name, created_at: tx.now, ...terms });
  await updateLink(tx.db, link.id, { uses: link.uses + 1 });
  tx.record({ type: 'guest.came', linkId: link.id, guestId: id, name, address: tx.request.address });
  return id;
}
