import { showMentions } from '@scriptorium/contract/review/mentions.ts';
import type { Preferences } from '@scriptorium/contract/operations/user.ts';
import { findUser } from '../db/accounts/users.ts';
import { findPresentItem } from '../db/items/items.ts';
import { consumeBudgets } from '../db/server/rate-limits.ts';
import {
  dropAllWaiting,
  dropWaiting,
  findDueMailing,
  upsertMailing,
  listWaiting,
  nameMentioned,
  assignToMail,
  readSchedule,
  deferToDigest,
  type WaitingRow,
} from '../db/texts/review-waiting.ts';
import { parsePreferences } from '../domain/accounts/accounts.ts';
import type { MailedItem } from '../domain/mail/review-mails.ts';
import { planMail } from '../domain/review/schedule.ts';
import type { SuggestedChange } from '../domain/review/suggested-change.ts';
import { isWorthwhile } from '../domain/review/worthwhile.ts';
import { findRole } from '../pipeline/item-access.ts';
import { internal, type Tx } from '../pipeline/operation.ts';
import { readMailFrame } from '../pipeline/mail-frame.ts';
import { makeUnsubscribePath } from '../pipeline/optional-mail.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Mails about mentions per day: from one person to another, from one person in total, and to one person in total. */
const MENTIONS = { perPair: 3, perAuthor: 50, perReceiver: 12 };
/** Digests per day that contain actions of one person: beyond this, their actions are only in the notification list. */
const DIGESTS_PER_AUTHOR = 500;

/** Anything not sent by then is outdated. */
const LIFETIME_MS = 3 * DAY_MS;

/** Subjects shown in the admin area: whose comment it is, and what it is about, is private. */
const SUBJECTS = { mentions: 'You were mentioned in a comment', digest: 'Comments and suggestions' };

/** Queues the mail that has been due longest; true if there may be more. What it reports will be in no other mail. */
export const mailDue = internal('review/mail-due', async (tx): Promise<boolean> => {
  const due = await findDueMailing(tx.db, tx.now);
  if (due === undefined) return false;
  const userId = due.user_id;
  const person = await findMailRecipient(tx, userId);
  if (person === null) {
    await dropAllWaiting(tx.db, userId);
    await upsertMailing(tx.db, userId, { due_at: null });
    return true;
  }
  const mail = person.preferences.reviewMail;
  const rows = await listWaiting(tx.db, userId, null);
  const { kept, dropped } = await filterWaiting(tx, userId, person.preferences, rows);
  await dropWaiting(tx.db, userId, dropped);
  const plan = planMail(await readSchedule(tx.db, userId), mail);
  let isDigest = false;
  if (plan !== null && plan.at <= tx.now) {
    isDigest = plan.what === 'digest';
    const chosen = isDigest
      ? await chargeDigest(tx, userId, kept)
      : await chargeMentions(
          tx,
          userId,
          kept.filter(({ urgent }) => urgent === 1),
        );
    if (chosen.length > 0) await makeMail(tx, { userId, email: person.email, what: plan.what }, chosen);
  }
  const next = planMail(await readSchedule(tx.db, userId), mail);
  await upsertMailing(tx.db, userId, { due_at: next?.at ?? null, ...(isDigest && { last_digest_at: tx.now }) });
  return true;
});

/** A mail's text at the time of sending; null if nothing in it is worth mailing any more. */
export const composeReviewMail = internal(
  'review/compose-mail',
  async (
    tx,
    input: {
      mailId: string;
      userId: string;
      unsubscribePath: string;
      /** By {@link keyOfThread}. */
      changes: ReadonlyMap<string, readonly SuggestedChange[]>;
    },
  ) => {
    const person = await findMailRecipient(tx, input.userId);
    if (person === null) return null;
    const rows = await listWaiting(tx.db, input.userId, input.mailId);
    const { kept, names } = await filterWaiting(tx, input.userId, person.preferences, rows);
    if (kept.length === 0) return null;
    const mentioned = await nameMentioned(tx.db, kept);
    const items = kept.map((row): MailedItem => ({
      reason: row.reason,
      isAccepted: row.status === 'accepted',
      documentId: row.documentId,
      at: row.at,
      documentName: names.get(row.documentId) ?? '',
      byName: row.byName,
      quote: row.quote,
      changes: input.changes.get(keyOfThread(row)) ?? [],
      body: row.message?.body == null ? null : showMentions(row.message.body, (id) => mentioned.get(id)),
      path: `/comment/${row.documentId}/${row.threadId}`,
    }));
    const frame = await readMailFrame(tx, input.userId);
    const [{ composeMail }, { writeReviewMail }] = await Promise.all([
      import('../domain/mail/compose-mail.ts'),
      import('../domain/mail/review-mails.ts'),
    ]);
    const content = { ...writeReviewMail(items, frame), unsubscribePath: input.unsubscribePath };
    const sender = { appName: frame.appName, publicUrl: tx.server.publicUrl };
    return { subject: content.subject, ...composeMail(content, sender) };
  },
);

/** Clients choose the ids of threads, so another document may have the same. */
export function keyOfThread({ documentId, threadId }: Pick<WaitingRow, 'documentId' | 'threadId'>): string {
  return `${documentId} ${threadId}`;
}

/** A person who may be sent mail about comments. */
async function findMailRecipient(tx: Tx, userId: string): Promise<{ email: string; preferences: Preferences } | null> {
  const user = await findUser(tx.db, userId);
  if (user === undefined || user.suspended === 1 || user.email_verified === 0) return null;
  const preferences = parsePreferences(user.preferences);
  return preferences.reviewMail === 'never' ? null : { email: user.email, preferences };
}

/** Splits waiting rows by whether they are still worth mailing; rights are checked again. */
async function filterWaiting(
  tx: Tx,
  userId: string,
  preferences: Preferences,
  rows: readonly WaitingRow[],
): Promise<{ kept: WaitingRow[]; dropped: WaitingRow[]; names: ReadonlyMap<string, string> }> {
  const names = new Map<string, string>();
  for (const documentId of new Set(rows.map((row) => row.documentId))) {
    const item = await findPresentItem(tx.db, documentId);
    const role = item === undefined ? null : await findRole(tx.db, item, userId, tx.now);
    if (item !== undefined && role !== null) names.set(documentId, item.name);
  }
  const kept: WaitingRow[] = [];
  const dropped: WaitingRow[] = [];
  for (const row of rows) {
    const isKept = isWorthwhile({
      reason: row.reason,
      at: row.at,
      hasAccess: names.has(row.documentId),
      level: row.level === 'default' ? preferences.reviewLevel : row.level,
      status: row.status,
      seenAt: row.seenAt,
      message: row.message && {
        isDeleted: row.message.body === null,
        mentions: row.message.mentions.includes(userId),
      },
    });
    (isKept ? kept : dropped).push(row);
  }
  return { kept, dropped, names };
}

/** Mentions that may be mailed on their own; others wait for the digest. */
async function chargeMentions(tx: Tx, userId: string, rows: readonly WaitingRow[]): Promise<readonly WaitingRow[]> {
  const authors = listAuthors(rows);
  const pair = (id: string): string => `mail review-mention ${id} ${userId}`;
  const all = (id: string): string => `mail review-mention ${id}`;
  const spend = (keys: readonly string[], max: number): Promise<Set<string>> =>
    consumeBudgets(tx.db, keys, { max, windowMs: DAY_MS }, tx.now);
  const pairs = await spend(authors.map(pair), MENTIONS.perPair);
  const near = authors.filter((id) => pairs.has(pair(id)));
  const free = await spend(near.map(all), MENTIONS.perAuthor);
  let chosen = rows.filter(({ byId }) => pairs.has(pair(byId)) && free.has(all(byId)));
  if (chosen.length > 0 && (await spend([`mail review-mention to ${userId}`], MENTIONS.perReceiver)).size === 0)
    chosen = [];
  await deferToDigest(
    tx.db,
    userId,
    rows.filter((row) => !chosen.includes(row)),
  );
  return chosen;
}

async function chargeDigest(tx: Tx, userId: string, rows: readonly WaitingRow[]): Promise<readonly WaitingRow[]> {
  const key = (id: string): string => `mail review-digest ${id}`;
  const budget = { max: DIGESTS_PER_AUTHOR, windowMs: DAY_MS };
  const free = await consumeBudgets(tx.db, listAuthors(rows).map(key), budget, tx.now);
  await dropWaiting(
    tx.db,
    userId,
    rows.filter(({ byId }) => !free.has(key(byId))),
  );
  return rows.filter(({ byId }) => free.has(key(byId)));
}

/** Sorted, so that concurrent transactions count in the same order. */
function listAuthors(rows: readonly WaitingRow[]): string[] {
  return [...new Set(rows.map(({ byId }) => byId))].toSorted();
}

async function makeMail(
  tx: Tx,
  mail: { userId: string; email: string; what: 'mentions' | 'digest' },
  rows: readonly WaitingRow[],
): Promise<void> {
  const { userId, email, what } = mail;
  const id = tx.newId();
  const kind = what === 'mentions' ? 'review-mention' : 'review-digest';
  await tx.enqueueMail({
    id,
    kind,
    userId,
    to: email,
    language: 'en',
    subject: SUBJECTS[what],
    paragraphs: null,
    preview: '',
    why: 'settings',
    unsubscribePath: await makeUnsubscribePath(tx, kind, userId),
    expiresAt: tx.now + LIFETIME_MS,
  });
  await assignToMail(tx.db, userId, rows, id);
}
