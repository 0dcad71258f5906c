import { changeScimGroup as contract } from '@scriptorium/contract/operations/scim.ts';
import { renameGroup } from '../../../db/groups/account-groups.ts';
import { findDirectoryGroup, listDirectoryMembers, updateDirectoryGroup } from '../../../db/groups/directory-groups.ts';
import { type GroupRow, lockGroupRow } from '../../../db/groups/groups.ts';
import { foldName } from '../../../domain/items/fold-name.ts';
import { patchGroup, readGroup } from '../../../domain/provisioning/groups.ts';
import { readPatch } from '../../../domain/provisioning/patches.ts';
import { requireDirectory } from '../../../pipeline/actor.ts';
import { internal, sliced, type Tx } from '../../../pipeline/operation.ts';
import { directoryLimits, failUnknown, lockOwnDirectory } from '../directory-limits.ts';
import { putMembers } from './put-members.ts';
import { readScimGroup, requirePeople } from './said-group.ts';

/** Also called when nothing changes, to record that the directory has mentioned the group. */
export const nameGroup = internal(
  'scim/name-group',
  async (tx, { id, name, externalId }: { id: string; name: string; externalId: string | null }): Promise<null> => {
    const directory = await lockOwnDirectory(tx);
    const row = (await findDirectoryGroup(tx.db, directory.id, id)) ?? failUnknown();
    const group = (await lockGroupRow(tx.db, id)) ?? failUnknown();
    // A name given to the group here stays until the directory sends a different one.
    if (row.display_name !== name) await renameTo(tx, group, name);
    await updateDirectoryGroup(tx.db, id, {
      display_name: name,
      name_key: foldName(name),
      external_id: externalId,
      changed_at: tx.now,
    });
    return null;
  },
  { access: contract.access },
);

export async function renameTo(tx: Tx, group: GroupRow, name: string): Promise<void> {
  if (group.name === name) return;
  await renameGroup(tx.db, group.id, name);
  tx.record({ type: 'group.renamed', groupId: group.id, before: group.name, name });
}

export const changeScimGroup = sliced(
  contract,
  async (ctx, { id, how, body }) => {
    const { directoryId } = requireDirectory(ctx.actor);
    const row = (await findDirectoryGroup(ctx.db, directoryId, id)) ?? failUnknown();
    const members = new Set((await listDirectoryMembers(ctx.db, directoryId, [id])).get(id));
    const before = { displayName: row.display_name, externalId: row.external_id, members };
    const said = how === 'patch' ? patchGroup(before, readPatch(body)) : readGroup(body);
    const add = [...said.members].filter((each) => !members.has(each));
    const remove = [...members].filter((each) => !said.members.has(each));
    await requirePeople(ctx.db, directoryId, add);
    await ctx.asCaller(nameGroup, { id, name: said.displayName, externalId: said.externalId });
    await putMembers(ctx, { groupId: id, add, remove });
    return readScimGroup(ctx, directoryId, id, how === 'replace');
  },
  { limits: directoryLimits },
);
