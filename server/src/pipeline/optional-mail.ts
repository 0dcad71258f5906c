import type { Preferences } from '@scriptorium/contract/operations/user.ts';
import { consumeBudget } from '../db/server/rate-limits.ts';
import { insertToken } from '../db/accounts/tokens.ts';
import { findUser } from '../db/accounts/users.ts';
import { parsePreferences } from '../domain/accounts/accounts.ts';
import { type MailText, UNSUBSCRIBE_LINK_MS } from '../domain/mail/account-mails.ts';
import type { Tx } from './operation.ts';

/** The mails a person may turn off, with the preference that says so. */
export const OPTIONAL_MAILS = {
  'group-added': 'mailOnGroupAdded',
  'export-finished': 'mailOnExportFinished',
} as const satisfies Record<string, keyof Preferences>;

export type OptionalMailKind = keyof typeof OPTIONAL_MAILS;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Mails that one person brings about, to one other and in all. */
const PER_PAIR = 3;
const PER_PERSON = 50;

/**
 * Sends a mail that nobody needs to those who want it, with a link that turns this kind off without logging in. Only so
 * many a day by one person: the quota is everybody's.
 */
export async function enqueueOptionalMail(
  tx: Tx,
  userId: string,
  mail: Omit<MailText, 'kind'> & { kind: OptionalMailKind },
): Promise<void> {
  const user = await findUser(tx.db, userId);
  if (user === undefined || user.suspended === 1 || user.email_verified === 0) return;
  if (!parsePreferences(user.preferences)[OPTIONAL_MAILS[mail.kind]]) return;
  if (!(await mayMail(tx, mail.kind, userId))) return;
  // The kind is part of the token, so it is covered by the stored hash and needs no column of its own.
  const token = `${mail.kind}~${tx.newToken().token}`;
  await insertToken(tx.db, {
    id: tx.newId(),
    kind: 'unsubscribe',
    hash: tx.hashToken(token),
    userId,
    now: tx.now,
    lifetimeMs: UNSUBSCRIBE_LINK_MS,
    replace: false,
  });
  await tx.enqueueMail({
    ...mail,
    userId,
    to: user.email,
    unsubscribePath: `/unsubscribe?token=${encodeURIComponent(token)}`,
  });
}

/** A job acts for the person whom it mails. */
async function mayMail(tx: Tx, kind: OptionalMailKind, userId: string): Promise<boolean> {
  if (tx.actor.kind === 'cli') return true;
  const by = tx.actor.kind === 'user' ? tx.actor.userId : userId;
  const spend = async (key: string, max: number): Promise<boolean> =>
    (await consumeBudget(tx.db, { key, max, windowMs: DAY_MS }, tx.now)) === 0;
  if (by !== userId && !(await spend(`mail ${kind} ${by} ${userId}`, PER_PAIR))) return false;
  return spend(`mail ${kind} ${by}`, PER_PERSON);
}
