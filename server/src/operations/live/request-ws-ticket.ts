import { fail } from '@scriptorium/contract/errors.ts';
import { requestWsTicket as contract } from '@scriptorium/contract/operations/live.ts';
import { dropExpiredTickets, insertTicket } from '../../db/accounts/tickets.ts';
import { getItem, parsePath } from '../../model/items/find-items.ts';
import { requirePerson } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';

const TICKET_MS = 30_000;
/** After a restart all of a person's documents reconnect at once, some of them repeatedly. */
const TICKETS_PER_MINUTE = 600;

export const requestWsTicket = write(contract, {
  limits: (_input, _request, actor) => [
    { key: `account:${requirePerson(actor).id}`, max: TICKETS_PER_MINUTE, windowMs: 60_000 },
  ],
  work: async (tx, input) => {
    const { id, sessionId, isGuest } = requirePerson(tx.actor);
    const item = await getItem(tx.db, input.uuid, parsePath(input.docPath, 'docPath'));
    if (item.kind !== 'live') fail('conflict', { message: 'This file is not a text that can be edited.' });
    const { token, hash } = tx.newToken();
    await dropExpiredTickets(tx.db, isGuest ? { guestId: id } : { userId: id }, tx.now);
    await insertTicket(tx.db, {
      token_hash: hash,
      user_id: isGuest ? null : id,
      session_id: isGuest ? null : sessionId,
      guest_id: isGuest ? id : null,
      item_id: item.id,
      expires_at: tx.now + TICKET_MS,
    });
    return { ticket: token, itemUUID: item.id };
  },
});
