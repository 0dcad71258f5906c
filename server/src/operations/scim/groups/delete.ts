import { deleteScimGroup as contract } from '@scriptorium/contract/operations/scim.ts';
import { findDirectoryGroup, listDirectoryMembers, updateDirectoryGroup } from '../../../db/groups/directory-groups.ts';
import { lockGroupRow } from '../../../db/groups/groups.ts';
import { requireDirectory } from '../../../pipeline/actor.ts';
import { internal, sliced } from '../../../pipeline/operation.ts';
import { directoryLimits, failUnknown, lockOwnDirectory } from '../directory-limits.ts';
import { putMembers } from './put-members.ts';

/** Turns it into an ordinary group. If it has no manager, an administrator has to appoint one: nobody inherits it. */
export const releaseGroup = internal(
  'scim/release-group',
  async (tx, { id }: { id: string }): Promise<null> => {
    const directory = await lockOwnDirectory(tx);
    if ((await findDirectoryGroup(tx.db, directory.id, id)) === undefined) failUnknown();
    const group = (await lockGroupRow(tx.db, id)) ?? failUnknown();
    await updateDirectoryGroup(tx.db, id, { removed_at: tx.now, changed_at: tx.now });
    tx.record({ type: 'directory.group-released', name: directory.name, group: group.name });
    return null;
  },
  { access: contract.access },
);

/** Directories never delete texts: their people leave, but the group stays. */
export const deleteScimGroup = sliced(
  contract,
  async (ctx, { id }) => {
    const { directoryId } = requireDirectory(ctx.actor);
    if ((await findDirectoryGroup(ctx.db, directoryId, id)) === undefined) failUnknown();
    const members = (await listDirectoryMembers(ctx.db, directoryId, [id])).get(id) ?? [];
    await putMembers(ctx, { groupId: id, add: [], remove: members });
    await ctx.asCaller(releaseGroup, { id });
    return {};
  },
  { limits: directoryLimits },
);
