import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Schema } from '../schema.ts';
import type { PasskeyTable } from '../schema/accounts.ts';

export type PasskeyRow = Selectable<PasskeyTable>;

export function listPasskeys(db: Kysely<Schema>, userId: string): Promise<PasskeyRow[]> {
  return db.selectFrom('passkey').selectAll().where('user_id', '=', userId).orderBy('added_at').orderBy('id').execute();
}

export function findPasskey(db: Kysely<Schema>, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
}

/** False if it is already registered. */
export async function insertPasskey(db: Kysely<Schema>, passkey: Insertable<PasskeyTable>): Promise<boolean> {
  const row = await db
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Records a use. False if the counter did not grow, which means a cloned passkey or a replayed response. Passkeys without
 * a counter always send 0.
 */
export async function usePasskey(
  db: Kysely<Schema>,
  used: { id: string; counter: number; now: number },
): Promise<boolean> {
  const row = await db
    .updateTable('passkey')
    .set({ counter: used.counter, used_at: used.now })
    .where('id', '=', used.id)
    .where((eb) => (used.counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', used.counter)))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False if this person has none with this id. */
export async function deletePasskey(db: Kysely<Schema>, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns how many there were. */
export async function deletePasskeys(db: Kysely<Schema>, userId: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('passkey').where('user_id', '=', userId).executeTakeFirst();
  return Number(numDeletedRows);
}
