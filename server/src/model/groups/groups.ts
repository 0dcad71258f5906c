import { fail } from '@scriptorium/contract/errors.ts';
import type { Kysely } from 'kysely';
import { lockUser } from '../../db/accounts/users.ts';
import {
  countManagedGroups,
  listMembersBySeniority,
  lockGroupRow,
  readOwnerId,
  setManager,
  setOwner,
  type GroupRow,
} from '../../db/groups/groups.ts';
import type { Schema } from '../../db/schema.ts';

/** An existing group, locked until the end of the transaction, as its membership depends on this row. */
export async function lockGroup(db: Kysely<Schema>, id: string): Promise<GroupRow> {
  return (await lockGroupRow(db, id)) ?? fail('not-found');
}

/** Refuses if the user already manages as many groups as the limit allows (0 = no limit). Locks the user's row. */
export async function checkManagerLimit(db: Kysely<Schema>, userId: string, limit: number): Promise<void> {
  await lockUser(db, userId);
  if (limit > 0 && (await countManagedGroups(db, userId)) >= limit) fail('group-limit');
}

/**
 * Keeps a group managed after someone left or was demoted: without a manager, its longest-serving member becomes one;
 * without an owner among the managers, the longest-serving manager becomes owner. Returns the new owner, if any.
 */
export async function settleSuccession(
  db: Kysely<Schema>,
  groupId: string,
): Promise<{ newOwner: { id: string; name: string } | null }> {
  const members = await listMembersBySeniority(db, groupId);
  const heir = members.find((member) => member.isManager) ?? members[0];
  if (heir === undefined) return { newOwner: null };
  if (!heir.isManager) await setManager(db, groupId, heir.id, true);
  const ownerId = await readOwnerId(db, groupId);
  const owner = members.find((member) => member.id === ownerId);
  if (owner !== undefined && (owner.isManager || owner.id === heir.id)) return { newOwner: null };
  await setOwner(db, groupId, heir.id);
  return { newOwner: { id: heir.id, name: heir.name } };
}
