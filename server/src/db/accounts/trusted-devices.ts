import type { Insertable, Kysely, Selectable } from 'kysely';
import { TRUSTED_PER_USER } from '../../domain/accounts/second-factor.ts';
import type { Schema } from '../schema.ts';
import type { TrustedDeviceTable } from '../schema/accounts.ts';

export type TrustedDevice = Selectable<TrustedDeviceTable>;

/** Trusts a browser, and deletes the oldest ones beyond the limit. */
export async function insertTrusted(db: Kysely<Schema>, device: Insertable<TrustedDeviceTable>): Promise<void> {
  const kept = db
    .selectFrom('trusted_device')
    .select('id')
    .where('user_id', '=', device.user_id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(TRUSTED_PER_USER - 1);
  await db.deleteFrom('trusted_device').where('user_id', '=', device.user_id).where('id', 'not in', kept).execute();
  await db.insertInto('trusted_device').values(device).execute();
}

/** Whether this person trusts the browser with this secret; records the use. */
export async function useTrusted(
  db: Kysely<Schema>,
  { tokenHash, userId }: { tokenHash: string; userId: string },
  now: number,
): Promise<boolean> {
  // The browser sent no secret.
  if (tokenHash === '') return false;
  const used = await db
    .updateTable('trusted_device')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

export function listTrusted(db: Kysely<Schema>, userId: string, now: number): Promise<TrustedDevice[]> {
  return db
    .selectFrom('trusted_device')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** False if this person has no trusted browser with this id. */
export async function deleteTrusted(db: Kysely<Schema>, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('trusted_device')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteAllTrusted(db: Kysely<Schema>, userId: string): Promise<void> {
  await db.deleteFrom('trusted_device').where('user_id', '=', userId).execute();
}
