import { type Kysely, type Selectable, sql } from 'kysely';
import { DEFAULT_PREFERENCES, foldEmail } from '../../domain/accounts/accounts.ts';
import { foldName } from '../../domain/items/fold-name.ts';
import { lockRows } from '../engine/lock-rows.ts';
import type { Schema } from '../schema.ts';
import type { UserTable } from '../schema/accounts.ts';
import { deletePerson } from './directory-people.ts';
import { deleteIdentitiesOf } from './identities.ts';
import { createWorkspace } from '../groups/workspaces.ts';

export type UserRow = Selectable<UserTable>;

export interface NewUser {
  id: string;
  email: string;
  displayName: string;
  /** Null if it is to be set through a link, or never. */
  passwordHash: string | null;
  emailVerified: boolean;
  isAdmin: boolean;
  awaitsApproval?: boolean;
  /** Bytes. */
  quota: number;
  workspaceId: string;
  rootId: string;
  now: number;
}

/** Creates an account with its personal workspace; false if the e-mail is taken. */
export async function insertUser(db: Kysely<Schema>, user: NewUser): Promise<boolean> {
  const row = await db
    .insertInto('user')
    .values({
      id: user.id,
      email: user.email.trim().normalize('NFC'),
      email_key: foldEmail(user.email),
      display_name: user.displayName.trim().normalize('NFC'),
      name_key: foldName(user.displayName),
      avatar: null,
      password_hash: user.passwordHash,
      email_verified: user.emailVerified ? 1 : 0,
      suspended: 0,
      is_admin: user.isAdmin ? 1 : 0,
      awaits_approval: user.awaitsApproval === true ? 1 : 0,
      preferences: JSON.stringify(DEFAULT_PREFERENCES),
      registered_at: user.now,
      deleted_at: null,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return false;
  await createWorkspace(db, {
    id: user.workspaceId,
    rootId: user.rootId,
    owner: { type: 'user', userId: user.id },
    quota: user.quota,
    now: user.now,
  });
  return true;
}

/** Of the accounts created last, including deleted ones that something still refers to. Uses an index. */
export async function listNewestUserIds(db: Kysely<Schema>, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('user')
    .select('id')
    .orderBy('registered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

const LOGIN_COLUMNS = [
  'id',
  'email',
  'display_name',
  'password_hash',
  'email_verified',
  'suspended',
  'is_admin',
  'awaits_approval',
] as const;

export type LoginRow = Pick<UserRow, (typeof LOGIN_COLUMNS)[number]>;

/** For unauthenticated calls. Omits the picture, whose size would show in response times. */
export function findLogin(db: Kysely<Schema>, id: string): Promise<LoginRow | undefined> {
  return db
    .selectFrom('user')
    .select(LOGIN_COLUMNS)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/**
 * The same for a log-in, locked: whatever ends sessions (a new password, a suspension) either commits before this, or
 * finds the new session.
 */
export function lockLogin(db: Kysely<Schema>, id: string): Promise<LoginRow | undefined> {
  return lockRows(
    db,
    db.selectFrom('user').select(LOGIN_COLUMNS).where('id', '=', id).where('deleted_at', 'is', null),
  ).executeTakeFirst();
}

export function findLoginByEmail(db: Kysely<Schema>, email: string): Promise<LoginRow | undefined> {
  return db.selectFrom('user').select(LOGIN_COLUMNS).where('email_key', '=', foldEmail(email)).executeTakeFirst();
}

export function findUserByEmail(db: Kysely<Schema>, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('user').selectAll().where('email_key', '=', foldEmail(email)).executeTakeFirst();
}

export function findUser(db: Kysely<Schema>, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('user').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
}

export async function updateUser(
  db: Kysely<Schema>,
  id: string,
  change: Partial<
    Pick<
      UserTable,
      | 'email'
      | 'display_name'
      | 'avatar'
      | 'password_hash'
      | 'email_verified'
      | 'suspended'
      | 'is_admin'
      | 'awaits_approval'
      | 'preferences'
    >
  >,
): Promise<void> {
  const key = {
    ...(change.display_name !== undefined && { name_key: foldName(change.display_name) }),
    ...(change.email !== undefined && { email_key: foldEmail(change.email) }),
  };
  await db
    .updateTable('user')
    .set({ ...change, ...key })
    .where('id', '=', id)
    .execute();
}

/** Quota of the personal workspace, in bytes. */
export async function readUserQuota(db: Kysely<Schema>, userId: string): Promise<number> {
  const row = await db.selectFrom('workspace').select('quota').where('user_id', '=', userId).executeTakeFirst();
  return row?.quota ?? 0;
}

export async function setUserQuota(db: Kysely<Schema>, userId: string, quota: number): Promise<void> {
  await db.updateTable('workspace').set({ quota }).where('user_id', '=', userId).execute();
}

/**
 * Ids of administrators who can log in, with all administrators' rows locked. Calls that demote someone come here first,
 * so that two administrators cannot demote each other at once.
 */
export async function lockActiveAdmins(db: Kysely<Schema>): Promise<string[]> {
  const rows = await lockRows(
    db,
    db.selectFrom('user').select(['id', 'suspended', 'email_verified']).where('is_admin', '=', 1).orderBy('id'),
  ).execute();
  return rows.filter((row) => row.suspended === 0 && row.email_verified === 1).map((row) => row.id);
}

export async function isActiveAdmin(db: Kysely<Schema>, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom('user')
    .select('id')
    .where('id', '=', userId)
    .where('is_admin', '=', 1)
    .where('suspended', '=', 0)
    .executeTakeFirst();
  return user !== undefined;
}

export async function hasAdmin(db: Kysely<Schema>): Promise<boolean> {
  const row = await db
    .selectFrom('user')
    .select(sql<number>`1`.as('one'))
    .where('is_admin', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function lockUser(db: Kysely<Schema>, id: string): Promise<void> {
  await lockRows(db, db.selectFrom('user').select('id').where('id', '=', id)).execute();
}

/** Ids of existing accounts, by folded address. */
export async function listUserIds(db: Kysely<Schema>, emails: readonly string[]): Promise<Map<string, string>> {
  const keys = [...new Set(emails.map(foldEmail))];
  const rows = await db.selectFrom('user').select(['id', 'email_key']).where('email_key', 'in', keys).execute();
  return new Map(rows.map((row) => [row.email_key, row.id]));
}

/** Locks accounts by e-mail address, in the order of their ids. Unknown addresses are left out. */
export function lockUsersByEmail(db: Kysely<Schema>, emails: readonly string[]): Promise<UserRow[]> {
  const keys = [...new Set(emails.map(foldEmail))];
  return lockRows(db, db.selectFrom('user').selectAll().where('email_key', 'in', keys).orderBy('id')).execute();
}

/**
 * Deletes an account at once: nobody can log in to it or find it, its address is free again, and its queued mail and
 * exports are cancelled. Its other rows may be too many for one transaction; `clearAccount` deletes them in batches. The
 * caller has already dealt with its groups.
 */
export async function deleteUser(db: Kysely<Schema>, id: string, now: number): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state: 'dropped' })
    .where('user_id', '=', id)
    .where('state', '=', 'queued')
    .execute();
  await db
    .updateTable('job')
    .set({ state: 'cancelled', finished_at: now, lease_until: null })
    .where('created_by', '=', id)
    .where('kind', '=', 'run-export')
    .where('state', 'in', ['queued', 'running'])
    .execute();
  await db
    .updateTable('user')
    .set({
      email: '',
      // Not an address, so nobody can sign up with it.
      email_key: `deleted ${id}`,
      display_name: '',
      name_key: '',
      avatar: null,
      password_hash: null,
      email_verified: 0,
      suspended: 1,
      is_admin: 0,
      deleted_at: now,
    })
    .where('id', '=', id)
    .execute();
  // So that the person may return with the same login, as a new account.
  await deleteIdentitiesOf(db, id);
  await deletePerson(db, id);
  await db.updateTable('workspace').set({ user_id: null }).where('user_id', '=', id).execute();
  await db.deleteFrom('membership').where('user_id', '=', id).execute();
  await db.updateTable('user_group').set({ owner_id: null }).where('owner_id', '=', id).execute();
}
