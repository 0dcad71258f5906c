import { getDefaults as contract } from '@scriptorium/contract/operations/export.ts';
import { getProfile } from '../../model/exports/profiles.ts';
import { read } from '../../pipeline/operation.ts';

export const getDefaults = read(contract, async (ctx, input) => {
  const row = await getProfile(ctx.db, input.uuid);
  return { defaultsFile: { uuid: row.id, name: row.name, content: row.content } };
});
