import { CLOSE } from '@scriptorium/contract/live/limits.ts';
import { nameGuest } from '@scriptorium/contract/rules/guest-name.ts';
import type { CloseCode } from '@scriptorium/contract/live/limits.ts';
import type { Kysely } from 'kysely';
import { findGuest, isGuest } from '../db/groups/guests.ts';
import { findItemById } from '../db/items/items.ts';
import type { Schema } from '../db/schema.ts';
import { findSessionHolder } from '../db/accounts/sessions.ts';
import { findRole } from '../pipeline/item-access.ts';
import type { Role } from '@scriptorium/contract/review/limits.ts';
import { shownName } from '../domain/accounts/shown-name.ts';

export type OpenPermission =
  | {
      readonly allowed: true;
      readonly label: string;
      readonly role: Role;
      /** When their access expires or shrinks, in epoch milliseconds; null if never. */
      readonly until: number | null;
    }
  | { readonly allowed: false; readonly code: CloseCode };

/**
 * Whether this session, or guest, may currently open this document, and in which role, by the same rule as calls that
 * name it. A guest's session is their own id.
 */
export async function mayOpenDocument(
  db: Kysely<Schema>,
  facts: { itemId: string; sessionId: string; now: number },
): Promise<OpenPermission> {
  const person = await findPerson(db, facts.sessionId, facts.now);
  if ('code' in person) return { allowed: false, code: person.code };
  const item = await findItemById(db, facts.itemId);
  if (item === undefined) return { allowed: false, code: CLOSE.documentDeleted };
  const found = await findRole(db, item, person.id, facts.now);
  if (found === null) return { allowed: false, code: CLOSE.accessWithdrawn };
  const { role, until, isPresent } = found;
  if (item.kind !== 'live' || !isPresent) return { allowed: false, code: CLOSE.documentDeleted };
  return { allowed: true, label: person.label, role, until };
}

async function findPerson(
  db: Kysely<Schema>,
  sessionId: string,
  now: number,
): Promise<{ id: string; label: string } | { code: CloseCode }> {
  const holder = await findSessionHolder(db, { sessionId }, now);
  if (holder !== undefined) return { id: holder.user_id, label: shownName(holder.display_name) };
  const guest = await findGuest(db, { id: sessionId }, now);
  if (guest !== undefined) return { id: guest.id, label: nameGuest(guest.name) };
  // Guests cannot log in again: their access has ended.
  return { code: (await isGuest(db, sessionId)) ? CLOSE.accessWithdrawn : CLOSE.notLoggedIn };
}
