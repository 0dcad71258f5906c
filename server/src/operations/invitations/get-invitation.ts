import { fail } from '@scriptorium/contract/errors.ts';
import type { Kysely } from 'kysely';
import { findUser, type UserRow } from '../../db/accounts/users.ts';
import { findInvitationByHash, type InvitationRow } from '../../db/groups/invitations.ts';
import { readOwnerName } from '../../db/groups/workspaces.ts';
import { findPresentItem, type ItemRow } from '../../db/items/items.ts';
import type { Schema } from '../../db/schema.ts';
import { mayManageGroup } from '../../pipeline/check-access.ts';
import { mayShareItem } from '../../pipeline/item-access.ts';
import type { NamedTarget } from './send-invitation.ts';
import { shownName } from '../../domain/accounts/shown-name.ts';

export interface OpenInvitation extends InvitationRow {
  to: NamedTarget;
  /** The item it is for; null for a group. */
  item: ItemRow | null;
  inviterName: string;
}

/**
 * The invitation behind a link. The error is the same whether it is unknown, withdrawn or expired, its item was deleted
 * or moved elsewhere, or its sender may no longer invite.
 */
export async function getInvitation(db: Kysely<Schema>, hash: string, now: number): Promise<OpenInvitation> {
  const row = (await findInvitationByHash(db, hash, now)) ?? fail('invalid-token', ENDED);
  const inviter = await findUser(db, row.invited_by);
  if (inviter === undefined || inviter.suspended === 1) return fail('invalid-token', ENDED);
  const { group_name: groupName, ...invitation } = row;
  const found = await findTarget(db, invitation, groupName, inviter);
  if (found === null) return fail('invalid-token', ENDED);
  return { ...invitation, ...found, inviterName: shownName(inviter.display_name) };
}

/** Null if it no longer exists or its sender may no longer invite. */
async function findTarget(
  db: Kysely<Schema>,
  invitation: InvitationRow,
  groupName: string | null,
  inviter: UserRow,
): Promise<Pick<OpenInvitation, 'to' | 'item'> | null> {
  const { workspace_id: workspaceId, item_id: itemId } = invitation;
  if (itemId === null) {
    if (groupName === null || !(await mayManageGroup(db, workspaceId, inviter))) return null;
    return { to: { kind: 'group', name: groupName, workspaceId, itemId }, item: null };
  }
  const item = await findPresentItem(db, itemId);
  if (item === undefined || item.workspace_id !== workspaceId) return null;
  if (!(await mayShareItem(db, item, inviter.id))) return null;
  return { to: await nameItem(db, item), item };
}

/** An item's name in an invitation; a whole workspace is named after its owner. */
export async function nameItem(db: Kysely<Schema>, item: ItemRow): Promise<NamedTarget> {
  const to = { workspaceId: item.workspace_id, itemId: item.id };
  if (item.parent_id === null) return { ...to, kind: 'workspace', name: await readOwnerName(db, item.workspace_id) };
  return { ...to, kind: item.type === 'file' ? 'file' : 'folder', name: item.name };
}

const ENDED = {
  message: 'This invitation is no longer valid: it has been used, withdrawn, replaced or has expired.',
};
