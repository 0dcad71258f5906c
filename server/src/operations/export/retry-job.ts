import { fail } from '@scriptorium/contract/errors.ts';
import { retryJob as contract } from '@scriptorium/contract/operations/export.ts';
import { getProfile } from '../../model/exports/profiles.ts';
import { findPresentItem, readNames } from '../../db/items/items.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { extensionOfProfile } from './describe-profile.ts';
import { getReadableExport } from './get-readable-export.ts';
import { queueExport, type ScheduledProfile } from './queue-export.ts';

export const retryJob = write(contract, {
  prepare: async (ctx, input): Promise<ScheduledProfile> => {
    const job = await getReadableExport(ctx.db, input.jobId, requireUser(ctx.actor).userId);
    const { id, name, content } = await getProfile(ctx.db, job.profileId);
    return { id, name, content, extension: extensionOfProfile(content) };
  },
  work: async (tx, input, profile) => {
    const job = await getReadableExport(tx.db, input.jobId, requireUser(tx.actor).userId);
    const paths: string[] = [];
    for (const { itemId } of job.inputs) {
      const item = await findPresentItem(tx.db, itemId);
      if (item === undefined || item.workspace_id !== job.workspaceId)
        fail('not-found', { message: 'A file of this export was deleted or moved away.' });
      paths.push((await readNames(tx.db, itemId)).join('/'));
    }
    const { workspaceId, outputFolder: folder, review } = job;
    return { job: await queueExport(tx, { workspaceId, paths, folder, review }, profile) };
  },
});
