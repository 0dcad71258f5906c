import { fail } from '@scriptorium/contract/errors.ts';
import { createScimGroup as contract } from '@scriptorium/contract/operations/scim.ts';
import {
  countDirectoryGroups,
  findRemovedGroup,
  insertDirectoryGroup,
  updateDirectoryGroup,
} from '../../../db/groups/directory-groups.ts';
import { createGroup as insertGroup, lockGroupRow } from '../../../db/groups/groups.ts';
import { foldName } from '../../../domain/items/fold-name.ts';
import { readGroup } from '../../../domain/provisioning/groups.ts';
import { requireDirectory } from '../../../pipeline/actor.ts';
import { internal, sliced } from '../../../pipeline/operation.ts';
import { directoryLimits, GROUPS, lockOwnDirectory } from '../directory-limits.ts';
import { renameTo } from './change.ts';
import { putMembers } from './put-members.ts';
import { readScimGroup, requirePeople } from './said-group.ts';

/**
 * Creates a group, or takes back one the directory removed. It has no owner or manager until an administrator appoints
 * one: directories grant nothing beyond the members' role.
 */
export const makeGroup = internal(
  'scim/make-group',
  async (tx, { name, externalId }: { name: string; externalId: string | null }): Promise<string> => {
    const directory = await lockOwnDirectory(tx);
    const name_key = foldName(name);
    const same = externalId === null ? { name_key } : { external_id: externalId };
    if ((await countDirectoryGroups(tx.db, directory.id, same)) > 0)
      fail('conflict', { message: `There is a group “${name}” in this directory already.` });
    if ((await countDirectoryGroups(tx.db, directory.id, {})) >= GROUPS)
      fail('item-limit', { message: `A directory can have at most ${GROUPS.toLocaleString('en-GB')} groups here.` });
    const columns = { display_name: name, name_key, external_id: externalId, changed_at: tx.now, removed_at: null };
    const removed = await findRemovedGroup(tx.db, directory.id, { external_id: externalId, name_key });
    if (removed !== undefined) {
      await updateDirectoryGroup(tx.db, removed.group_id, columns);
      const group = await lockGroupRow(tx.db, removed.group_id);
      if (group !== undefined) await renameTo(tx, group, name);
      return removed.group_id;
    }
    const id = tx.newId();
    const quota = (await tx.settings()).default_group_quota;
    await insertGroup(tx.db, { id, name, ownerId: null, rootId: tx.newId(), quota, now: tx.now });
    await insertDirectoryGroup(tx.db, { group_id: id, directory_id: directory.id, ...columns, made_at: tx.now });
    tx.record({ type: 'group.created', groupId: id, name });
    return id;
  },
  { access: contract.access },
);

export const createScimGroup = sliced(
  contract,
  async (ctx, { body }) => {
    const { directoryId } = requireDirectory(ctx.actor);
    const { displayName: name, externalId, members } = readGroup(body);
    const add = [...members];
    await requirePeople(ctx.db, directoryId, add);
    const groupId = await ctx.asCaller(makeGroup, { name, externalId });
    await putMembers(ctx, { groupId, add, remove: [] });
    return readScimGroup(ctx, directoryId, groupId, true);
  },
  { limits: directoryLimits },
);
