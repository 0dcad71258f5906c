import { fail } from '@scriptorium/contract/errors.ts';
import { upload as contract } from '@scriptorium/contract/operations/import.ts';
import { nameProblem, normalizeName } from '@scriptorium/contract/rules/file-name.ts';
import { readMostFreeBytes } from '../../db/groups/workspaces.ts';
import { readFreeBytes } from '../../model/groups/workspaces.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';

export const upload = write(contract, {
  admit: async ({ actor, db }, input) => {
    const { userId } = requireUser(actor);
    // What does not fit while packed will not fit unpacked.
    return input === null
      ? { place: userId, bytes: await readMostFreeBytes(db, userId) }
      : { place: input.uuid, bytes: await readFreeBytes(db, input.uuid) };
  },
  prepare: async (ctx): Promise<{ id: string }> => {
    const { userId } = requireUser(ctx.actor);
    const [file, ...others] = ctx.files.filter(({ fieldName }) => fieldName === 'file');
    if (file === undefined || others.length > 0) fail('invalid', { field: 'file', message: 'Send one file.' });
    const { max_upload_bytes: most } = await ctx.settings();
    if (file.size > most) fail('too-large', { field: 'file' });
    const name = normalizeName(file.filename);
    const problem = nameProblem(name);
    if (problem !== null) fail('invalid', { field: 'file', message: problem });
    return { id: ctx.ports.imports.keep(userId, { name, hash: file.hash, size: file.size }) };
  },
  work: (_tx, _input, kept) => Promise.resolve(kept),
});
