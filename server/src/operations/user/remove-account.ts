import { fail } from '@scriptorium/contract/errors.ts';
import { listJoinedGroups, listOwnedGroups } from '../../db/groups/account-groups.ts';
import { deleteGroup, listMemberIds } from '../../db/groups/groups.ts';
import { endSessions } from '../../db/accounts/sessions.ts';
import { deleteUser, lockActiveAdmins, type UserRow } from '../../db/accounts/users.ts';
import type { Tx } from '../../pipeline/operation.ts';
import { findAccounts } from '../admin/users/find-accounts.ts';
import { dropMember } from '../groups/drop-member.ts';

/**
 * Permanently removes all of these accounts and the groups they own, or none. Returns how many. Fails if nobody would be
 * left to administer the server.
 */
export async function removeAccounts(tx: Tx, emails: readonly string[]): Promise<number> {
  const admins = await lockActiveAdmins(tx.db);
  const users = await findAccounts(tx, emails);
  const leaving = new Set(users.map((user) => user.id));
  if (admins.length > 0 && admins.every((id) => leaving.has(id))) fail('last-admin');
  for (const user of users) await removeAccount(tx, user);
  const [first] = users;
  // One job for all of them, so that it starts at once rather than when the next is due.
  if (first !== undefined) {
    await tx.enqueueJob({ kind: 'finish-accounts', payload: { once: true }, uniqueKey: `finish-accounts:${first.id}` });
  }
  return users.length;
}

async function removeAccount(tx: Tx, user: UserRow): Promise<void> {
  const name = user.display_name || user.email;
  for (const group of await listOwnedGroups(tx.db, user.id)) {
    const memberIds = await listMemberIds(tx.db, group.id);
    await deleteGroup(tx.db, group.id, tx.now);
    tx.record({ type: 'group.deleted', groupId: group.id, name: group.name, memberIds });
    await tx.notify(
      memberIds.filter((id) => id !== user.id),
      { message: `The group “${group.name}” was deleted together with the account of ${name}.` },
    );
  }
  for (const group of await listJoinedGroups(tx.db, user.id)) {
    await dropMember(tx, group, { id: user.id, name }, 'account-deleted');
  }
  const sessionIds = await endSessions(tx.db, user.id, tx.now, 'all');
  if (sessionIds.length > 0) tx.record({ type: 'sessions.ended', userId: user.id, sessionIds, reason: 'deleted' });
  await deleteUser(tx.db, user.id, tx.now);
  tx.record({ type: 'user.deleted', userId: user.id, email: user.email, displayName: user.display_name });
}
