import type { Kysely } from 'kysely';
import { findGuest } from '../db/groups/guests.ts';
import type { Schema } from '../db/schema.ts';
import type { LinkGuestActor } from './actor.ts';

/** The guest with this cookie or id, while their link admits them. */
export async function findLinkGuest(
  db: Kysely<Schema>,
  by: { tokenHash: string } | { id: string },
  now: number,
): Promise<LinkGuestActor | undefined> {
  const guest = await findGuest(db, by, now);
  if (guest === undefined) return undefined;
  return { kind: 'link-guest', guestId: guest.id, linkId: guest.linkId, name: guest.name, until: guest.until };
}
