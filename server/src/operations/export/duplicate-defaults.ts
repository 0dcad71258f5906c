import { duplicateDefaults as contract } from '@scriptorium/contract/operations/export.ts';
import { listAttachmentRows, putAttachment } from '../../db/exports/attachments.ts';
import { freeProfileName } from '../../db/exports/profiles.ts';
import { write } from '../../pipeline/operation.ts';
import { getProfile, createProfile } from '../../model/exports/profiles.ts';

export const duplicateDefaults = write(contract, {
  work: async (tx, input) => {
    const source = await getProfile(tx.db, input.uuid);
    const row = await createProfile(tx.db, {
      id: tx.newId(),
      name: await freeProfileName(tx.db, `${source.name.slice(0, 180)} copy`),
      content: source.content,
      builtin: null,
      now: tx.now,
    });
    for (const { name, blob_hash: hash, size } of await listAttachmentRows(tx.db, source.id)) {
      const file = { name, hash, size: Number(size) };
      await putAttachment(tx.db, { ...file, id: tx.newId(), profileId: row.id, now: tx.now });
    }
    tx.record({ type: 'defaults.created', id: row.id, name: row.name });
    return { defaultsFile: { uuid: row.id, name: row.name, content: row.content } };
  },
});
