import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import type { ReviewMessageTable, ReviewThreadTable, ReviewWatchTable } from '../schema/review.ts';

export interface OpenCounts {
  readonly itemId: string;
  readonly comments: number;
  readonly suggestions: number;
  /** How many of these threads mention this user. */
  readonly mentions: number;
  /** Open threads with something from others that this user has not seen. */
  readonly unseen: number;
}

/** Counts for up to `limit` documents of a workspace that have open threads. */
export function countOpenThreads(
  db: Kysely<Schema>,
  workspaceId: string,
  userId: string,
  limit: number,
): Promise<OpenCounts[]> {
  return runCount(
    countOpen(db, userId)
      .innerJoin('item', 'item.id', 't.document_id')
      .where('item.workspace_id', '=', workspaceId)
      .where('item.trashed_at', 'is', null)
      .limit(limit),
  );
}

/** Counts for those of these documents that have open threads, by id. */
export async function countOpenThreadsOf(
  db: Kysely<Schema>,
  documentIds: readonly string[],
  userId: string,
): Promise<Map<string, OpenCounts>> {
  if (documentIds.length === 0) return new Map();
  const counts = await runCount(countOpen(db, userId).where('t.document_id', 'in', documentIds));
  return new Map(counts.map((open) => [open.itemId, open]));
}

/** Uses only indexes on threads, on what this user has seen, and on mentions. */
function countOpen(db: Kysely<Schema>, userId: string) {
  return db
    .selectFrom('review_thread as t')
    .leftJoin('review_watch as v', (join) =>
      join.onRef('v.document_id', '=', 't.document_id').on('v.user_id', '=', userId),
    )
    .leftJoin('review_seen as s', (join) =>
      join.onRef('s.document_id', '=', 't.document_id').onRef('s.thread_id', '=', 't.id').on('s.user_id', '=', userId),
    )
    .where('t.status', '=', 'open')
    .select([
      't.document_id as itemId',
      sql<number>`sum(case when t.kind = 'comment' then 1 else 0 end)`.as('comments'),
      sql<number>`sum(case when t.kind = 'suggestion' then 1 else 0 end)`.as('suggestions'),
      sql<number>`sum(case when exists (select 1 from review_mention as m where m.user_id = ${userId}
        and m.document_id = t.document_id and m.thread_id = t.id) then 1 else 0 end)`.as('mentions'),
      sql<number>`sum(case when t.changed_by is distinct from ${userId}
        and t.changed_at > coalesce(v.seen_at, 0) and t.changed_at > coalesce(s.seen_at, 0) then 1 else 0 end)`.as(
        'unseen',
      ),
    ])
    .groupBy('t.document_id');
}

async function runCount(query: {
  execute(): Promise<{ itemId: string; comments: number; suggestions: number; mentions: number; unseen: number }[]>;
}): Promise<OpenCounts[]> {
  return (await query.execute()).map(({ itemId, comments, suggestions, mentions, unseen }) => ({
    itemId,
    comments: Number(comments),
    suggestions: Number(suggestions),
    mentions: Number(mentions),
    unseen: Number(unseen),
  }));
}

export interface ThreadFilter {
  readonly status: readonly ReviewThreadTable['status'][];
  readonly kind?: ReviewThreadTable['kind'] | undefined;
  readonly author?: string | undefined;
  /** Only threads started by this user, or with a message by them or mentioning them. */
  readonly mineOf?: string | undefined;
  /** Only threads after this one in list order. */
  readonly after?: { readonly changedAt: number; readonly id: string } | undefined;
  readonly limit: number;
}

/** A document's threads, last changed first. */
export async function listThreadRows(
  db: Kysely<Schema>,
  documentId: string,
  { status, kind, author, mineOf, after, limit }: ThreadFilter,
): Promise<ReviewThreadTable[]> {
  let query = db
    .selectFrom('review_thread')
    .selectAll()
    .where('document_id', '=', documentId)
    .where('status', 'in', [...status])
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(limit);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (author !== undefined) query = query.where('created_by', '=', author);
  if (mineOf !== undefined)
    query = query.where((eb) =>
      eb.or([
        eb('created_by', '=', mineOf),
        eb.exists(
          eb
            .selectFrom('review_message')
            .select('review_message.id')
            .where('review_message.document_id', '=', documentId)
            .whereRef('review_message.thread_id', '=', 'review_thread.id')
            .where('author_id', '=', mineOf),
        ),
        eb.exists(
          eb
            .selectFrom('review_mention')
            .select('review_mention.message_id')
            .where('review_mention.user_id', '=', mineOf)
            .where('review_mention.document_id', '=', documentId)
            .whereRef('review_mention.thread_id', '=', 'review_thread.id'),
        ),
      ]),
    );
  if (after !== undefined)
    query = query.where((eb) =>
      eb.or([
        eb('changed_at', '<', after.changedAt),
        eb.and([eb('changed_at', '=', after.changedAt), eb('id', '>', after.id)]),
      ]),
    );
  return query.execute();
}

export async function findThreadRow(
  db: Kysely<Schema>,
  documentId: string,
  id: string,
): Promise<ReviewThreadTable | undefined> {
  return db
    .selectFrom('review_thread')
    .selectAll()
    .where('document_id', '=', documentId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The newest messages of these threads, up to `limit` in total, oldest first. */
export async function listMessageRows(
  db: Kysely<Schema>,
  documentId: string,
  threadIds: readonly string[],
  limit: number,
): Promise<ReviewMessageTable[]> {
  if (threadIds.length === 0) return [];
  const rows = await db
    .selectFrom('review_message')
    .selectAll()
    .where('document_id', '=', documentId)
    .where('thread_id', 'in', [...threadIds])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.toReversed();
}

export async function findWatch(
  db: Kysely<Schema>,
  documentId: string,
  userId: string,
): Promise<ReviewWatchTable | undefined> {
  return db
    .selectFrom('review_watch')
    .selectAll()
    .where('document_id', '=', documentId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Sets which notifications a user wants for a document, or up to when they have seen its review. */
export async function upsertWatch(
  db: Kysely<Schema>,
  documentId: string,
  userId: string,
  values: Partial<Pick<ReviewWatchTable, 'level' | 'seen_at'>>,
): Promise<void> {
  await db
    .insertInto('review_watch')
    .values({ document_id: documentId, user_id: userId, level: 'default', seen_at: null, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'document_id']).doUpdateSet(values))
    .execute();
}

/** Marks everything in a document up to `at` as seen; replaces what was stored per thread. Never moves back. */
export async function markAllSeen(db: Kysely<Schema>, documentId: string, userId: string, at: number): Promise<void> {
  const known = (await findWatch(db, documentId, userId))?.seen_at ?? 0;
  await upsertWatch(db, documentId, userId, { seen_at: Math.max(known, at) });
  await db
    .deleteFrom('review_seen')
    .where('user_id', '=', userId)
    .where('document_id', '=', documentId)
    .where('seen_at', '<=', at)
    .execute();
}

/** Marks threads as seen up to `at`. Never moves back. Returns the ids of those that exist. */
export async function markThreadsSeen(
  db: Kysely<Schema>,
  documentId: string,
  userId: string,
  threadIds: readonly string[],
  at: number,
): Promise<string[]> {
  const threads = await db
    .selectFrom('review_thread')
    .select('id')
    .where('document_id', '=', documentId)
    .where('id', 'in', threadIds)
    .execute();
  if (threads.length === 0) return [];
  await db
    .insertInto('review_seen')
    .values(threads.map(({ id }) => ({ user_id: userId, document_id: documentId, thread_id: id, seen_at: at })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'document_id', 'thread_id']).doUpdateSet({
        seen_at: sql<number>`case when review_seen.seen_at > ${at} then review_seen.seen_at else ${at} end`,
      }),
    )
    .execute();
  return threads.map(({ id }) => id);
}

/** The threads of a document that a user has looked at, newest first. */
export async function listSeen(
  db: Kysely<Schema>,
  documentId: string,
  userId: string,
  limit: number,
): Promise<{ thread_id: string; seen_at: number }[]> {
  return db
    .selectFrom('review_seen')
    .select(['thread_id', 'seen_at'])
    .where('user_id', '=', userId)
    .where('document_id', '=', documentId)
    .orderBy('seen_at', 'desc')
    .limit(limit)
    .execute();
}
