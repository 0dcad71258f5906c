import { fail } from '@scriptorium/contract/errors.ts';
import { updateGroup as contract } from '@scriptorium/contract/operations/admin-groups.ts';
import { renameGroup } from '../../../db/groups/account-groups.ts';
import { lockGroup } from '../../../model/groups/groups.ts';
import { setWorkspaceQuota } from '../../../db/groups/workspaces.ts';
import { write } from '../../../pipeline/operation.ts';
import { checkQuota } from '../users/change-accounts.ts';
import { lockWorkspace } from '../../../model/groups/workspaces.ts';

export const updateGroup = write(contract, {
  work: async (tx, input) => {
    checkQuota(tx, input.quota);
    const name = input.name.trim().normalize('NFC');
    if (name === '') fail('invalid', { message: 'Please provide a name.', field: 'name' });
    const group = await lockGroup(tx.db, input.uuid);
    if (name !== group.name) {
      await renameGroup(tx.db, group.id, name);
      tx.record({ type: 'group.renamed', groupId: group.id, before: group.name, name });
    }
    const { quota } = await lockWorkspace(tx.db, group.id);
    if (quota !== input.quota) {
      await setWorkspaceQuota(tx.db, group.id, input.quota);
      tx.record({ type: 'group.quota-changed', groupId: group.id, name, before: quota, after: input.quota });
    }
    return {};
  },
});
