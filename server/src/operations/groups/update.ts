import { update as contract } from '@scriptorium/contract/operations/groups.ts';
import { renameGroup } from '../../db/groups/account-groups.ts';
import { lockGroup } from '../../model/groups/groups.ts';
import { write } from '../../pipeline/operation.ts';
import { readGroup } from './read-group.ts';

export const update = write(contract, {
  work: async (tx, input) => {
    const group = await lockGroup(tx.db, input.uuid);
    const name = input.name.trim().normalize('NFC');
    if (name !== group.name) {
      await renameGroup(tx.db, group.id, name);
      tx.record({ type: 'group.renamed', groupId: group.id, before: group.name, name });
    }
    return { group: await readGroup(tx.db, group.id) };
  },
});
