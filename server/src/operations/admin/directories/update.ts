import { updateDirectory as contract } from '@scriptorium/contract/operations/admin-directories.ts';
import { lockDirectory, updateDirectoryRow } from '../../../db/accounts/directories.ts';
import { write } from '../../../pipeline/operation.ts';
import { describeDirectory, failAbsent, readFields } from './describe-directory.ts';

const WORDS = {
  name: 'name',
  domains: 'trusted domains',
  adopts: 'existing accounts',
  sends_mail: 'mail',
  group_role: 'role in groups',
} as const;

export const updateDirectory = write(contract, {
  work: async (tx, { directoryUUID: id, ...input }) => {
    const before = (await lockDirectory(tx.db, id)) ?? failAbsent();
    const fields = readFields(input);
    const names = Object.keys(WORDS) as (keyof typeof WORDS)[];
    const changed = names.filter((name) => before[name] !== fields[name]).map((name) => WORDS[name]);
    if (changed.length > 0) {
      await updateDirectoryRow(tx.db, id, fields);
      tx.record({ type: 'directory.updated', name: fields.name, fields: changed });
    }
    return { directory: await describeDirectory(tx, id) };
  },
});
