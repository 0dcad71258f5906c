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

/** Every content that a file, a kept version or an attachment names. */
export async function listWantedBlobs(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom('item')
    .select('blob_hash')
    .where('blob_hash', 'is not', null)
    .union(db.selectFrom('blob_version').select('blob_hash'))
    .union(db.selectFrom('defaults_attachment').select('blob_hash'))
    .execute();
  return rows.flatMap((row) => (row.blob_hash === null ? [] : [row.blob_hash]));
}
