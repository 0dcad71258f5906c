import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Inserts a blob's row, or resets its age, so that no sweep deletes it before this commit is visible. */
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

/** Keeps a file's previous content as a version. */
export async function insertBlobVersion(
  db: Kysely<Schema>,
  id: string,
  itemId: string,
  blob: { hash: string; size: number; mediaType: string | null },
  made: { at: number; author: { user: string | null; name: string } },
): Promise<void> {
  await db
    .insertInto('blob_version')
    .values({
      id,
      item_id: itemId,
      blob_hash: blob.hash,
      size: blob.size,
      media_type: blob.mediaType,
      created_at: made.at,
      author_id: made.author.user,
      author_name: made.author.name,
    })
    .execute();
}

/** Hash of the most recently stored content. */
export async function findAnyBlob(db: Kysely<Schema>): Promise<string | undefined> {
  const row = await db.selectFrom('blob').select('hash').orderBy('created_at', 'desc').limit(1).executeTakeFirst();
  return row?.hash;
}

/** Those of these hashes that have a row. Pass at most a few hundred. */
export async function findBlobRows(db: Kysely<Schema>, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db.selectFrom('blob').select('hash').where('hash', 'in', hashes).execute();
  return new Set(rows.map((row) => row.hash));
}

/** Those of these hashes that nothing refers to. Uses indexes, so a few hashes are cheap. */
export async function findUnreferencedBlobs(db: Kysely<Schema>, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const rows = await db
    .selectFrom('item')
    .select('blob_hash')
    .where('blob_hash', 'in', hashes)
    .union(db.selectFrom('blob_version').select('blob_hash').where('blob_hash', 'in', hashes))
    .union(db.selectFrom('defaults_attachment').select('blob_hash').where('blob_hash', 'in', hashes))
    .union(db.selectFrom('publication_file').select('blob_hash').where('blob_hash', 'in', hashes))
    .execute();
  const wanted = new Set(rows.map((row) => row.blob_hash));
  return hashes.filter((hash) => !wanted.has(hash));
}

/** The same for any number of hashes. */
export async function findBlobRowsInParts(db: Kysely<Schema>, hashes: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (let at = 0; at < hashes.length; at += HASHES_AT_ONCE)
    for (const hash of await findBlobRows(db, hashes.slice(at, at + HASHES_AT_ONCE))) found.add(hash);
  return found;
}

const HASHES_AT_ONCE = 500;

/** Hashes of all contents that a file, a stored version, an attachment or a public page refers to. */
export async function listReferencedBlobs(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom('item')
    .select('blob_hash')
    .where('blob_hash', 'is not', null)
    .union(db.selectFrom('blob_version').select('blob_hash'))
    .union(db.selectFrom('defaults_attachment').select('blob_hash'))
    .union(db.selectFrom('publication_file').select('blob_hash'))
    .execute();
  return rows.flatMap((row) => (row.blob_hash === null ? [] : [row.blob_hash]));
}

/**
 * Deletes the rows of those blobs that are unreferenced and older than `before`. Returns the hashes that have no row now,
 * whose bytes may be deleted.
 */
export async function forgetBlobRows(db: Kysely<Schema>, hashes: readonly string[], before: number): Promise<string[]> {
  await db
    .deleteFrom('blob')
    .where('hash', 'in', hashes)
    .where('created_at', '<', before)
    .where((eb) =>
      eb.not(
        eb.or([
          eb.exists(eb.selectFrom('item').select('item.id').whereRef('item.blob_hash', '=', 'blob.hash')),
          eb.exists(
            eb
              .selectFrom('blob_version')
              .select('blob_version.id')
              .whereRef('blob_version.blob_hash', '=', 'blob.hash'),
          ),
          eb.exists(
            eb
              .selectFrom('defaults_attachment')
              .select('defaults_attachment.id')
              .whereRef('defaults_attachment.blob_hash', '=', 'blob.hash'),
          ),
          eb.exists(
            eb
              .selectFrom('publication_file')
              .select('publication_file.name')
              .whereRef('publication_file.blob_hash', '=', 'blob.hash'),
          ),
        ]),
      ),
    )
    .execute();
  const left = await db.selectFrom('blob').select('hash').where('hash', 'in', hashes).execute();
  const kept = new Set(left.map((row) => row.hash));
  return hashes.filter((hash) => !kept.has(hash));
}
