import { parsePreferences } from '../domain/accounts/accounts.ts';
import type { News } from '../domain/review/news.ts';
import { addToNotice, describeNotice, type Notice } from '../domain/review/notice.ts';
import { chooseReceivers, type Reader, type Receiver } from '../domain/review/receivers.ts';
import { planMail } from '../domain/review/schedule.ts';
import { findPresentItem } from '../db/items/items.ts';
import { findGroupedNotification, insertNotifications, updateGroupedNotification } from '../db/server/notifications.ts';
import { consumeBudget } from '../db/server/rate-limits.ts';
import type { ItemTable } from '../db/schema/items.ts';
import type { ReviewNewsTable } from '../db/schema/review.ts';
import {
  deleteNews,
  findOldestNews,
  replaceMentions,
  listDecided,
  listMentioned,
  listParticipants,
  listReaderRows,
  noteNotified,
} from '../db/texts/review-news.ts';
import { addWaiting, upsertMailing, readSchedule } from '../db/texts/review-waiting.ts';
import { internal, type Tx } from '../pipeline/operation.ts';
import { NOTICES_PER_PAIR } from '../pipeline/transaction.ts';

/** The effects of a step on open browsers, each of which is notified once, however much changed. */
interface Notified {
  readonly people: Set<string>;
  /** Workspaces of documents whose review changed. */
  readonly documents: Map<string, string>;
}

/**
 * Notifies some people of some news; true if there is more. Everyone is notified once, however often it is interrupted.
 */
export const notifyOfNews = internal('review/tell-news', async (tx): Promise<boolean> => {
  const notified: Notified = { people: new Set(), documents: new Map() };
  let isMore = true;
  while (isMore && tx.hasTime()) {
    const news = await findOldestNews(tx.db);
    isMore = news !== undefined;
    if (news === undefined) break;
    const item = await findPresentItem(tx.db, news.document_id);
    if (item === undefined) await deleteNews(tx.db, news);
    else await notifyReceivers(tx, news, item, notified);
  }
  if (notified.people.size > 0) tx.record({ type: 'notifications.changed', userIds: [...notified.people] });
  for (const [itemId, workspaceId] of notified.documents) tx.record({ type: 'review.changed', workspaceId, itemId });
  return isMore;
});

async function notifyReceivers(tx: Tx, row: ReviewNewsTable, item: ItemTable, notified: Notified): Promise<void> {
  const { document_id: documentId, thread_id: threadId, message_id: messageId, by_id: by, kind } = row;
  const people = (await listReaderRows(tx.db, documentId, item.workspace_id, tx.now)).map((person) => {
    const preferences = parsePreferences(person.preferences);
    const level = person.level === null || person.level === 'default' ? preferences.reviewLevel : person.level;
    const reader = { userId: person.id, level, isSuspended: person.suspended === 1 } as Reader;
    return { reader, mail: preferences.reviewMail };
  });
  const mails = new Map(people.map(({ reader, mail }) => [reader.userId, mail]));
  const decided = kind === 'decision' ? await listDecided(tx.db, documentId, by, row.at) : null;
  const news: News = { kind, thread: threadId, message: messageId, mentions: JSON.parse(row.mentions) as string[] };
  const receivers = chooseReceivers(news, {
    by,
    readers: people.map(({ reader }) => reader),
    participants: kind === 'reply' ? await listParticipants(tx.db, documentId, threadId) : new Set(),
    mentionedBefore: kind === 'edit' ? await listMentioned(tx.db, documentId, messageId) : new Set(),
    decided: new Set(decided?.keys()),
  });
  for (const receiver of receivers.filter(({ userId }) => userId > row.told_to)) {
    const about = decided === null ? { threads: [threadId] } : (decided.get(receiver.userId) ?? { threads: [] });
    const mail = mails.get(receiver.userId) ?? 'never';
    if (await showNotice(tx, row, item, receiver, about)) notified.people.add(receiver.userId);
    if (mail !== 'never') await queueMail(tx, row, receiver, about.threads);
    const plan = planMail(await readSchedule(tx.db, receiver.userId), mail);
    await upsertMailing(tx.db, receiver.userId, { due_at: plan?.at ?? null });
    if (tx.hasTime()) continue;
    await noteNotified(tx.db, row, receiver.userId);
    return;
  }
  if (messageId !== '') {
    // Only those who can see it count as mentioned, whatever a client says.
    const mentioned = people.map(({ reader }) => reader.userId).filter((id) => news.mentions.includes(id));
    await replaceMentions(tx.db, { documentId, threadId, messageId }, mentioned);
  }
  await deleteNews(tx.db, row);
  notified.documents.set(documentId, item.workspace_id);
}

/**
 * Shown in the notification list: merged into an unread notification about the same thing, or as a new one. False if
 * this person has had enough notifications for a day.
 */
async function showNotice(
  tx: Tx,
  row: ReviewNewsTable,
  item: ItemTable,
  { userId, reason }: Receiver,
  about: Pick<Notice, 'threads' | 'accepted'>,
): Promise<boolean> {
  const key = `review ${row.document_id} ${reason}`;
  const more: Notice = {
    reason,
    documentName: item.name,
    people: [row.by_name],
    count: about.threads.length,
    ...about,
  };
  const known = await findGroupedNotification(tx.db, userId, key);
  const notice = addToNotice(known === undefined ? null : (JSON.parse(known.grouped) as Notice), more);
  const shown = {
    message: describeNotice(notice),
    action_url: `/comment/${row.document_id}/${about.threads.at(-1) ?? ''}`,
    created_at: tx.now,
    grouped: JSON.stringify(notice),
    by_id: row.by_id,
  };
  if (known !== undefined) {
    await updateGroupedNotification(tx.db, known.id, shown);
    return true;
  }
  const budget = { ...NOTICES_PER_PAIR, key: `notice ${row.by_id} ${userId}` };
  if ((await consumeBudget(tx.db, budget, tx.now)) > 0) return false;
  await insertNotifications(tx.db, [{ id: tx.newId(), user_id: userId, read: 0, group_key: key, ...shown }]);
  return true;
}

async function queueMail(
  tx: Tx,
  row: ReviewNewsTable,
  { userId, reason }: Receiver,
  threads: readonly string[],
): Promise<void> {
  await addWaiting(
    tx.db,
    threads.map((thread) => ({
      user_id: userId,
      document_id: row.document_id,
      thread_id: thread,
      message_id: row.message_id,
      reason,
      urgent: reason === 'mention' ? 1 : 0,
      by_id: row.by_id,
      by_name: row.by_name,
      at: row.at,
      mail_id: null,
    })),
  );
}
