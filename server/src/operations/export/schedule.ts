import { fail } from '@scriptorium/contract/errors.ts';
import { schedule as contract } from '@scriptorium/contract/operations/export.ts';
import { findProfile } from '../../db/exports/profiles.ts';
import { write } from '../../pipeline/operation.ts';
import { extensionOfProfile } from './describe-profile.ts';
import { queueExport, type ScheduledProfile } from './queue-export.ts';
import { requireExports } from './require-exports.ts';

export const schedule = write(contract, {
  prepare: async (ctx, input): Promise<ScheduledProfile> => {
    await requireExports(ctx);
    const profile = await findProfile(ctx.db, input.profileUuid);
    // `invalid` rather than `not-found`, which would be about the workspace of the call.
    if (profile === undefined)
      return fail('invalid', { field: 'profileUuid', message: 'This export profile does not exist.' });
    const { id, name, content } = profile;
    return { id, name, content, extension: extensionOfProfile(content) };
  },
  work: async (tx, input, profile) => ({
    job: await queueExport(
      tx,
      { workspaceId: input.uuid, paths: input.files, folder: input.folder, review: input.review },
      profile,
    ),
  }),
});
