import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../schema.ts';
import type { ZoteroKeyTable } from '../schema/accounts.ts';

export type ZoteroKeyRow = Selectable<ZoteroKeyTable>;

export function findZoteroKey(db: Kysely<Schema>, userId: string): Promise<ZoteroKeyRow | undefined> {
  return db.selectFrom('zotero_key').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function storeZoteroKey(db: Kysely<Schema>, row: ZoteroKeyRow): Promise<void> {
  const { user_id: _, ...values } = row;
  await db
    .insertInto('zotero_key')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export async function deleteZoteroKey(db: Kysely<Schema>, userId: string): Promise<void> {
  await db.deleteFrom('zotero_key').where('user_id', '=', userId).execute();
}

export function listZoteroSecrets(db: Kysely<Schema>): Promise<Pick<ZoteroKeyRow, 'user_id' | 'secret'>[]> {
  return db.selectFrom('zotero_key').select(['user_id', 'secret']).orderBy('user_id').execute();
}

export async function replaceZoteroSecret(db: Kysely<Schema>, userId: string, secret: string): Promise<void> {
  await db.updateTable('zotero_key').set({ secret }).where('user_id', '=', userId).execute();
}
