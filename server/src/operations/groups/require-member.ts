import { fail } from '@scriptorium/contract/errors.ts';
import { findMembership, findNamedUser } from '../../db/groups/groups.ts';
import type { UserRow } from '../../db/accounts/users.ts';
import type { Tx } from '../../pipeline/operation.ts';

/** The member a manager refers to by uuid or e-mail address. */
export async function requireMember(
  tx: Tx,
  groupId: string,
  named: string,
): Promise<{ user: UserRow; name: string; isManager: boolean }> {
  const user = await findNamedUser(tx.db, named);
  const membership = user && (await findMembership(tx.db, groupId, user.id));
  if (user === undefined || membership === undefined) return fail('not-a-member', { field: 'user' });
  return { user, name: user.display_name || user.email, isManager: membership.isManager };
}
