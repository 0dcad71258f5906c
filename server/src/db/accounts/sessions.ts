import type { Kysely } from 'kysely';
import { ABSOLUTE_MS, isLive, SESSIONS_PER_USER, SHOWN_AGE_MS } from '../../domain/accounts/sessions.ts';
import type { Schema } from '../schema.ts';
import type { SessionTable, UserTable } from '../schema/accounts.ts';
import { deleteAllTrusted } from './trusted-devices.ts';

export type SessionHolder = Pick<UserTable, 'email' | 'display_name' | 'is_admin'> &
  Pick<SessionTable, 'id' | 'user_id' | 'last_seen' | 'authenticated_at'>;

/** A live session with its account; undefined if the account is suspended, unverified or not approved yet. */
export async function findSessionHolder(
  db: Kysely<Schema>,
  by: { tokenHash: string } | { sessionId: string },
  now: number,
): Promise<SessionHolder | undefined> {
  const query = db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.user_id')
    .select([
      'session.id',
      'session.user_id',
      'session.last_seen',
      'session.authenticated_at',
      'session.expires_at',
      'session.ended_at',
      'user.email',
      'user.display_name',
      'user.is_admin',
    ])
    .where('user.suspended', '=', 0)
    .where('user.email_verified', '=', 1)
    .where('user.awaits_approval', '=', 0);
  const row = await (
    'tokenHash' in by
      ? query.where('session.token_hash', '=', by.tokenHash)
      : query.where('session.id', '=', by.sessionId)
  ).executeTakeFirst();
  return row !== undefined && isLive(row, row.is_admin === 1, now) ? row : undefined;
}

/** Creates a session, and ends the person's least recently used ones beyond the limit, whose ids it returns. */
export async function insertSession(
  db: Kysely<Schema>,
  session: {
    id: string;
    tokenHash: string;
    userId: string;
    clientId: string;
    identityId: string | null;
    providerSession: string | null;
    now: number;
  },
): Promise<{ expiresAt: number; ended: string[] }> {
  const expiresAt = session.now + ABSOLUTE_MS;
  await db
    .insertInto('session')
    .values({
      id: session.id,
      token_hash: session.tokenHash,
      user_id: session.userId,
      client_id: session.clientId,
      created_at: session.now,
      authenticated_at: session.now,
      last_seen: session.now,
      expires_at: expiresAt,
      ended_at: null,
      identity_id: session.identityId,
      provider_session: session.providerSession,
      confirmed_at: null,
      confirmed_for: null,
    })
    .execute();
  const surplus = await db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', session.userId)
    .where('ended_at', 'is', null)
    .where('id', '!=', session.id)
    .orderBy('last_seen', 'desc')
    .orderBy('id')
    .offset(SESSIONS_PER_USER - 1)
    .limit(1000)
    .execute();
  return {
    expiresAt,
    ended: await endSessions(db, session.userId, session.now, { ids: surplus.map((row) => row.id) }),
  };
}

/**
 * Ends some or all of a user's sessions and deletes their tickets. Unless given specific sessions, also ends pending
 * log-ins and the trust in browsers. Returns the ids of the ended sessions.
 */
export async function endSessions(
  db: Kysely<Schema>,
  userId: string,
  now: number,
  which: { ids: readonly string[] } | { allBut: string } | 'all',
): Promise<string[]> {
  if (which !== 'all' && 'ids' in which && which.ids.length === 0) return [];
  if (which === 'all' || 'allBut' in which) {
    await db.deleteFrom('login_flow').where('user_id', '=', userId).execute();
    await deleteAllTrusted(db, userId);
  }
  let query = db
    .updateTable('session')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  if (which !== 'all')
    query = 'ids' in which ? query.where('id', 'in', which.ids) : query.where('id', '!=', which.allBut);
  const ended = (await query.returning('id').execute()).map((row) => row.id);
  if (ended.length > 0) await db.deleteFrom('ticket').where('session_id', 'in', ended).execute();
  return ended;
}

const MAX_PROVIDER_SESSIONS = 1000;

/**
 * Ids of open sessions that began at a provider, by user: those of one of the provider's sessions (`session`), of one
 * person (`subject`), or both. Also ends the matching pending log-ins.
 */
export async function findSessionsOfProvider(
  db: Kysely<Schema>,
  where: { providerId: string; issuer: string; subject: string | null; session: string | null },
): Promise<Map<string, string[]>> {
  const { providerId, issuer, subject, session } = where;
  let logins = db
    .selectFrom('identity')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('issuer', '=', issuer);
  if (subject !== null) logins = logins.where('subject', '=', subject);
  let flows = db.deleteFrom('login_flow').where('identity_id', 'in', logins);
  let sessions = db
    .selectFrom('session')
    .select(['id', 'user_id'])
    .where('identity_id', 'in', logins)
    .where('ended_at', 'is', null);
  if (session !== null) {
    flows = flows.where('provider_session', '=', session);
    sessions = sessions.where('provider_session', '=', session);
  }
  await flows.execute();
  const rows = await sessions.limit(MAX_PROVIDER_SESSIONS).execute();
  const found = new Map<string, string[]>();
  for (const { id, user_id: userId } of rows) found.set(userId, [...(found.get(userId) ?? []), id]);
  return found;
}

export async function touchSession(db: Kysely<Schema>, sessionId: string, now: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_seen: now })
    .where('id', '=', sessionId)
    .where('last_seen', '<', now)
    .execute();
}

/** Live and expired sessions, last used first; without those that were ended. */
export function listSessions(db: Kysely<Schema>, userId: string): Promise<SessionTable[]> {
  return db
    .selectFrom('session')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('last_seen', 'desc')
    .orderBy('id')
    .limit(200)
    .execute();
}

/** Records that the owner entered the password or logged in again. */
export async function noteAuthenticated(db: Kysely<Schema>, sessionId: string, now: number): Promise<void> {
  await db.updateTable('session').set({ authenticated_at: now }).where('id', '=', sessionId).execute();
}

/**
 * Records that a passkey was used in place of the password, to confirm the call `act`. Counts as a recent log-in too,
 * but as one too old for other calls that require confirmation every time (see `SHOWN_AGE_MS`).
 */
export async function noteConfirmed(db: Kysely<Schema>, sessionId: string, act: string, now: number): Promise<void> {
  await db.updateTable('session').set({ confirmed_at: now, confirmed_for: act }).where('id', '=', sessionId).execute();
  await db
    .updateTable('session')
    .set({ authenticated_at: now - SHOWN_AGE_MS })
    .where('id', '=', sessionId)
    .where('authenticated_at', '<', now - SHOWN_AGE_MS)
    .execute();
}

/** Consumes the confirmation of the call `act`; of two concurrent calls, only one gets it. */
export async function takeConfirmation(
  db: Kysely<Schema>,
  sessionId: string,
  act: string,
  since: number,
): Promise<boolean> {
  const taken = await db
    .updateTable('session')
    .set({ confirmed_at: null, confirmed_for: null })
    .where('id', '=', sessionId)
    .where('confirmed_for', '=', act)
    .where('confirmed_at', '>', since)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Replaces a session's secret, so that a stolen one becomes useless. It expires when it would have. */
export async function renewSession(
  db: Kysely<Schema>,
  sessionId: string,
  tokenHash: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ token_hash: tokenHash, authenticated_at: now })
    .where('id', '=', sessionId)
    .execute();
}
