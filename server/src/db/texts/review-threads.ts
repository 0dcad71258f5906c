import { type Kysely, sql } from 'kysely';
import type { ReviewMessageTable, ReviewThreadTable, ReviewWatchTable, Schema } from '../schema.ts';

export interface OpenCounts {
  readonly itemId: string;
  readonly comments: number;
  readonly suggestions: number;
  /** Open threads changed since this user last looked. */
  readonly unseen: number;
}

/** Documents of a workspace with open threads, at most `limit`. */
export async function countOpenThreads(
  db: Kysely<Schema>,
  workspaceId: string,
  userId: string,
  limit: number,
): Promise<OpenCounts[]> {
  const rows = await db
    .selectFrom('review_thread')
    .innerJoin('item', 'item.id', 'review_thread.document_id')
    .leftJoin('review_watch', (join) =>
      join.onRef('review_watch.document_id', '=', 'review_thread.document_id').on('review_watch.user_id', '=', userId),
    )
    .where('item.workspace_id', '=', workspaceId)
    .where('item.trashed_at', 'is', null)
    .where('review_thread.status', '=', 'open')
    .select([
      'review_thread.document_id as itemId',
      sql<number>`sum(case when review_thread.kind = 'comment' then 1 else 0 end)`.as('comments'),
      sql<number>`sum(case when review_thread.kind = 'suggestion' then 1 else 0 end)`.as('suggestions'),
      sql<number>`sum(case when review_thread.changed_at > coalesce(review_watch.seen_at, 0) then 1 else 0 end)`.as(
        'unseen',
      ),
    ])
    .groupBy('review_thread.document_id')
    .limit(limit)
    .execute();
  return rows.map(({ itemId, comments, suggestions, unseen }) => ({
    itemId,
    comments: Number(comments),
    suggestions: Number(suggestions),
    unseen: Number(unseen),
  }));
}

export interface ThreadFilter {
  readonly status: readonly ReviewThreadTable['status'][];
  readonly kind?: ReviewThreadTable['kind'] | undefined;
  readonly author?: string | undefined;
  /** Started by this user, or containing a message of theirs or one that mentions them. */
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
            .where((message) =>
              message.or([message('author_id', '=', mineOf), message('mentions', 'like', `%"${mineOf}"%`)]),
            ),
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

/** The newest messages of these threads, at most `limit` in total, oldest first. */
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

/** Stores which notifications a user wants for a document, or up to when they have seen it. */
export async function keepWatch(
  db: Kysely<Schema>,
  documentId: string,
  userId: string,
  values: Partial<Pick<ReviewWatchTable, 'level' | 'seen_at'>>,
): Promise<void> {
  await db
    .insertInto('review_watch')
    .values({ document_id: documentId, user_id: userId, level: 'mine', seen_at: null, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'document_id']).doUpdateSet(values))
    .execute();
}
