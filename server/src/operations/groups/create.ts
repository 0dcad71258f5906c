import { fail } from '@scriptorium/contract/errors.ts';
import { create as contract } from '@scriptorium/contract/operations/groups.ts';
import { createGroup } from '../../db/groups/groups.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { readGroup } from './read-group.ts';
import { checkManagerLimit } from '../../model/groups/groups.ts';

export const create = write(contract, {
  work: async (tx, input) => {
    const { userId } = requireUser(tx.actor);
    const settings = await tx.settings();
    if (settings.user_group_creation === '0') fail('groups-disabled');
    await checkManagerLimit(tx.db, userId, settings.user_group_management_limit);
    const name = input.groupName.trim().normalize('NFC');
    const id = tx.newId();
    const quota = settings.default_group_quota;
    await createGroup(tx.db, { id, rootId: tx.newId(), name, ownerId: userId, quota, now: tx.now });
    tx.record({ type: 'group.created', groupId: id, name });
    return { group: await readGroup(tx.db, id) };
  },
});
