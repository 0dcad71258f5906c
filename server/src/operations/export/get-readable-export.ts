import { fail } from '@scriptorium/contract/errors.ts';
import type { Kysely } from 'kysely';
import { type ExportRow } from '../../db/exports/jobs.ts';
import type { Schema } from '../../db/schema.ts';
import { mayUseWorkspace } from '../../pipeline/check-access.ts';
import { getOwnExport } from '../../model/exports/jobs.ts';

/** An export of this user, of a workspace that is still theirs to see: its paths and its log quote what is in it. */
export async function getReadableExport(db: Kysely<Schema>, id: string, userId: string): Promise<ExportRow> {
  const job = await getOwnExport(db, id, userId);
  if (await mayUseWorkspace(db, job.workspaceId, userId, 'view')) return job;
  return fail('not-found', { message: 'This export does not exist.' });
}
