import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Null if the bytes are damaged. */
export function readSnapshot(bytes: Uint8Array, sha256: string): string | null {
  try {
    const text = inflateSync(bytes);
    return createHash('sha256').update(text).digest('hex') === sha256 ? text.toString() : null;
  } catch {
    return null;
  }
}

/** The newest readable snapshot at or before a version, if any, and the versions of newer ones that are damaged. */
export async function findSnapshot(
  db: Kysely<Schema>,
  documentId: string,
  version: number,
): Promise<{ snapshot: { version: number; text: string } | null; damaged: number[] }> {
  const damaged: number[] = [];
  let below = version + 1;
  for (;;) {
    const row = await db
      .selectFrom('document_snapshot')
      .select(['version', 'text', 'sha256'])
      .where('document_id', '=', documentId)
      .where('version', '<', below)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (row === undefined) return { snapshot: null, damaged };
    const text = readSnapshot(row.text, row.sha256);
    if (text !== null) return { snapshot: { version: row.version, text }, damaged };
    damaged.push(row.version);
    below = row.version;
  }
}
