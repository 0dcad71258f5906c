import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Says that a blob is in use. A known one counts as new again, so that no sweep takes it before this commit is seen. */
export async function insertBlobRow(
  db: Kysely<Schema>,
  blob: { hash: string; size: number; now: number },
): Promise<void> {
  await db
    .insertInto('blob')
    .values({ hash: blob.hash, size: blob.size, created_at: blob.now })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ created_at: blob.now }))
    .execute();
}
