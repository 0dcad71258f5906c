import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** The folder of a document's last results. */
export async function readOutputFolder(db: Kysely<Schema>, documentId: string): Promise<string | null> {
  const row = await db.selectFrom('document').select('export_folder').where('id', '=', documentId).executeTakeFirst();
  return row?.export_folder ?? null;
}

/** Remembers the folder for this document's results. */
export async function keepOutputFolder(db: Kysely<Schema>, documentId: string, folder: string): Promise<void> {
  await db.updateTable('document').set({ export_folder: folder }).where('id', '=', documentId).execute();
}
