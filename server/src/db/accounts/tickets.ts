import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Schema } from '../schema.ts';
import type { TicketTable } from '../schema/accounts.ts';

export async function insertTicket(db: Kysely<Schema>, ticket: Insertable<TicketTable>): Promise<void> {
  await db.insertInto('ticket').values(ticket).execute();
}

export async function dropExpiredTickets(
  db: Kysely<Schema>,
  of: { userId: string } | { guestId: string },
  now: number,
): Promise<void> {
  const expired = db.deleteFrom('ticket').where('expires_at', '<', now);
  await (
    'userId' in of ? expired.where('user_id', '=', of.userId) : expired.where('guest_id', '=', of.guestId)
  ).execute();
}

/** Consumes a ticket; of two concurrent calls, only one gets it. */
export async function takeTicket(db: Kysely<Schema>, tokenHash: string): Promise<Selectable<TicketTable> | undefined> {
  return db.deleteFrom('ticket').where('token_hash', '=', tokenHash).returningAll().executeTakeFirst();
}
