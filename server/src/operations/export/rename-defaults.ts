import { fail } from '@scriptorium/contract/errors.ts';
import { renameDefaults as contract } from '@scriptorium/contract/operations/export.ts';
import { changeProfile, findProfileByName } from '../../db/exports/profiles.ts';
import { write } from '../../pipeline/operation.ts';
import { getProfile } from '../../model/exports/profiles.ts';

export const renameDefaults = write(contract, {
  work: async (tx, input) => {
    const row = await getProfile(tx.db, input.uuid);
    const name = input.name.trim().normalize('NFC');
    if (name === row.name) return {};
    if ((await findProfileByName(tx.db, name)) !== undefined) {
      fail('name-taken', { field: 'name', message: 'An export profile with this name already exists.' });
    }
    await changeProfile(tx.db, row.id, { name }, tx.now);
    tx.record({ type: 'defaults.updated', id: row.id, name });
    return {};
  },
});
