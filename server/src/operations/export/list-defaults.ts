import { listDefaults as contract } from '@scriptorium/contract/operations/export.ts';
import { listProfiles } from '../../db/exports/profiles.ts';
import { isAdministrator } from '../../pipeline/actor.ts';
import { readAside } from '../../pipeline/operation.ts';
import { describeProfile } from './describe-profile.ts';
import { requireExports } from './require-exports.ts';

export const listDefaults = readAside(contract, async (ctx) => {
  // Administrators manage profiles while exports are off.
  const isAdmin = isAdministrator(ctx.actor);
  if (!isAdmin) await requireExports(ctx);
  const profiles = await listProfiles(ctx.db);
  return {
    defaultsFiles: profiles.map((row) => ({ ...describeProfile(row), ...(isAdmin && { content: row.content }) })),
  };
});
