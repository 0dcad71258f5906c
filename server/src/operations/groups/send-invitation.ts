import { fail } from '@scriptorium/contract/errors.ts';
import type { Invitation } from '@scriptorium/contract/operations/groups.ts';
import type { Kysely } from 'kysely';
import { type InvitationRow, listInvitationRows } from '../../db/groups/invitations.ts';
import { consumeBudget } from '../../db/server/rate-limits.ts';
import type { Schema } from '../../db/schema.ts';
import { foldEmail } from '../../domain/accounts/accounts.ts';
import { INVITATION_MS, invitationMail } from '../../domain/mail/account-mails.ts';
import { type Actor, nameOf, requireUser } from '../../pipeline/actor.ts';
import { readAppName } from '../../pipeline/app-name.ts';
import type { RateLimit, Tx } from '../../pipeline/operation.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Invitations one person can send, to whatever groups. */
const PER_HOUR = 60;
const PER_DAY = 200;
/** Daily invitations one mailbox gets: from one person, and from everybody. */
const PER_PAIR = 3;
const PER_MAILBOX = 10;

export function invitationLimits(actor: Actor): readonly RateLimit[] {
  if (actor.kind !== 'user') return [];
  return [
    { key: `account:${actor.userId}`, max: PER_HOUR, windowMs: HOUR_MS, sharedAs: 'invitations in an hour' },
    { key: `account:${actor.userId}`, max: PER_DAY, windowMs: DAY_MS, sharedAs: 'invitations in a day' },
  ];
}

/** A new link for an invitation, and the mail that brings it. Knows nothing of accounts, so it cannot tell of them. */
export async function sendInvitation(
  tx: Tx,
  group: { id: string; name: string },
  to: Pick<InvitationRow, 'email' | 'role'>,
): Promise<Pick<InvitationRow, 'token_hash' | 'invited_by' | 'sent_at' | 'expires_at'>> {
  // The link must reach the mailbox and nobody else: it is what proves the address of a new account.
  if (tx.server.mailTransport !== 'smtp') fail('mail-disabled');
  const { userId } = requireUser(tx.actor);
  const key = foldEmail(to.email);
  await spend(tx, `invitation ${userId} ${key}`, PER_PAIR);
  await spend(tx, `mailbox invitation ${key}`, PER_MAILBOX);
  const { token, hash } = tx.newToken();
  const expiresAt = tx.now + INVITATION_MS;
  const mail = invitationMail(await readAppName(tx), {
    groupName: group.name,
    by: nameOf(tx.actor) ?? 'Somebody',
    role: to.role,
    token,
  });
  await tx.enqueueMail({ ...mail, userId: null, to: to.email, expiresAt });
  return { token_hash: hash, invited_by: userId, sent_at: tx.now, expires_at: expiresAt };
}

async function spend(tx: Tx, key: string, max: number): Promise<void> {
  const wait = await consumeBudget(tx.db, { key, max, windowMs: DAY_MS }, tx.now);
  if (wait === 0) return;
  const message = 'This address has been sent enough invitations for one day. Try again tomorrow.';
  fail('rate-limited', { message, field: 'email', retryAfter: Math.ceil(wait / 1000) });
}

export async function readInvitations(
  db: Kysely<Schema>,
  groupId: string,
  now: number,
): Promise<{ invitations: Invitation[] }> {
  const rows = await listInvitationRows(db, groupId);
  return {
    invitations: rows.map((row) => ({
      uuid: row.id,
      email: row.email,
      role: row.role,
      invitedBy: row.inviter_name || row.inviter_email,
      sentAt: new Date(row.sent_at).toISOString(),
      expiresAt: new Date(row.expires_at).toISOString(),
      isExpired: row.expires_at <= now,
    })),
  };
}
