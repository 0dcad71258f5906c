import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../schema.ts';
import type { TotpTable } from '../schema/accounts.ts';

export function findTotp(db: Kysely<Schema>, userId: string): Promise<Selectable<TotpTable> | undefined> {
  return db.selectFrom('totp').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** The kinds of second factor this person has. */
export async function findFactors(db: Kysely<Schema>, userId: string): Promise<{ totp: boolean; passkey: boolean }> {
  const row = await db
    .selectNoFrom((eb) => [
      eb.exists(eb.selectFrom('totp').select('user_id').where('user_id', '=', userId)).as('totp'),
      eb.exists(eb.selectFrom('passkey').select('id').where('user_id', '=', userId)).as('passkey'),
    ])
    .executeTakeFirstOrThrow();
  // SQLite returns 0 or 1.
  return { totp: Boolean(row.totp), passkey: Boolean(row.passkey) };
}

/** Whether log-in requires a second factor. */
export async function hasSecondFactor(db: Kysely<Schema>, userId: string): Promise<boolean> {
  const { totp, passkey } = await findFactors(db, userId);
  return totp || passkey;
}

export async function storeTotp(
  db: Kysely<Schema>,
  totp: { userId: string; secret: string; step: number; now: number },
): Promise<void> {
  const values = { secret: totp.secret, last_step: totp.step, added_at: totp.now, used_at: null };
  await db
    .insertInto('totp')
    .values({ user_id: totp.userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Marks codes up to this time step as used; false if this step or a later one already was. */
export async function useTotpStep(
  db: Kysely<Schema>,
  used: { userId: string; secret: string; step: number; now: number },
): Promise<boolean> {
  const row = await db
    .updateTable('totp')
    .set({ last_step: used.step, used_at: used.now })
    .where('user_id', '=', used.userId)
    .where('secret', '=', used.secret)
    .where('last_step', '<', used.step)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False if there was none. */
export async function deleteTotp(db: Kysely<Schema>, userId: string): Promise<boolean> {
  const row = await db.deleteFrom('totp').where('user_id', '=', userId).returning('user_id').executeTakeFirst();
  return row !== undefined;
}

export function listTotpSecrets(db: Kysely<Schema>): Promise<Pick<TotpTable, 'user_id' | 'secret'>[]> {
  return db.selectFrom('totp').select(['user_id', 'secret']).orderBy('user_id').execute();
}

export async function replaceTotpSecret(db: Kysely<Schema>, userId: string, secret: string): Promise<void> {
  await db.updateTable('totp').set({ secret }).where('user_id', '=', userId).execute();
}

export async function countRecoveryCodes(db: Kysely<Schema>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function replaceRecoveryCodes(
  db: Kysely<Schema>,
  userId: string,
  hashes: readonly string[],
  now: number,
): Promise<void> {
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  if (hashes.length === 0) return;
  await db
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, made_at: now })))
    .execute();
}

/** Consumes a recovery code; false if there is no such code, or it was used. */
export async function takeRecoveryCode(db: Kysely<Schema>, userId: string, hash: string): Promise<boolean> {
  const row = await db
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}
