import { fail } from '@scriptorium/contract/errors.ts';
import type { ExportReview, OwnExportJob } from '@scriptorium/contract/operations/export.ts';
import { outputFilename } from '@scriptorium/contract/rules/output-filename.ts';
import { countQueued, insertExport, readPositions } from '../../db/exports/jobs.ts';
import { getExport } from '../../model/exports/jobs.ts';
import { requireUser } from '../../pipeline/actor.ts';
import type { Tx } from '../../pipeline/operation.ts';
import { describeJob } from './describe-job.ts';
import { requireExports } from './require-exports.ts';
import { resolveInputs } from './resolve-inputs.ts';
import { chooseOutput, findOutputFolder } from '../../model/exports/output.ts';
import { storeOutputFolder } from '../../db/texts/output-folder.ts';

const MAX_QUEUED = 5;

/** The profile as read by `prepare`; the job keeps it as it was when scheduled. */
export interface ScheduledProfile {
  id: string;
  name: string;
  content: string;
  extension: string;
}

/** Adds an export to the caller's queue. */
export async function queueExport(
  tx: Tx,
  wanted: {
    workspaceId: string;
    paths: readonly string[];
    folder: string | undefined;
    review: ExportReview | undefined;
  },
  profile: ScheduledProfile,
): Promise<OwnExportJob> {
  await requireExports(tx);
  const { userId } = requireUser(tx.actor);
  const { inputs, first } = await resolveInputs(tx.db, wanted.workspaceId, wanted.paths);
  if ((await countQueued(tx.db, userId)) >= MAX_QUEUED) fail('queue-full', { retryAfter: 10 });
  const document = { id: first.id, path: inputs[0]?.path ?? first.name };
  const folder = await findOutputFolder(tx.db, wanted.workspaceId, document, wanted.folder);
  if (wanted.folder !== undefined) await storeOutputFolder(tx.db, first.id, folder.chosen);
  const { name } = await chooseOutput(tx.db, {
    folderId: folder.id,
    name: outputFilename(first.name, profile.extension),
    inputIds: inputs.map(({ itemId }) => itemId),
    profileId: profile.id,
  });
  const id = tx.newId();
  await insertExport(tx, {
    id,
    userId,
    workspaceId: wanted.workspaceId,
    profileId: profile.id,
    profileName: profile.name,
    profileContent: profile.content,
    inputs,
    outputName: name,
    outputFolder: folder.chosen,
    review: wanted.review ?? 'leave-out',
  });
  tx.record({ type: 'export.scheduled', jobId: id, userId, outputName: name });
  return describeJob(tx.db, await getExport(tx.db, id), await readPositions(tx.db));
}
