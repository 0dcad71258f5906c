import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Schema } from '../schema.ts';
import type { IdentityTable } from '../schema/accounts.ts';

export type IdentityRow = Selectable<IdentityTable>;

/** Looks only at the provider's own id for the person, never at their e-mail address. */
export function findIdentity(
  db: Kysely<Schema>,
  who: { providerId: string; issuer: string; subject: string },
): Promise<IdentityRow | undefined> {
  return db
    .selectFrom('identity')
    .selectAll()
    .where('provider_id', '=', who.providerId)
    .where('issuer', '=', who.issuer)
    .where('subject', '=', who.subject)
    .executeTakeFirst();
}

/** Whether this login is linked to this account, and its provider enabled. */
export async function isIdentityUsable(db: Kysely<Schema>, id: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity')
    .innerJoin('identity_provider', 'identity_provider.id', 'identity.provider_id')
    .select('identity.id')
    .where('identity.id', '=', id)
    .where('identity.user_id', '=', userId)
    .where('identity_provider.is_enabled', '=', 1)
    .executeTakeFirst();
  return row !== undefined;
}

export function listIdentities(db: Kysely<Schema>, userId: string) {
  return db
    .selectFrom('identity')
    .innerJoin('identity_provider', 'identity_provider.id', 'identity.provider_id')
    .select([
      'identity.id',
      'identity.provider_id',
      'identity.label',
      'identity.added_at',
      'identity.used_at',
      'identity_provider.name',
      'identity_provider.preset',
      'identity_provider.is_enabled',
    ])
    .where('identity.user_id', '=', userId)
    .orderBy('identity.added_at')
    .orderBy('identity.id')
    .execute();
}

/** Logins at enabled LDAP directories, with what is needed to query them. */
export function listLdapIdentities(db: Kysely<Schema>, userId: string) {
  return db
    .selectFrom('identity')
    .innerJoin('identity_provider', 'identity_provider.id', 'identity.provider_id')
    .select([
      'identity.subject',
      'identity.issuer as subject_issuer',
      'identity_provider.id',
      'identity_provider.issuer',
      'identity_provider.client_id',
      'identity_provider.client_secret',
      'identity_provider.ldap',
    ])
    .where('identity.user_id', '=', userId)
    .where('identity_provider.preset', '=', 'ldap')
    .where('identity_provider.is_enabled', '=', 1)
    .orderBy('identity.added_at')
    .orderBy('identity.id')
    .execute();
}

/** False if the login is already linked. */
export async function insertIdentity(db: Kysely<Schema>, identity: Insertable<IdentityTable>): Promise<boolean> {
  const row = await db
    .insertInto('identity')
    .values(identity)
    .onConflict((conflict) => conflict.columns(['provider_id', 'issuer', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteIdentityUsed(db: Kysely<Schema>, id: string, now: number): Promise<void> {
  await db.updateTable('identity').set({ used_at: now }).where('id', '=', id).execute();
}

/** False if this person has none with this id. */
export async function deleteIdentity(db: Kysely<Schema>, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('identity')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ids of open sessions that began with this login. */
export async function listSessionsOfIdentity(
  db: Kysely<Schema>,
  userId: string,
  identityId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', userId)
    .where('identity_id', '=', identityId)
    .where('ended_at', 'is', null)
    .execute();
  return rows.map((row) => row.id);
}

export async function deleteIdentitiesOf(db: Kysely<Schema>, userId: string): Promise<void> {
  await db.deleteFrom('identity').where('user_id', '=', userId).execute();
}

export async function countIdentities(db: Kysely<Schema>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('identity')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
