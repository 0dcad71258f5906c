import type { Kysely } from 'kysely';
import type { News } from '../../domain/review/news.ts';
import { selectReaderIds } from '../groups/audience.ts';
import { readAncestorIds } from '../items/items.ts';
import { makeJobDue, lockWaitingJob } from '../server/jobs.ts';
import type { Schema } from '../schema.ts';
import type { ReviewNewsTable } from '../schema/review.ts';

/** Key of the one job that notifies people; it always exists, and runs when there is something to report. */
export const NOTIFY_JOB = 'tell-review';

/** Records review events in the transaction of their update, and schedules the job that notifies people. */
export async function insertNews(
  db: Kysely<Schema>,
  documentId: string,
  version: number,
  news: readonly (News & { by: string; name: string; time: number })[],
): Promise<void> {
  for (const [place, { kind, thread, message, mentions, by, name, time }] of news.entries()) {
    await db
      .insertInto('review_news')
      .values({
        document_id: documentId,
        version,
        place,
        kind,
        thread_id: thread,
        message_id: message,
        mentions: JSON.stringify(mentions),
        by_id: by,
        by_name: name,
        at: time,
        told_to: '',
      })
      .execute();
  }
  await lockWaitingJob(db, NOTIFY_JOB);
  await makeJobDue(db, NOTIFY_JOB, news[0]?.time ?? 0);
}

export function findOldestNews(db: Kysely<Schema>): Promise<ReviewNewsTable | undefined> {
  return db
    .selectFrom('review_news')
    .selectAll()
    .orderBy('at')
    .orderBy('document_id')
    .orderBy('version')
    .orderBy('place')
    .limit(1)
    .executeTakeFirst();
}

const one = ({ document_id, version, place }: ReviewNewsTable) => ({ document_id, version, place });

/** Records that recipients up to this id have been notified. */
export async function noteNotified(db: Kysely<Schema>, news: ReviewNewsTable, userId: string): Promise<void> {
  const { document_id, version, place } = one(news);
  await db
    .updateTable('review_news')
    .set({ told_to: userId })
    .where('document_id', '=', document_id)
    .where('version', '=', version)
    .where('place', '=', place)
    .execute();
}

export async function deleteNews(db: Kysely<Schema>, news: ReviewNewsTable): Promise<void> {
  const { document_id, version, place } = one(news);
  await db
    .deleteFrom('review_news')
    .where('document_id', '=', document_id)
    .where('version', '=', version)
    .where('place', '=', place)
    .execute();
}

/** Accounts that may see a document now, with the level of notifications they chose for it. */
export async function listReaderRows(
  db: Kysely<Schema>,
  documentId: string,
  workspaceId: string,
  now: number,
): Promise<{ id: string; preferences: string; suspended: 0 | 1; level: string | null }[]> {
  const above = await readAncestorIds(db, documentId);
  return db
    .selectFrom('user')
    .leftJoin('review_watch', (join) =>
      join.onRef('review_watch.user_id', '=', 'user.id').on('review_watch.document_id', '=', documentId),
    )
    .select(['user.id', 'user.preferences', 'user.suspended', 'review_watch.level'])
    .where('user.deleted_at', 'is', null)
    .where('user.id', 'in', selectReaderIds(db, { workspaceId, above }, now))
    .execute();
}

/** Ids of those who started a thread, wrote in it, or are mentioned in it. */
export async function listParticipants(db: Kysely<Schema>, documentId: string, threadId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('review_thread')
    .select('created_by as id')
    .where('document_id', '=', documentId)
    .where('id', '=', threadId)
    .union(
      db
        .selectFrom('review_message')
        .select('author_id as id')
        .where('document_id', '=', documentId)
        .where('thread_id', '=', threadId)
        .where('body', 'is not', null),
    )
    .union(
      db
        .selectFrom('review_mention')
        .innerJoin('review_message', (join) =>
          join
            .onRef('review_message.document_id', '=', 'review_mention.document_id')
            .onRef('review_message.id', '=', 'review_mention.message_id'),
        )
        .select('review_mention.user_id as id')
        .where('review_message.document_id', '=', documentId)
        .where('review_message.thread_id', '=', threadId),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Decisions on one person's suggestions. */
interface Decided {
  readonly threads: readonly string[];
  readonly accepted: number;
}

/** Suggestions that `by` decided at a given time, by their author. Without those whose decision was undone since. */
export async function listDecided(
  db: Kysely<Schema>,
  documentId: string,
  by: string,
  at: number,
): Promise<Map<string, Decided>> {
  const rows = await db
    .selectFrom('review_thread')
    .select(['id', 'created_by', 'status'])
    .where('document_id', '=', documentId)
    .where('status', 'in', ['accepted', 'rejected'])
    .where('decided_by', '=', by)
    .where('decided_at', '=', at)
    .orderBy('id')
    .execute();
  const byAuthor = Map.groupBy(rows, ({ created_by: author }) => author);
  return new Map(
    [...byAuthor].map(([author, threads]) => {
      const accepted = threads.filter(({ status }) => status === 'accepted').length;
      return [author, { threads: threads.map(({ id }) => id), accepted }];
    }),
  );
}

export async function listMentioned(db: Kysely<Schema>, documentId: string, messageId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('review_mention')
    .select('user_id')
    .where('document_id', '=', documentId)
    .where('message_id', '=', messageId)
    .execute();
  return new Set(rows.map(({ user_id: id }) => id));
}

/** Replaces the list of people mentioned in a message. */
export async function replaceMentions(
  db: Kysely<Schema>,
  message: { documentId: string; threadId: string; messageId: string },
  userIds: readonly string[],
): Promise<void> {
  const { documentId, threadId, messageId } = message;
  await db
    .deleteFrom('review_mention')
    .where('document_id', '=', documentId)
    .where('message_id', '=', messageId)
    .execute();
  if (userIds.length === 0) return;
  await db
    .insertInto('review_mention')
    .values(
      userIds.map((userId) => ({
        user_id: userId,
        document_id: documentId,
        thread_id: threadId,
        message_id: messageId,
      })),
    )
    .execute();
}
