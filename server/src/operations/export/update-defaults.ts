import { updateDefaults as contract } from '@scriptorium/contract/operations/export.ts';
import { changeProfile } from '../../db/exports/profiles.ts';
import { write } from '../../pipeline/operation.ts';
import { requireCheckedDefaults } from './require-checked-defaults.ts';
import { getProfile } from '../../model/exports/profiles.ts';

export const updateDefaults = write(contract, {
  prepare: async (ctx, input) => requireCheckedDefaults(input.content, ctx.ports.exports.engines),
  work: async (tx, input) => {
    const row = await getProfile(tx.db, input.uuid);
    if (row.content === input.content) return {};
    await changeProfile(tx.db, row.id, { content: input.content }, tx.now);
    tx.record({ type: 'defaults.updated', id: row.id, name: row.name });
    return {};
  },
});
