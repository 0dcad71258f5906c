import { fail } from '@scriptorium/contract/errors.ts';
import type { Kysely } from 'kysely';
import { findExport, type ExportRow } from '../../db/exports/jobs.ts';
import type { Schema } from '../../db/schema.ts';

export async function getExport(db: Kysely<Schema>, id: string): Promise<ExportRow> {
  return (await findExport(db, id)) ?? fail('not-found', { message: 'This export does not exist.' });
}

/** An export of this user; `not-found` for anyone else's. */
export async function getOwnExport(db: Kysely<Schema>, id: string, userId: string): Promise<ExportRow> {
  const found = await getExport(db, id);
  return found.userId === userId ? found : fail('not-found', { message: 'This export does not exist.' });
}
