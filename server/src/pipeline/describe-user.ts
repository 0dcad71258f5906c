import type { CurrentUser } from '@scriptorium/contract/operations/user.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { listSessions } from '../db/accounts/sessions.ts';
import { readUserQuota, type UserRow } from '../db/accounts/users.ts';
import { parsePreferences } from '../domain/accounts/accounts.ts';
import { isLive } from '../domain/accounts/sessions.ts';

/** The account as its owner sees it, without secrets. */
export async function describeUser(db: Kysely<Schema>, user: UserRow, now: number): Promise<CurrentUser> {
  const sessions = await listSessions(db, user.id);
  return {
    uuid: user.id,
    email: user.email,
    emailVerified: user.email_verified === 1,
    accountSuspended: user.suspended === 1,
    displayName: user.display_name,
    avatar: user.avatar,
    quota: await readUserQuota(db, user.id),
    isAdmin: user.is_admin === 1,
    registeredOn: new Date(user.registered_at).toISOString(),
    sessions: sessions.map((session) => ({
      uuid: session.id,
      clientID: session.client_id,
      lastSeen: new Date(session.last_seen).toISOString(),
      isExpired: !isLive(session, user.is_admin === 1, now),
    })),
    preferences: parsePreferences(user.preferences),
  };
}
