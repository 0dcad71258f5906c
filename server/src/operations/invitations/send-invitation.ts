import { fail } from '@scriptorium/contract/errors.ts';
import type { Invitation } from '@scriptorium/contract/operations/groups.ts';
import type { InvitedToKind } from '@scriptorium/contract/operations/invitations.ts';
import type { Kysely } from 'kysely';
import {
  endInvitationOf,
  findInvitation,
  insertInvitation,
  type InvitationRow,
  type InvitedTo,
  listInvitationRows,
  renewInvitation,
  takeInvitation,
} from '../../db/groups/invitations.ts';
import { consumeBudget } from '../../db/server/rate-limits.ts';
import type { Schema } from '../../db/schema.ts';
import { foldEmail } from '../../domain/accounts/accounts.ts';
import { INVITATION_MS, invitationMail } from '../../domain/mail/account-mails.ts';
import { type Actor, nameOf, requireUser } from '../../pipeline/actor.ts';
import { readMailFrame } from '../../pipeline/mail-frame.ts';
import type { RateLimit, Tx } from '../../pipeline/operation.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Invitations per person, to all groups, files and folders. */
const PER_HOUR = 60;
const PER_DAY = 200;
/** Invitations per mailbox and day: from one person, and in total. */
const PER_PAIR = 3;
const PER_MAILBOX = 10;

/** What the invitation is for. */
export interface NamedTarget extends InvitedTo {
  kind: InvitedToKind;
  name: string;
}

export function invitationLimits(actor: Actor): readonly RateLimit[] {
  if (actor.kind !== 'user') return [];
  return [
    { key: `account:${actor.userId}`, max: PER_HOUR, windowMs: HOUR_MS, sharedAs: 'invitations in an hour' },
    { key: `account:${actor.userId}`, max: PER_DAY, windowMs: DAY_MS, sharedAs: 'invitations in a day' },
  ];
}

/** Invites an address; `checkRoom` refuses if there are too many already. */
export async function inviteAddress(
  tx: Tx,
  to: NamedTarget,
  invited: Pick<InvitationRow, 'email' | 'role'>,
  checkRoom: () => Promise<void>,
): Promise<void> {
  await endInvitationOf(tx.db, to, invited.email, { expiredBy: tx.now });
  await checkRoom();
  const sent = await sendMail(tx, to, invited);
  const { workspaceId, itemId } = to;
  const row = { id: tx.newId(), workspace_id: workspaceId, item_id: itemId, ...invited, ...sent };
  if (!(await insertInvitation(tx.db, row))) fail('already-invited', { field: 'email' });
}

/** Resends an invitation, with a new link that invalidates the old one. */
export async function inviteAgain(tx: Tx, to: NamedTarget, id: string): Promise<Pick<InvitationRow, 'email' | 'role'>> {
  const { email, role } = (await findInvitation(tx.db, id, to)) ?? fail('not-found', GONE);
  await renewInvitation(tx.db, id, await sendMail(tx, to, { email, role }));
  return { email, role };
}

/** Withdraws an unanswered invitation; returns the address. */
export async function withdraw(tx: Tx, to: InvitedTo, id: string): Promise<string> {
  return ((await takeInvitation(tx.db, id, to)) ?? fail('not-found', GONE)).email;
}

const GONE = { message: 'This invitation was answered or withdrawn in the meantime.' };

/** Creates a new link for an invitation and mails it. Looks up no accounts, so it cannot reveal any. */
async function sendMail(
  tx: Tx,
  to: NamedTarget,
  { email, role }: Pick<InvitationRow, 'email' | 'role'>,
): Promise<Pick<InvitationRow, 'token_hash' | 'invited_by' | 'sent_at' | 'expires_at'>> {
  // The link must reach only the mailbox: it verifies the address of a new account.
  if (tx.server.mailTransport !== 'smtp') fail('mail-disabled');
  const { userId } = requireUser(tx.actor);
  const key = foldEmail(email);
  await spend(tx, `invitation ${userId} ${key}`, PER_PAIR);
  await spend(tx, `mailbox invitation ${key}`, PER_MAILBOX);
  const { token, hash } = tx.newToken();
  const expiresAt = tx.now + INVITATION_MS;
  const by = nameOf(tx.actor) ?? 'Somebody';
  const mail = invitationMail(await readMailFrame(tx, null), { to, by, role, token });
  await tx.enqueueMail({ ...mail, userId: null, to: email, expiresAt });
  return { token_hash: hash, invited_by: userId, sent_at: tx.now, expires_at: expiresAt };
}

async function spend(tx: Tx, key: string, max: number): Promise<void> {
  const wait = await consumeBudget(tx.db, { key, max, windowMs: DAY_MS }, tx.now);
  if (wait === 0) return;
  const message = 'This address has received enough invitations for today. Try again tomorrow.';
  fail('rate-limited', { message, field: 'email', retryAfter: Math.ceil(wait / 1000) });
}

export async function readInvitations(
  { db, now }: { db: Kysely<Schema>; now: number },
  to: InvitedTo,
): Promise<{ invitations: Invitation[] }> {
  const rows = await listInvitationRows(db, to);
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
