import { fail } from '@scriptorium/contract/errors.ts';
import type { Settings } from '@scriptorium/contract/settings.ts';
import type { Kysely } from 'kysely';
import { findUser, type LoginRow } from '../../db/accounts/users.ts';
import { loadGroupFacts } from '../../db/groups/access-facts.ts';
import { findInvitationByHash, type InvitationRow } from '../../db/groups/invitations.ts';
import type { Schema } from '../../db/schema.ts';
import { isOfDomain, listDomains } from '../../domain/settings/settings.ts';
import { judgeAccess } from '../../policy/rules.ts';

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
  if (inviter === undefined || inviter.suspended === 1) fail('invalid-token', ENDED);
  const refusal = judgeAccess(
    { rule: 'group-manager', group: 'uuid' },
    { kind: 'user', isAdmin: inviter.is_admin === 1 },
    { group: await loadGroupFacts(db, invitation.group_id, inviter.id, false) },
  );
  if (refusal !== null) fail('invalid-token', ENDED);
  return { ...invitation, inviterName: inviter.display_name || inviter.email };
}

const ENDED = {
  message:
    'This invitation is no longer valid: it was answered, withdrawn or replaced by a newer one, or its time is over.',
};

/** Whether an account may be made for an invited address: by the rules of signing up, or by those of invitations. */
export function maySignUp(settings: Settings, email: string): boolean {
  if (settings.invited_may_sign_up === '1') return true;
  if (settings.registration_open !== '1') return false;
  return settings.signup_policy !== 'domain' || isOfDomain(email, listDomains(settings.signup_domains));
}

/** Whether an administrator has to let an invited person in. */
export function needsApproval(settings: Settings): boolean {
  return settings.invited_may_sign_up !== '1' && settings.signup_policy === 'approval';
}

/**
 * Whether the owner of the mailbox can still make this account theirs: nobody has verified its address, so whatever was
 * typed for it may be a stranger's. Never an administrator's account, and never a suspended one.
 */
export function isUnclaimed(account: LoginRow): boolean {
  return account.email_verified === 0 && account.suspended === 0 && account.is_admin === 0;
}
