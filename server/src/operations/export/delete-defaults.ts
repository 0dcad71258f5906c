import { fail } from '@scriptorium/contract/errors.ts';
import { deleteDefaults as contract } from '@scriptorium/contract/operations/export.ts';
import { deleteProfile, isProfileInUse } from '../../db/exports/profiles.ts';
import { write } from '../../pipeline/operation.ts';
import { getProfile } from '../../model/exports/profiles.ts';

export const deleteDefaults = write(contract, {
  work: async (tx, input) => {
    const row = await getProfile(tx.db, input.uuid);
    if (await isProfileInUse(tx.db, row.id)) fail('in-use');
    await deleteProfile(tx.db, row.id);
    tx.record({ type: 'defaults.deleted', id: row.id, name: row.name });
    return {};
  },
});
