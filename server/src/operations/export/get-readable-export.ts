import { fail } from '@scriptorium/contract/errors.ts';
import type { Kysely } from 'kysely';
import { type ExportRow } from '../../db/exports/jobs.ts';
import type { Schema } from '../../db/schema.ts';
import { mayUseWorkspace } from '../../pipeline/item-access.ts';
import { getOwnExport } from '../../model/exports/jobs.ts';

/** One of this user's exports, if they can still see its workspace: its paths and log quote the content. */
export async function getReadableExport(db: Kysely<Schema>, id: string, userId: string): Promise<ExportRow> {
  const job = await getOwnExport(db, id, userId);
  if (await mayUseWorkspace(db, job.workspaceId, userId, 'view')) return job;
  return fail('not-found', { message: 'This export does not exist.' });
}
