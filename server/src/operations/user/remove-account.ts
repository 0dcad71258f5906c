import { listJoinedGroups, listOwnedGroups, lockGroupsOf } from '../../db/groups/account-groups.ts';
import { endSessions } from '../../db/accounts/sessions.ts';
import { deleteUser, type UserRow } from '../../db/accounts/users.ts';
import type { Tx } from '../../pipeline/operation.ts';
import { findAccount, requireOtherAdmins } from '../admin/users/find-accounts.ts';
import { findPersonalWorkspace } from '../../db/groups/workspaces.ts';
import { dropMember } from '../groups/drop-member.ts';
import { endGroup, prepareEnd } from '../groups/end-group.ts';

/** Removes an account permanently, with the groups it owns. Refuses if no administrator would be left. */
export async function removeAccountOf(tx: Tx, email: string): Promise<void> {
  await requireOtherAdmins(tx, [email]);
  const user = await findAccount(tx, email);
  await removeAccount(tx, user);
  await scheduleCleanup(tx, user);
}

/**
 * Queues a job that deletes the rows of removed accounts, so that they need not wait for the hourly one. `first` is one
 * of these accounts.
 */
export async function scheduleCleanup(tx: Tx, first: UserRow | undefined): Promise<void> {
  if (first === undefined) return;
  await tx.enqueueJob({ kind: 'finish-accounts', payload: { once: true }, uniqueKey: `finish-accounts:${first.id}` });
}

/** Removes an account with the groups it owns; the caller has checked that an administrator is left. */
export async function removeAccount(tx: Tx, user: UserRow): Promise<void> {
  const name = user.display_name || user.email;
  // Otherwise a group that is just being handed to them would be left without an owner.
  await lockGroupsOf(tx.db, user.id);
  for (const group of await listOwnedGroups(tx.db, user.id)) {
    const memberIds = await endGroup(tx, group);
    await tx.notify(
      memberIds.filter((id) => id !== user.id),
      { code: 'group-deleted-with-account', values: { group: group.name, name } },
    );
  }
  for (const group of await listJoinedGroups(tx.db, user.id)) {
    await dropMember(tx, group, { id: user.id, name }, 'account-deleted');
  }
  const sessionIds = await endSessions(tx.db, user.id, tx.now, 'all');
  if (sessionIds.length > 0) tx.record({ type: 'sessions.ended', userId: user.id, sessionIds, reason: 'deleted' });
  const own = await findPersonalWorkspace(tx.db, user.id);
  const end = own === undefined ? undefined : await prepareEnd(tx, own);
  await deleteUser(tx.db, user.id, tx.now);
  end?.();
  tx.record({ type: 'user.deleted', userId: user.id, email: user.email, displayName: user.display_name });
}
