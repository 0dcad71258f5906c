import { fail } from '@scriptorium/contract/errors.ts';
import { createGroup as contract } from '@scriptorium/contract/operations/admin-groups.ts';
import { createGroup as insertGroup, lockNamedUser } from '../../../db/groups/groups.ts';
import { write } from '../../../pipeline/operation.ts';
import { readGroup } from '../../groups/read-group.ts';
import { checkQuota } from '../users/change-accounts.ts';

export const createGroup = write(contract, {
  work: async (tx, input) => {
    checkQuota(tx, input.quota);
    const name = input.name.trim().normalize('NFC');
    if (name === '') fail('invalid', { message: 'Please provide a name.', field: 'name' });
    const owner = await lockNamedUser(tx.db, input.owner);
    if (owner === undefined) fail('not-found', { message: 'There is no such user.', field: 'owner' });
    const id = tx.newId();
    const quota = input.quota ?? (await tx.settings()).default_group_quota;
    await insertGroup(tx.db, { id, name, ownerId: owner.id, rootId: tx.newId(), quota, now: tx.now });
    tx.record({ type: 'group.created', groupId: id, name });
    await tx.notify([owner.id], {
      code: 'group-made',
      values: { group: name },
      actionUrl: `/groups/manage/${id}`,
    });
    return { group: await readGroup(tx.db, id) };
  },
});
