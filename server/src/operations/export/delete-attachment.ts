import { fail } from '@scriptorium/contract/errors.ts';
import { deleteAttachment as contract } from '@scriptorium/contract/operations/export-files.ts';
import { normalizeName } from '@scriptorium/contract/rules/file-name.ts';
import { removeAttachment } from '../../db/exports/attachments.ts';
import { isProfileInUse } from '../../db/exports/profiles.ts';
import { write } from '../../pipeline/operation.ts';
import { getAttachment, getProfile } from '../../model/exports/profiles.ts';

export const deleteAttachment = write(contract, {
  work: async (tx, input) => {
    const profile = await getProfile(tx.db, input.uuid);
    const row = await getAttachment(tx.db, profile.id, normalizeName(input.name));
    if (await isProfileInUse(tx.db, profile.id)) fail('in-use');
    await removeAttachment(tx.db, row.id);
    tx.record({ type: 'defaults.file-removed', id: profile.id, name: profile.name, file: row.name });
    return {};
  },
});
