import type { Preferences } from '@scriptorium/contract/operations/user.ts';
import { consumeBudget } from '../db/server/rate-limits.ts';
import { insertToken } from '../db/accounts/tokens.ts';
import { findUser } from '../db/accounts/users.ts';
import { parsePreferences } from '../domain/accounts/accounts.ts';
import { type MailText, UNSUBSCRIBE_LINK_MS } from '../domain/mail/account-mails.ts';
import type { Tx } from './operation.ts';

/** Optional mails, with the preference that disables each. */
export const OPTIONAL_MAILS = {
  'group-added': { mailOnGroupAdded: false },
  'export-finished': { mailOnExportFinished: false },
  'review-mention': { reviewMail: 'never' },
  'review-digest': { reviewMail: 'never' },
} as const satisfies Record<string, Partial<Preferences>>;

export type OptionalMailKind = keyof typeof OPTIONAL_MAILS;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Mails per day caused by one person: to one recipient, and in total. */
const PER_PAIR = 3;
const PER_PERSON = 50;

/**
 * Sends an optional mail to someone who wants it, with an unsubscribe link that needs no log-in. Limited per sender and
 * day, since the mail quota is shared.
 */
export async function enqueueOptionalMail(
  tx: Tx,
  userId: string,
  mail: Omit<MailText, 'kind'> & { kind: 'group-added' | 'export-finished' },
): Promise<void> {
  const user = await findUser(tx.db, userId);
  if (user === undefined || user.suspended === 1 || user.email_verified === 0) return;
  if (isTurnedOff(parsePreferences(user.preferences), mail.kind)) return;
  if (!(await mayMail(tx, mail.kind, userId))) return;
  await tx.enqueueMail({
    ...mail,
    userId,
    to: user.email,
    unsubscribePath: await makeUnsubscribePath(tx, mail.kind, userId),
  });
}

function isTurnedOff(preferences: Preferences, kind: OptionalMailKind): boolean {
  return Object.entries(OPTIONAL_MAILS[kind]).every(([key, off]) => preferences[key as keyof Preferences] === off);
}

/** A link that disables a kind of mail without a log-in. */
export async function makeUnsubscribePath(tx: Tx, kind: OptionalMailKind, userId: string): Promise<string> {
  // The kind is part of the token, so that the stored hash covers it and no column is needed.
  const token = `${kind}~${tx.newToken().token}`;
  await insertToken(tx.db, {
    id: tx.newId(),
    kind: 'unsubscribe',
    hash: tx.hashToken(token),
    userId,
    now: tx.now,
    lifetimeMs: UNSUBSCRIBE_LINK_MS,
    replace: false,
  });
  return `/unsubscribe?token=${encodeURIComponent(token)}`;
}

/** Jobs act on behalf of the recipient. */
async function mayMail(tx: Tx, kind: OptionalMailKind, userId: string): Promise<boolean> {
  if (tx.actor.kind === 'cli') return true;
  const by = tx.actor.kind === 'user' ? tx.actor.userId : userId;
  const spend = async (key: string, max: number): Promise<boolean> =>
    (await consumeBudget(tx.db, { key, max, windowMs: DAY_MS }, tx.now)) === 0;
  if (by !== userId && !(await spend(`mail ${kind} ${by} ${userId}`, PER_PAIR))) return false;
  return spend(`mail ${kind} ${by}`, PER_PERSON);
}
