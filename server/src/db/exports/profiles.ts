import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../schema.ts';
import type { DefaultsFileTable } from '../schema/exports.ts';

export type ProfileRow = Selectable<DefaultsFileTable>;

/** Built-in profiles in their order, then others by name. */
export async function listProfiles(db: Kysely<Schema>): Promise<ProfileRow[]> {
  const rows = await db.selectFrom('defaults_file').selectAll().execute();
  return rows.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'));
}

const READY_ORDER = [
  'pdf',
  'word',
  'opendocument',
  'html',
  'latex',
  'latex-package',
  'epub',
  'jats',
  'typst',
  'markdown',
  'slides',
];

function rank(row: ProfileRow): number {
  const at = row.builtin === null ? -1 : READY_ORDER.indexOf(row.builtin);
  return at < 0 ? READY_ORDER.length : at;
}

export async function findProfile(db: Kysely<Schema>, id: string): Promise<ProfileRow | undefined> {
  return db.selectFrom('defaults_file').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findProfileByName(db: Kysely<Schema>, name: string): Promise<ProfileRow | undefined> {
  return db.selectFrom('defaults_file').selectAll().where('name', '=', name).executeTakeFirst();
}

export async function insertProfile(
  db: Kysely<Schema>,
  facts: { id: string; name: string; content: string; builtin: string | null; now: number },
): Promise<ProfileRow> {
  const row: ProfileRow = {
    id: facts.id,
    name: facts.name,
    content: facts.content,
    builtin: facts.builtin,
    created_at: facts.now,
    modified_at: facts.now,
  };
  await db.insertInto('defaults_file').values(row).execute();
  return row;
}

export async function changeProfile(
  db: Kysely<Schema>,
  id: string,
  change: { name?: string; content?: string },
  now: number,
): Promise<void> {
  await db
    .updateTable('defaults_file')
    .set({ ...change, modified_at: now })
    .where('id', '=', id)
    .execute();
}

export async function deleteProfile(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('defaults_attachment').where('defaults_id', '=', id).execute();
  await db.deleteFrom('defaults_file').where('id', '=', id).execute();
}

/** Whether a queued or running export uses this profile. */
export async function isProfileInUse(db: Kysely<Schema>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('export_job')
    .innerJoin('job', 'job.id', 'export_job.id')
    .select('job.id')
    .where('export_job.profile_id', '=', id)
    .where('job.state', 'in', ['queued', 'running'])
    .executeTakeFirst();
  return row !== undefined;
}

/** `Name`, or `Name (2)` and so on if it is taken. */
export async function freeProfileName(db: Kysely<Schema>, name: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name} (${number})`;
    if ((await findProfileByName(db, candidate)) === undefined) return candidate;
  }
}
