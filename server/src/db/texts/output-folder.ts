import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Where the results of a document went last time. */
export async function readOutputFolder(db: Kysely<Schema>, documentId: string): Promise<string | null> {
  const row = await db.selectFrom('document').select('export_folder').where('id', '=', documentId).executeTakeFirst();
  return row?.export_folder ?? null;
}

/** Results of this document go there from now on. */
export async function keepOutputFolder(db: Kysely<Schema>, documentId: string, folder: string): Promise<void> {
  await db.updateTable('document').set({ export_folder: folder }).where('id', '=', documentId).execute();
}
