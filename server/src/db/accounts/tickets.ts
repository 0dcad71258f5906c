import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Schema } from '../schema.ts';
import type { TicketTable } from '../schema/accounts.ts';

export async function insertTicket(db: Kysely<Schema>, ticket: Insertable<TicketTable>): Promise<void> {
  await db.insertInto('ticket').values(ticket).execute();
}

export async function dropExpiredTickets(db: Kysely<Schema>, userId: string, now: number): Promise<void> {
  await db.deleteFrom('ticket').where('user_id', '=', userId).where('expires_at', '<', now).execute();
}

/** Removes a ticket and returns it: it opens one socket, once. */
export async function takeTicket(db: Kysely<Schema>, tokenHash: string): Promise<Selectable<TicketTable> | undefined> {
  return db.deleteFrom('ticket').where('token_hash', '=', tokenHash).returningAll().executeTakeFirst();
}
