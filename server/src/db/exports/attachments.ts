import type { Kysely, Selectable } from 'kysely';
import { insertBlobRow } from '../items/blob-rows.ts';
import { lockRows } from '../engine/lock-rows.ts';
import type { Schema } from '../schema.ts';
import type { DefaultsAttachmentTable } from '../schema/exports.ts';

export type AttachmentRow = Selectable<DefaultsAttachmentTable>;

export async function listAttachmentRows(db: Kysely<Schema>, profileId: string): Promise<AttachmentRow[]> {
  return db
    .selectFrom('defaults_attachment')
    .selectAll()
    .where('defaults_id', '=', profileId)
    .orderBy('name')
    .execute();
}

export async function findAttachment(
  db: Kysely<Schema>,
  profileId: string,
  name: string,
): Promise<AttachmentRow | undefined> {
  return db
    .selectFrom('defaults_attachment')
    .selectAll()
    .where('defaults_id', '=', profileId)
    .where('name', '=', name)
    .executeTakeFirst();
}

export async function findAttachmentById(db: Kysely<Schema>, id: string): Promise<AttachmentRow | undefined> {
  return db.selectFrom('defaults_attachment').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks the profile, so that concurrent additions cannot exceed its size limit. */
export async function lockProfile(db: Kysely<Schema>, profileId: string): Promise<void> {
  await lockRows(db, db.selectFrom('defaults_file').select('id').where('id', '=', profileId)).execute();
}

/** Attaches a file to a profile, replacing any with the same name. */
export async function putAttachment(
  db: Kysely<Schema>,
  file: { id: string; profileId: string; name: string; hash: string; size: number; now: number },
): Promise<void> {
  await insertBlobRow(db, { hash: file.hash, size: file.size, now: file.now });
  await db
    .insertInto('defaults_attachment')
    .values({ id: file.id, defaults_id: file.profileId, name: file.name, blob_hash: file.hash, size: file.size })
    .onConflict((conflict) =>
      conflict.columns(['defaults_id', 'name']).doUpdateSet({ blob_hash: file.hash, size: file.size }),
    )
    .execute();
}

export async function removeAttachment(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('defaults_attachment').where('id', '=', id).execute();
}
