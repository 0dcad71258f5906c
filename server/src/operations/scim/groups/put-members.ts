import { changeScimGroup } from '@scriptorium/contract/operations/scim.ts';
import type { DirectoryRow } from '../../../db/accounts/directories.ts';
import { findUser } from '../../../db/accounts/users.ts';
import { findDirectoryGroup, findMembershipOrigin, setMembershipOrigin } from '../../../db/groups/directory-groups.ts';
import { addMembership, countManagers, type GroupRow, lockGroupRow } from '../../../db/groups/groups.ts';
import { endInvitationOf } from '../../../db/groups/invitations.ts';
import { internal, type SlicedContext, type Tx } from '../../../pipeline/operation.ts';
import { dropMember } from '../../groups/drop-member.ts';
import { failUnknown, requireDirectoryRow } from '../directory-limits.ts';

/** Who joins and who leaves a group. */
interface Move {
  groupId: string;
  add: readonly string[];
  remove: readonly string[];
}

/** Users passed to one step, which handles as many as it has time for. */
const AT_ONCE = 100;

/** Returns how many users it had no time for. */
export const putMembersStep = internal(
  'scim/put-some-members',
  async (tx, { groupId, add, remove }: Move): Promise<{ added: number; removed: number }> => {
    const directory = await requireDirectoryRow(tx);
    const group = (await lockGroupRow(tx.db, groupId)) ?? failUnknown();
    if ((await findDirectoryGroup(tx.db, directory.id, groupId)) === undefined) failUnknown();
    let [added, removed] = [0, 0];
    for (const id of remove) {
      if (removed > 0 && !tx.hasTime()) return { added, removed };
      await removeGrantedMembership(tx, directory, group, id);
      removed += 1;
    }
    for (const id of add) {
      if (added + removed > 0 && !tx.hasTime()) return { added, removed };
      await putInto(tx, directory, group, id);
      added += 1;
    }
    return { added, removed };
  },
  { access: changeScimGroup.access },
);

/** In steps, each committed with its events, so that a large group does not hold up other writers. */
export async function putMembers(ctx: SlicedContext, { groupId, add, remove }: Move): Promise<void> {
  let [adding, removing] = [add, remove];
  ctx.expect(add.length + remove.length);
  while (adding.length + removing.length > 0) {
    ctx.signal.throwIfAborted();
    const step = {
      groupId,
      add: removing.length > 0 ? [] : adding.slice(0, AT_ONCE),
      remove: removing.slice(0, AT_ONCE),
    };
    const { added, removed } = await ctx.asCaller(putMembersStep, step);
    ctx.advance(added + removed);
    adding = adding.slice(added);
    removing = removing.slice(removed);
  }
}

/** Members added by hand stay members: a directory only ends memberships it granted. */
async function putInto(tx: Tx, directory: DirectoryRow, group: GroupRow, userId: string): Promise<void> {
  const user = await findUser(tx.db, userId);
  if (user === undefined) return;
  if ((await findMembershipOrigin(tx.db, group.id, userId)) !== undefined) return;
  const { id: groupId, name } = group;
  await addMembership(tx.db, {
    groupId,
    userId,
    role: directory.group_role,
    directory: directory.id,
    now: tx.now,
  });
  await endInvitationOf(tx.db, { workspaceId: groupId, itemId: null }, user.email);
  tx.record({ type: 'group.member-added', groupId, name, userId, userName: user.display_name || user.email });
  await tx.notify([userId], {
    code: 'group-put',
    values: { by: directory.name, group: name },
    actionUrl: `/workspace/${groupId}/`,
  });
}

/** Ends a membership granted by the directory. */
export async function removeFromGroup(tx: Tx, directory: DirectoryRow, groupId: string, userId: string): Promise<void> {
  const group = await lockGroupRow(tx.db, groupId);
  if (group === undefined) await setMembershipOrigin(tx.db, groupId, userId, null);
  else await removeGrantedMembership(tx, directory, group, userId);
}

async function removeGrantedMembership(
  tx: Tx,
  directory: DirectoryRow,
  group: GroupRow,
  userId: string,
): Promise<void> {
  const place = await findMembershipOrigin(tx.db, group.id, userId);
  if (place?.directory_id !== directory.id) return;
  const user = await findUser(tx.db, userId);
  // A group keeps its owner and last manager, whatever a directory says; from now on they count as added by hand.
  const isNeeded =
    group.owner_id === userId || (place.is_manager === 1 && (await countManagers(tx.db, group.id)) === 1);
  if (isNeeded || user === undefined) return setMembershipOrigin(tx.db, group.id, userId, null);
  await dropMember(tx, group, { id: userId, name: user.display_name || user.email }, 'removed');
  await tx.notify([userId], {
    code: 'group-unnamed',
    values: { group: group.name, by: directory.name },
  });
}
