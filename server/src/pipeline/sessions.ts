import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { findSessionHolder, touchSession } from '../db/accounts/sessions.ts';
import { SEEN_STEP_MS } from '../domain/accounts/sessions.ts';
import { type Actor, GUEST } from './actor.ts';
import { internal } from './operation.ts';

/** Updates last-seen. */
export const touch = internal('pipeline/touch-session', async (tx, input: { sessionId: string }): Promise<null> => {
  await touchSession(tx.db, input.sessionId, tx.now);
  return null;
});

/** The current holder of a session; `stale`: last-seen is due for an update. */
export async function findActor(
  db: Kysely<Schema>,
  tokenHash: string,
  now: number,
): Promise<{ actor: Actor; stale: boolean }> {
  const holder = await findSessionHolder(db, { tokenHash }, now);
  if (holder === undefined) return { actor: GUEST, stale: false };
  return {
    actor: {
      kind: 'user',
      userId: holder.user_id,
      sessionId: holder.id,
      email: holder.email,
      displayName: holder.display_name,
      isAdmin: holder.is_admin === 1,
      authenticatedAt: holder.authenticated_at,
    },
    stale: now - holder.last_seen >= SEEN_STEP_MS,
  };
}
