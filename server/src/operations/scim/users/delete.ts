import { deleteScimUser as contract } from '@scriptorium/contract/operations/scim.ts';
import { findPerson, updatePerson } from '../../../db/accounts/directory-people.ts';
import { findLogin } from '../../../db/accounts/users.ts';
import { listGroupsOfPerson } from '../../../db/groups/directory-groups.ts';
import { internal, sliced } from '../../../pipeline/operation.ts';
import { changeAccountOf } from '../../admin/users/change-accounts.ts';
import { directoryLimits, failUnknown, lockOwnDirectory, requireDirectoryRow } from '../directory-limits.ts';
import { removeFromGroup } from '../groups/put-members.ts';

const GROUPS_AT_ONCE = 50;

/**
 * Suspends the account and unlinks it from the directory. Comes first: people who have left must be locked out,
 * whatever happens to the rest.
 */
export const removePerson = internal(
  'scim/remove-person',
  async (tx, { id }: { id: string }): Promise<null> => {
    const directory = await lockOwnDirectory(tx);
    const row = (await findPerson(tx.db, directory.id, id)) ?? failUnknown();
    const account = (await findLogin(tx.db, id)) ?? failUnknown();
    const suspendsNow = account.suspended === 0;
    if (suspendsNow) await changeAccountOf(tx, account.email, { accountSuspended: true });
    await updatePerson(tx.db, id, {
      active: 0,
      suspended_here: suspendsNow ? 1 : row.suspended_here,
      removed_at: tx.now,
      changed_at: tx.now,
    });
    tx.record({ type: 'directory.released', name: directory.name, email: account.email });
    return null;
  },
  { access: contract.access, endsAdmins: true },
);

/** Removes them from groups to which the directory added them; true while there may be more. */
export const leaveGroupsStep = internal(
  'scim/leave-some-groups',
  async (tx, { id }: { id: string }): Promise<boolean> => {
    const directory = await requireDirectoryRow(tx);
    const groupIds = await listGroupsOfPerson(tx.db, directory.id, id, GROUPS_AT_ONCE);
    for (const groupId of groupIds) {
      await removeFromGroup(tx, directory, groupId, id);
      if (!tx.hasTime()) return true;
    }
    return groupIds.length === GROUPS_AT_ONCE;
  },
  { access: contract.access },
);

export const deleteScimUser = sliced(
  contract,
  async (ctx, { id }) => {
    await ctx.asCaller(removePerson, { id });
    while (await ctx.asCaller(leaveGroupsStep, { id }));
    return {};
  },
  { limits: directoryLimits },
);
