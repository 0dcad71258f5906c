import { fail } from '@scriptorium/contract/errors.ts';
import { createDirectory as contract } from '@scriptorium/contract/operations/admin-directories.ts';
import { say } from '@scriptorium/contract/said.ts';
import { insertDirectory, listDirectoryRows } from '../../../db/accounts/directories.ts';
import { write } from '../../../pipeline/operation.ts';
import { describeDirectory, DIRECTORIES, readFields } from './describe-directory.ts';

export const createDirectory = write(contract, {
  work: async (tx, input) => {
    const fields = readFields(input);
    if ((await listDirectoryRows(tx.db)).length >= DIRECTORIES)
      fail('item-limit', say('There can be {most} directories at most.', { most: DIRECTORIES }));
    const id = tx.newId();
    await insertDirectory(tx.db, { id, ...fields, made_at: tx.now, last_call_at: null });
    tx.record({ type: 'directory.created', name: fields.name });
    return { directory: await describeDirectory(tx, id) };
  },
});
