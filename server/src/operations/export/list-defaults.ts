import { listDefaults as contract } from '@scriptorium/contract/operations/export.ts';
import { listProfiles } from '../../db/export-profiles.ts';
import { isAdministrator } from '../../pipeline/actor.ts';
import { read } from '../../pipeline/operation.ts';
import { describeProfile } from './describe-profile.ts';
import { requireExports } from './require-exports.ts';

export const listDefaults = read(contract, async (ctx) => {
  // Administrators manage profiles while exports are off.
  if (!isAdministrator(ctx.actor)) await requireExports(ctx);
  return { defaultsFiles: (await listProfiles(ctx.db)).map(describeProfile) };
});
