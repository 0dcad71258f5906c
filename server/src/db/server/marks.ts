import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/** Records permanently that something was done on this server. False if it was already recorded. */
export async function setMark(db: Kysely<Schema>, name: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('setting')
    .values({ key: `mark:${name}`, value: '1' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Databases from before November 2026 have their marks among the secrets. */
export async function moveMarksOutOfSecrets(db: Kysely<Schema>): Promise<void> {
  await db
    .updateTable('setting')
    .set({ key: sql<string>`replace(key, 'secret:', 'mark:')` })
    .where('key', 'like', 'secret:seeded-profile:%')
    .execute();
}
