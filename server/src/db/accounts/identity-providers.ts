import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Schema } from '../schema.ts';
import type { IdentityProviderTable } from '../schema/accounts.ts';

export type ProviderRow = Selectable<IdentityProviderTable>;

export function listProviderRows(db: Kysely<Schema>): Promise<ProviderRow[]> {
  return db.selectFrom('identity_provider').selectAll().orderBy('position').orderBy('id').execute();
}

/** Enabled LDAP directories, in the order they are asked. */
export function listLdapProviders(db: Kysely<Schema>): Promise<ProviderRow[]> {
  return db
    .selectFrom('identity_provider')
    .selectAll()
    .where('preset', '=', 'ldap')
    .where('is_enabled', '=', 1)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Enabled providers, in the order of their buttons. */
export function listEnabledProviders(db: Kysely<Schema>): Promise<Pick<ProviderRow, 'id' | 'name' | 'preset'>[]> {
  return db
    .selectFrom('identity_provider')
    .select(['id', 'name', 'preset'])
    .where('is_enabled', '=', 1)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function findProvider(db: Kysely<Schema>, id: string): Promise<ProviderRow | undefined> {
  return db.selectFrom('identity_provider').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertProvider(db: Kysely<Schema>, row: Insertable<IdentityProviderTable>): Promise<void> {
  await db.insertInto('identity_provider').values(row).execute();
}

export async function updateProviderRow(
  db: Kysely<Schema>,
  id: string,
  change: Updateable<IdentityProviderTable>,
): Promise<void> {
  await db.updateTable('identity_provider').set(change).where('id', '=', id).execute();
}

export async function deleteProviderRow(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('identity_provider').where('id', '=', id).execute();
}

/** A provider's linked logins. */
export interface Linked {
  readonly identities: number;
  /** Accounts with no other way to log in. */
  readonly dependents: number;
  /** The last login, epoch milliseconds. */
  readonly lastUsedAt: number | null;
}

/** The linked logins by provider; none are listed for a provider without any. */
export async function countLinked(db: Kysely<Schema>): Promise<Map<string, Linked>> {
  const rows = await db
    .selectFrom('identity')
    .innerJoin('user', 'user.id', 'identity.user_id')
    .select((eb) => [
      'identity.provider_id',
      eb.fn.countAll<number>().as('identities'),
      eb.fn
        .countAll<number>()
        .filterWhere('user.password_hash', 'is', null)
        .filterWhere((row) => row.not(row.exists(hasPasskey(db))))
        .filterWhere((row) => row.not(row.exists(hasOther(db))))
        .as('dependents'),
      eb.fn.max('identity.used_at').as('lastUsedAt'),
    ])
    .groupBy('identity.provider_id')
    .execute();
  return new Map(
    rows.map(({ provider_id: provider, identities, dependents, lastUsedAt }) => [
      provider,
      {
        identities: Number(identities),
        dependents: Number(dependents),
        lastUsedAt: lastUsedAt === null ? null : Number(lastUsedAt),
      },
    ]),
  );
}

const isSame = (one: string, other: string) => sql<boolean>`${sql.ref(one)} = ${sql.ref(other)}`;

/** Passkeys of the person in the enclosing query. */
function hasPasskey(db: Kysely<Schema>) {
  return db.selectFrom('passkey').select('passkey.id').where(isSame('passkey.user_id', 'user.id'));
}

/** Logins at providers other than the one in the enclosing query. */
function hasOther(db: Kysely<Schema>) {
  return db
    .selectFrom('identity as other')
    .select('other.id')
    .where(isSame('other.user_id', 'user.id'))
    .where(sql<boolean>`${sql.ref('other.provider_id')} <> ${sql.ref('identity.provider_id')}`);
}

export function listClientSecrets(db: Kysely<Schema>): Promise<{ id: string; client_secret: string }[]> {
  return db
    .selectFrom('identity_provider')
    .select(['id', 'client_secret'])
    .where('client_secret', 'is not', null)
    .$narrowType<{ client_secret: string }>()
    .orderBy('id')
    .execute();
}
