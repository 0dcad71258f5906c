import { CLOSE } from '@scriptorium/contract/live/limits.ts';
import type { CloseCode } from '@scriptorium/contract/live/limits.ts';
import type { Kysely } from 'kysely';
import { findItemById, isHidden } from '../db/items/items.ts';
import type { Schema } from '../db/schema.ts';
import { findSessionHolder } from '../db/accounts/sessions.ts';
import { findRole } from '../pipeline/check-access.ts';
import type { Role } from '@scriptorium/contract/review/limits.ts';

export type EditPermission =
  | { readonly allowed: true; readonly label: string; readonly role: Role }
  | { readonly allowed: false; readonly code: CloseCode };

/** Whether this session may currently edit this document, by the same rule as calls about its workspace. */
export async function mayEdit(
  db: Kysely<Schema>,
  facts: { itemId: string; sessionId: string; now: number },
): Promise<EditPermission> {
  const holder = await findSessionHolder(db, { sessionId: facts.sessionId }, facts.now);
  if (holder === undefined) return { allowed: false, code: CLOSE.notLoggedIn };
  const item = await findItemById(db, facts.itemId);
  if (item === undefined) return { allowed: false, code: CLOSE.documentDeleted };
  const role = await findRole(db, item.workspace_id, holder.user_id);
  if (role === null) return { allowed: false, code: CLOSE.accessWithdrawn };
  if (item.kind !== 'live' || (await isHidden(db, item))) return { allowed: false, code: CLOSE.documentDeleted };
  return { allowed: true, label: holder.display_name || holder.email, role };
}
