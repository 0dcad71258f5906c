import type { Kysely } from 'kysely';
import { ABSOLUTE_MS, isLive, SESSIONS_PER_USER, SHOWN_AGE_MS } from '../../domain/accounts/sessions.ts';
import type { Schema } from '../schema.ts';
import type { SessionTable, UserTable } from '../schema/accounts.ts';
import { deleteAllTrusted } from './trusted-devices.ts';

export type SessionHolder = Pick<UserTable, 'email' | 'display_name' | 'is_admin'> &
  Pick<SessionTable, 'id' | 'user_id' | 'last_seen' | 'authenticated_at'>;

/** The account of a valid session, if it is verified and not suspended. */
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
 * Ends sessions of a user, with their unused tickets: the given ones, all but one, or all. Unless specific sessions are
 * given, pending log-ins and the trust in browsers end too. Returns the ended sessions.
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

/** Limit per call; one person has only a few. */
const OF_A_PROVIDER = 1000;

/**
 * Open sessions, by person, that began with a login at a provider: those of one of its sessions, of one person, or of
 * both. Also ends pending log-ins of that kind.
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
  const rows = await sessions.limit(OF_A_PROVIDER).execute();
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

/** Sessions for the profile: live and expired, not ended ones; newest first. */
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

/** Records that the password was entered again, or that the owner logged in again. */
export async function noteAuthenticated(db: Kysely<Schema>, sessionId: string, now: number): Promise<void> {
  await db.updateTable('session').set({ authenticated_at: now }).where('id', '=', sessionId).execute();
}

/**
 * Records that a passkey was used in this session in place of the password; valid only for this call, if the call
 * requires confirmation every time.
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

/** Consumes the confirmation for this call; of two concurrent calls, only one gets it. */
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

/** Gives a session a new secret, so that a stolen one becomes useless. Its expiry stays the same. */
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
