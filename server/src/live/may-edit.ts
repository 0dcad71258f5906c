import { CLOSE } from '@scriptorium/contract/live/limits.ts';
import type { CloseCode } from '@scriptorium/contract/live/limits.ts';
import type { Kysely } from 'kysely';
import { findItemById, isHidden } from '../db/items/items.ts';
import type { Schema } from '../db/schema.ts';
import { findSessionHolder } from '../db/accounts/sessions.ts';
import { findRole } from '../pipeline/item-access.ts';
import type { Role } from '@scriptorium/contract/review/limits.ts';

export type EditPermission =
  | {
      readonly allowed: true;
      readonly label: string;
      readonly role: Role;
      /** When it ends or shrinks by itself. */
      readonly until: number | null;
    }
  | { readonly allowed: false; readonly code: CloseCode };

/** Whether this session may currently edit this document, by the same rule as calls that name it. */
export async function mayEdit(
  db: Kysely<Schema>,
  facts: { itemId: string; sessionId: string; now: number },
): Promise<EditPermission> {
  const holder = await findSessionHolder(db, { sessionId: facts.sessionId }, facts.now);
  if (holder === undefined) return { allowed: false, code: CLOSE.notLoggedIn };
  const item = await findItemById(db, facts.itemId);
  if (item === undefined) return { allowed: false, code: CLOSE.documentDeleted };
  const found = await findRole(db, item, holder.user_id, facts.now);
  if (found === null) return { allowed: false, code: CLOSE.accessWithdrawn };
  if (item.kind !== 'live' || (await isHidden(db, item))) return { allowed: false, code: CLOSE.documentDeleted };
  return { allowed: true, label: holder.display_name || holder.email, ...found };
}
