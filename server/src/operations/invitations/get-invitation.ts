import { fail } from '@scriptorium/contract/errors.ts';
import type { Kysely } from 'kysely';
import { findUser } from '../../db/accounts/users.ts';
import { findInvitationByHash, type InvitationRow } from '../../db/groups/invitations.ts';
import type { Schema } from '../../db/schema.ts';
import { mayManageGroup } from '../../pipeline/check-access.ts';

export interface OpenInvitation extends InvitationRow {
  group_name: string;
  inviterName: string;
}

/**
 * The invitation a link leads to. Unknown, withdrawn, expired, of a deleted group, or sent by somebody who may no longer
 * invite: all the same to whoever holds the link.
 */
export async function getInvitation(db: Kysely<Schema>, hash: string, now: number): Promise<OpenInvitation> {
  const invitation = (await findInvitationByHash(db, hash, now)) ?? fail('invalid-token', ENDED);
  const inviter = await findUser(db, invitation.invited_by);
  if (inviter === undefined || !(await mayManageGroup(db, invitation.group_id, inviter))) fail('invalid-token', ENDED);
  return { ...invitation, inviterName: inviter.display_name || inviter.email };
}

const ENDED = {
  message:
    'This invitation is no longer valid: it was answered, withdrawn or replaced by a newer one, or its time is over.',
};
