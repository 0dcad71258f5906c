import type { Kysely } from 'kysely';
import { findDirectoryToken } from '../db/accounts/directories.ts';
import type { Schema } from '../db/schema.ts';
import type { DirectoryActor } from './actor.ts';

/** The directory to which a token belongs, while both exist. */
export async function findDirectoryActor(
  db: Kysely<Schema>,
  by: { tokenHash: string } | { tokenId: string },
): Promise<DirectoryActor | undefined> {
  const row = await findDirectoryToken(db, by);
  return row && { kind: 'directory', directoryId: row.directory_id, tokenId: row.id, name: row.name };
}
