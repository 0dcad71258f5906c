import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** The folder chosen for a document's exports; null if none was. */
export async function readOutputFolder(db: Kysely<Schema>, documentId: string): Promise<string | null> {
  const row = await db.selectFrom('document').select('export_folder').where('id', '=', documentId).executeTakeFirst();
  return row?.export_folder ?? null;
}

export async function storeOutputFolder(db: Kysely<Schema>, documentId: string, folder: string): Promise<void> {
  await db.updateTable('document').set({ export_folder: folder }).where('id', '=', documentId).execute();
}
