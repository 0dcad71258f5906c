import type { Kysely, Selectable } from 'kysely';
import { foldEmail } from '../../domain/accounts/accounts.ts';
import type { Schema } from '../schema.ts';
import type { InvitationTable } from '../schema/groups.ts';

export type InvitationRow = Selectable<InvitationTable>;

/** Stores an invitation; false if the address has one to this group already. */
export async function insertInvitation(
  db: Kysely<Schema>,
  invitation: Omit<InvitationRow, 'email_key'>,
): Promise<boolean> {
  const row = await db
    .insertInto('invitation')
    .values({ ...invitation, email_key: foldEmail(invitation.email) })
    .onConflict((conflict) => conflict.columns(['group_id', 'email_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A group's open and expired invitations, newest first, with the inviter's name. */
export function listInvitationRows(
  db: Kysely<Schema>,
  groupId: string,
): Promise<(InvitationRow & { inviter_name: string; inviter_email: string })[]> {
  return db
    .selectFrom('invitation')
    .innerJoin('user', 'user.id', 'invitation.invited_by')
    .selectAll('invitation')
    .select(['user.display_name as inviter_name', 'user.email as inviter_email'])
    .where('invitation.group_id', '=', groupId)
    .orderBy('invitation.sent_at', 'desc')
    .orderBy('invitation.id')
    .execute();
}

export async function countInvitations(db: Kysely<Schema>, groupId: string): Promise<number> {
  const row = await db
    .selectFrom('invitation')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('group_id', '=', groupId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** An invitation by the secret of its link, if its group still exists and it has not expired. */
export async function findInvitationByHash(
  db: Kysely<Schema>,
  hash: string,
  now: number,
): Promise<(InvitationRow & { group_name: string }) | undefined> {
  return db
    .selectFrom('invitation')
    .innerJoin('user_group', 'user_group.id', 'invitation.group_id')
    .selectAll('invitation')
    .select('user_group.name as group_name')
    .where('invitation.token_hash', '=', hash)
    .where('invitation.expires_at', '>', now)
    .where('user_group.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Gives an invitation a new link, sender and period; undefined if the group has no such invitation. */
export function renewInvitation(
  db: Kysely<Schema>,
  which: { id: string; groupId: string },
  change: Pick<InvitationRow, 'token_hash' | 'invited_by' | 'sent_at' | 'expires_at'>,
): Promise<InvitationRow | undefined> {
  return db
    .updateTable('invitation')
    .set(change)
    .where('id', '=', which.id)
    .where('group_id', '=', which.groupId)
    .returningAll()
    .executeTakeFirst();
}

export function findInvitation(
  db: Kysely<Schema>,
  which: { id: string; groupId: string },
): Promise<InvitationRow | undefined> {
  return db
    .selectFrom('invitation')
    .selectAll()
    .where('id', '=', which.id)
    .where('group_id', '=', which.groupId)
    .executeTakeFirst();
}

/** Ends an invitation and returns it; of two concurrent calls one gets it. */
export function takeInvitation(
  db: Kysely<Schema>,
  which: { id: string; groupId: string },
): Promise<InvitationRow | undefined> {
  return db
    .deleteFrom('invitation')
    .where('id', '=', which.id)
    .where('group_id', '=', which.groupId)
    .returningAll()
    .executeTakeFirst();
}

/** Ends the invitation of an address that joined in another way, or whose time is over. */
export async function endInvitationOf(
  db: Kysely<Schema>,
  groupId: string,
  email: string,
  which: { expiredBy?: number } = {},
): Promise<void> {
  let query = db.deleteFrom('invitation').where('group_id', '=', groupId).where('email_key', '=', foldEmail(email));
  if (which.expiredBy !== undefined) query = query.where('expires_at', '<=', which.expiredBy);
  await query.execute();
}

/** Ends what somebody sent who may no longer invite. */
export async function endInvitationsBy(db: Kysely<Schema>, groupId: string, userId: string): Promise<void> {
  await db.deleteFrom('invitation').where('group_id', '=', groupId).where('invited_by', '=', userId).execute();
}

/** Whether an address belongs to a member of this group. Looks at members only, never at other accounts. */
export async function isAddressOfMember(db: Kysely<Schema>, groupId: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('membership')
    .innerJoin('user', 'user.id', 'membership.user_id')
    .select('user.id')
    .where('membership.group_id', '=', groupId)
    .where('user.email_key', '=', foldEmail(email))
    .executeTakeFirst();
  return row !== undefined;
}
