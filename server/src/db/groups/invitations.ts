import { type Kysely, type Selectable, sql } from 'kysely';
import { foldEmail } from '../../domain/accounts/accounts.ts';
import type { Schema } from '../schema.ts';
import type { InvitationTable } from '../schema/groups.ts';

export type InvitationRow = Selectable<InvitationTable>;

/** What an invitation is to: a group (`itemId` null), or an item of a workspace. */
export interface InvitedTo {
  workspaceId: string;
  itemId: string | null;
}

/** Always checks the target too: an invitation's id alone could be one to something else. */
const isTo = ({ workspaceId, itemId }: InvitedTo) =>
  sql<boolean>`invitation.workspace_id = ${workspaceId} and ${
    itemId === null ? sql`invitation.item_id is null` : sql`invitation.item_id = ${itemId}`
  }`;

/** Stores an invitation; false if the address already has one for the same group or item. */
export async function insertInvitation(
  db: Kysely<Schema>,
  invitation: Omit<InvitationRow, 'email_key'>,
): Promise<boolean> {
  const row = await db
    .insertInto('invitation')
    .values({ ...invitation, email_key: foldEmail(invitation.email) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Open and expired invitations to a group or item, newest first, with the inviter's name. */
export function listInvitationRows(
  db: Kysely<Schema>,
  to: InvitedTo,
): Promise<(InvitationRow & { inviter_name: string; inviter_email: string })[]> {
  return db
    .selectFrom('invitation')
    .innerJoin('user', 'user.id', 'invitation.invited_by')
    .selectAll('invitation')
    .select(['user.display_name as inviter_name', 'user.email as inviter_email'])
    .where(isTo(to))
    .orderBy('invitation.sent_at', 'desc')
    .orderBy('invitation.id')
    .execute();
}

export async function countInvitations(db: Kysely<Schema>, to: InvitedTo): Promise<number> {
  const row = await db
    .selectFrom('invitation')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isTo(to))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Invitations to items in a workspace, as opposed to the whole group. */
export async function countItemInvitationsIn(db: Kysely<Schema>, workspaceId: string): Promise<number> {
  const row = await db
    .selectFrom('invitation')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .where('item_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The invitation with this secret in its link, unless it has expired or its group was deleted. */
export async function findInvitationByHash(
  db: Kysely<Schema>,
  hash: string,
  now: number,
): Promise<(InvitationRow & { group_name: string | null }) | undefined> {
  return db
    .selectFrom('invitation')
    .leftJoin('user_group', 'user_group.id', 'invitation.workspace_id')
    .selectAll('invitation')
    .select('user_group.name as group_name')
    .where('invitation.token_hash', '=', hash)
    .where('invitation.expires_at', '>', now)
    .where('user_group.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Gives an invitation a new link, sender and expiry. */
export async function renewInvitation(
  db: Kysely<Schema>,
  id: string,
  change: Pick<InvitationRow, 'token_hash' | 'invited_by' | 'sent_at' | 'expires_at'>,
): Promise<void> {
  await db.updateTable('invitation').set(change).where('id', '=', id).execute();
}

export function findInvitation(db: Kysely<Schema>, id: string, to: InvitedTo): Promise<InvitationRow | undefined> {
  return db.selectFrom('invitation').selectAll().where('id', '=', id).where(isTo(to)).executeTakeFirst();
}

/** Deletes an invitation and returns it; of two concurrent calls, only one gets it. */
export function takeInvitation(db: Kysely<Schema>, id: string, to: InvitedTo): Promise<InvitationRow | undefined> {
  return db.deleteFrom('invitation').where('id', '=', id).where(isTo(to)).returningAll().executeTakeFirst();
}

/** Deletes an address's invitation; with `expiredBy`, only if it had expired by then. */
export async function endInvitationOf(
  db: Kysely<Schema>,
  to: InvitedTo,
  email: string,
  which: { expiredBy?: number } = {},
): Promise<void> {
  let query = db.deleteFrom('invitation').where(isTo(to)).where('email_key', '=', foldEmail(email));
  if (which.expiredBy !== undefined) query = query.where('expires_at', '<=', which.expiredBy);
  await query.execute();
}

/** Deletes all invitations by someone to a group and its items, for when they may no longer invite. */
export async function endInvitationsBy(db: Kysely<Schema>, groupId: string, userId: string): Promise<void> {
  await db.deleteFrom('invitation').where('workspace_id', '=', groupId).where('invited_by', '=', userId).execute();
}

/** Deletes invitations to items that have moved to another workspace, whose owner decides anew. */
export async function endInvitationsLeftBehind(db: Kysely<Schema>, workspaceId: string): Promise<void> {
  await db
    .deleteFrom('invitation')
    .where('workspace_id', '=', workspaceId)
    .where('item_id', 'is not', null)
    .where('item_id', 'not in', (eb) => eb.selectFrom('item').select('id').where('workspace_id', '=', workspaceId))
    .execute();
}

/** Whether a member of this group has this address. Looks at members only, so it reveals nothing about other accounts. */
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

/** Whether an item is shared with someone with this address. Like {@link isAddressOfMember}, looks at no other accounts. */
export async function isAddressOfRecipient(
  db: Kysely<Schema>,
  to: { workspaceId: string; itemId: string },
  email: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('item_share')
    .innerJoin('user', 'user.id', 'item_share.user_id')
    .select('user.id')
    .where('item_share.item_id', '=', to.itemId)
    .where('item_share.workspace_id', '=', to.workspaceId)
    .where('user.email_key', '=', foldEmail(email))
    .executeTakeFirst();
  return row !== undefined;
}
