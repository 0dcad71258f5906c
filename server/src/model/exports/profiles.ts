import { fail } from '@scriptorium/contract/errors.ts';
import type { Kysely } from 'kysely';
import { findAttachment, type AttachmentRow } from '../../db/exports/attachments.ts';
import { findProfile, findProfileByName, insertProfile, type ProfileRow } from '../../db/exports/profiles.ts';
import type { Schema } from '../../db/schema.ts';

export async function getProfile(db: Kysely<Schema>, id: string): Promise<ProfileRow> {
  return (await findProfile(db, id)) ?? fail('not-found', { message: 'This export profile does not exist.' });
}

export async function createProfile(
  db: Kysely<Schema>,
  facts: { id: string; name: string; content: string; builtin: string | null; now: number },
): Promise<ProfileRow> {
  if ((await findProfileByName(db, facts.name)) !== undefined) {
    fail('name-taken', { field: 'name', message: 'An export profile with this name already exists.' });
  }
  return insertProfile(db, facts);
}

export async function getAttachment(db: Kysely<Schema>, profileId: string, name: string): Promise<AttachmentRow> {
  const found = await findAttachment(db, profileId, name);
  return found ?? fail('not-found', { message: 'There is no file of this name among the profile’s files.' });
}
