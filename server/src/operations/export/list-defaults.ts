import { listDefaults as contract } from '@scriptorium/contract/operations/export.ts';
import { listProfiles } from '../../db/exports/profiles.ts';
import { READY_PROFILE_NAMES } from '../../domain/exports/ready-profiles.ts';
import { isAdministrator } from '../../pipeline/actor.ts';
import { readOffThread } from '../../pipeline/operation.ts';
import { describeProfile } from './describe-profile.ts';
import { requireExports } from './require-exports.ts';

export const listDefaults = readOffThread(contract, async (ctx) => {
  // Administrators manage profiles while exports are off.
  const isAdmin = isAdministrator(ctx.actor);
  if (!isAdmin) await requireExports(ctx);
  const profiles = await listProfiles(ctx.db);
  const present = new Set(profiles.map(({ builtin }) => builtin));
  return {
    defaultsFiles: profiles.map((row) => ({ ...describeProfile(row), ...(isAdmin && { content: row.content }) })),
    ...(isAdmin && { isBuiltInMissing: Object.keys(READY_PROFILE_NAMES).some((key) => !present.has(key)) }),
  };
});
