import { fail } from '@scriptorium/contract/errors.ts';
import { uploadAttachments as contract } from '@scriptorium/contract/operations/export-files.ts';
import { ATTACHMENT_LIMITS, attachmentNameProblem } from '@scriptorium/contract/rules/attachment-rules.ts';
import { normalizeName } from '@scriptorium/contract/rules/file-name.ts';
import { quote, say } from '@scriptorium/contract/said.ts';
import { listAttachmentRows, lockProfile, putAttachment } from '../../db/exports/attachments.ts';
import { getProfile } from '../../model/exports/profiles.ts';
import { attachmentContentProblem } from '../../domain/exports/attachment-content.ts';
import { write } from '../../pipeline/operation.ts';

interface CheckedFile {
  name: string;
  hash: string;
  size: number;
}

export const uploadAttachments = write(contract, {
  admit: async (_arrival, input) => ({
    place: `attachments ${input?.uuid ?? ''}`,
    bytes: ATTACHMENT_LIMITS.bytesOfAll,
  }),
  prepare: async (ctx): Promise<CheckedFile[]> => {
    const files = ctx.files.filter((file) => file.fieldName === 'file');
    if (files.length === 0) fail('invalid', { field: 'file', message: 'No file was sent.' });
    const checked: CheckedFile[] = [];
    for (const { filename, hash, size } of files) {
      const name = normalizeName(filename);
      const problem = attachmentNameProblem(name);
      if (problem !== null) fail('invalid-name', { field: 'file', message: problem });
      if (size > ATTACHMENT_LIMITS.bytesOfOne)
        fail('too-large', { field: 'file', ...say('{name} is larger than 10 MB.', { name }) });
      const wrong = attachmentContentProblem(name, await ctx.ports.blobs.read(hash));
      if (wrong !== null)
        fail('invalid', { field: 'file', ...say('{name}: {why}', { name, why: quote({ message: wrong }) }) });
      if (checked.some((other) => other.name === name))
        fail('invalid', { field: 'file', ...say('{name} was sent twice.', { name }) });
      checked.push({ name, hash, size });
    }
    return checked;
  },
  work: async (tx, input, files) => {
    const profile = await getProfile(tx.db, input.uuid);
    await lockProfile(tx.db, profile.id);
    for (const file of files) {
      await putAttachment(tx.db, { ...file, id: tx.newId(), profileId: profile.id, now: tx.now });
      tx.record({ type: 'defaults.file-added', id: profile.id, name: profile.name, file: file.name });
    }
    const rows = await listAttachmentRows(tx.db, profile.id);
    if (rows.length > ATTACHMENT_LIMITS.files)
      fail('too-large', say('A profile can have at most {most} files.', { most: ATTACHMENT_LIMITS.files }));
    if (rows.reduce((sum, { size }) => sum + Number(size), 0) > ATTACHMENT_LIMITS.bytesOfAll)
      fail('too-large', { message: 'The files of a profile may be at most 50 MB together.' });
    return { attachments: rows.map(({ name, size }) => ({ name, size: Number(size) })) };
  },
});
