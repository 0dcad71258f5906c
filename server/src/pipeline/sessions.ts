import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { findSessionHolder, touchSession } from '../db/accounts/sessions.ts';
import { SEEN_STEP_MS } from '../domain/accounts/sessions.ts';
import { type Actor, GUEST } from './actor.ts';
import { findLinkGuest } from './link-guests.ts';
import { internal } from './operation.ts';

/** Updates the last-seen time. */
export const touch = internal('pipeline/touch-session', async (tx, input: { sessionId: string }): Promise<null> => {
  await touchSession(tx.db, input.sessionId, tx.now);
  return null;
});

/** sha256 of the secrets in a browser's cookies. */
export interface Credentials {
  readonly session: string | undefined;
  readonly guest: string | undefined;
}

/**
 * The current holder of a session, or the guest of a link; `stale`: the last-seen time should be updated. Accounts take
 * precedence: someone with a session, even one that has ended, is not treated as a guest.
 */
export async function findActor(
  db: Kysely<Schema>,
  { session, guest }: Credentials,
  now: number,
): Promise<{ actor: Actor; stale: boolean }> {
  const holder = session === undefined ? undefined : await findSessionHolder(db, { tokenHash: session }, now);
  if (holder === undefined) {
    // People whose session has ended must be told so. If they were treated as guests, their pages would assume that
    // access to everything was withdrawn.
    const isGuest = guest !== undefined && session === undefined;
    const known = isGuest ? await findLinkGuest(db, { tokenHash: guest }, now) : undefined;
    return { actor: known ?? GUEST, stale: false };
  }
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
