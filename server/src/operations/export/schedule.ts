import { schedule as contract } from '@scriptorium/contract/operations/export.ts';
import { getProfile } from '../../db/export-profiles.ts';
import { write } from '../../pipeline/operation.ts';
import { extensionOfProfile } from './describe-profile.ts';
import { queueExport, type ScheduledProfile } from './queue-export.ts';
import { requireExports } from './require-exports.ts';

export const schedule = write(contract, {
  prepare: async (ctx, input): Promise<ScheduledProfile> => {
    await requireExports(ctx);
    const { id, name, content } = await getProfile(ctx.db, input.profileUuid);
    return { id, name, content, extension: extensionOfProfile(content) };
  },
  work: async (tx, input, profile) => ({
    job: await queueExport(tx, { workspaceId: input.uuid, paths: input.files }, profile),
  }),
});
