import { type Kysely, sql } from 'kysely';
import type { Reason } from '../../domain/review/news.ts';
import type { Waiting } from '../../domain/review/schedule.ts';
import type { Schema } from '../schema.ts';
import type { ReviewThreadTable, ReviewWaitingTable } from '../schema/review.ts';

/** Actions by one person that may wait for another: no mail shows more, and all are in the notification list anyway. */
const MAX_PER_ACTOR = 50;

/** Queues one person's actions to be mailed to another, up to a limit. All rows must have the same two people. */
export async function addWaiting(db: Kysely<Schema>, rows: readonly ReviewWaitingTable[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const { count } = await db
    .selectFrom('review_waiting')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', first.user_id)
    .where('by_id', '=', first.by_id)
    .executeTakeFirstOrThrow();
  const some = rows.slice(0, Math.max(0, MAX_PER_ACTOR - Number(count)));
  for (const row of some) {
    await db
      .insertInto('review_waiting')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'document_id', 'thread_id', 'message_id']).doUpdateSet({
          reason: row.reason,
          urgent: row.urgent,
          by_id: row.by_id,
          by_name: row.by_name,
          at: row.at,
          mail_id: null,
        }),
      )
      .execute();
  }
}

/** What decides when a person gets their next mail. */
export async function readSchedule(db: Kysely<Schema>, userId: string): Promise<Waiting> {
  const row = await db
    .selectFrom('review_waiting')
    .select([
      sql<number | null>`min(case when urgent = 1 then at end)`.as('firstMention'),
      sql<number | null>`min(case when urgent = 0 then at end)`.as('firstOther'),
      sql<number | null>`max(case when urgent = 0 then at end)`.as('lastOther'),
    ])
    .where('user_id', '=', userId)
    .where('mail_id', 'is', null)
    .executeTakeFirstOrThrow();
  const mailing = await db
    .selectFrom('review_mailing')
    .select('last_digest_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const number = (value: number | null): number | null => (value === null ? null : Number(value));
  return {
    firstMention: number(row.firstMention),
    firstOther: number(row.firstOther),
    lastOther: number(row.lastOther),
    lastDigest: mailing?.last_digest_at ?? null,
  };
}

export async function upsertMailing(
  db: Kysely<Schema>,
  userId: string,
  values: { due_at: number | null; last_digest_at?: number },
): Promise<void> {
  await db
    .insertInto('review_mailing')
    .values({ user_id: userId, last_digest_at: null, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** The person whose mail has been due for longest. */
export function findDueMailing(
  db: Kysely<Schema>,
  now: number,
): Promise<{ user_id: string; due_at: number | null } | undefined> {
  return db
    .selectFrom('review_mailing')
    .select(['user_id', 'due_at'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
}

/** When the next mail is due; null if none is scheduled. */
export async function findNextMailing(db: Kysely<Schema>): Promise<number | null> {
  const { due } = await db
    .selectFrom('review_mailing')
    .select((eb) => eb.fn.min('due_at').as('due'))
    .executeTakeFirstOrThrow();
  return due === null ? null : Number(due);
}

/** Something waiting to be mailed, with all that decides whether it still is relevant, and what the mail says. */
export interface WaitingRow {
  readonly documentId: string;
  readonly threadId: string;
  readonly messageId: string;
  readonly reason: Reason;
  readonly urgent: 0 | 1;
  readonly byId: string;
  readonly byName: string;
  readonly at: number;
  readonly status: ReviewThreadTable['status'];
  readonly quote: string;
  readonly seenAt: number;
  readonly level: 'all' | 'mine' | 'none' | 'default';
  /** Null if there is no message. */
  readonly message: { readonly body: string | null; readonly mentions: readonly string[] } | null;
}

/** What is waiting for a person: not in a mail yet (`mailId` null), or in that mail. Oldest first. */
export async function listWaiting(db: Kysely<Schema>, userId: string, mailId: string | null): Promise<WaitingRow[]> {
  const rows = await db
    .selectFrom('review_waiting as w')
    .innerJoin('review_thread as t', (join) =>
      join.onRef('t.document_id', '=', 'w.document_id').onRef('t.id', '=', 'w.thread_id'),
    )
    .leftJoin('review_message as m', (join) =>
      join.onRef('m.document_id', '=', 'w.document_id').onRef('m.id', '=', 'w.message_id'),
    )
    .leftJoin('review_watch as v', (join) =>
      join.onRef('v.document_id', '=', 'w.document_id').onRef('v.user_id', '=', 'w.user_id'),
    )
    .leftJoin('review_seen as s', (join) =>
      join
        .onRef('s.document_id', '=', 'w.document_id')
        .onRef('s.thread_id', '=', 'w.thread_id')
        .onRef('s.user_id', '=', 'w.user_id'),
    )
    .select(['w.document_id', 'w.thread_id', 'w.message_id', 'w.reason', 'w.urgent', 'w.by_id', 'w.by_name', 'w.at'])
    .select(['t.status', 't.quote', 'm.id as known', 'm.body', 'm.mentions', 'v.level'])
    .select(['v.seen_at as documentSeen', 's.seen_at as threadSeen'])
    .where('w.user_id', '=', userId)
    .where('w.mail_id', mailId === null ? 'is' : '=', mailId)
    .orderBy('w.at')
    .orderBy('w.message_id')
    .execute();
  return rows.map((row) => ({
    documentId: row.document_id,
    threadId: row.thread_id,
    messageId: row.message_id,
    reason: row.reason,
    urgent: row.urgent,
    byId: row.by_id,
    byName: row.by_name,
    at: row.at,
    status: row.status,
    quote: row.quote,
    seenAt: Math.max(row.documentSeen ?? 0, row.threadSeen ?? 0),
    level: row.level ?? 'default',
    message: row.known === null ? null : { body: row.body, mentions: JSON.parse(row.mentions ?? '[]') as string[] },
  }));
}

const isOneOf = (rows: readonly WaitingRow[]) =>
  sql<boolean>`(document_id, thread_id, message_id) in (values ${sql.join(
    rows.map((row) => sql`(${row.documentId}, ${row.threadId}, ${row.messageId})`),
  )})`;

export async function assignToMail(
  db: Kysely<Schema>,
  userId: string,
  rows: readonly WaitingRow[],
  mailId: string,
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .updateTable('review_waiting')
    .set({ mail_id: mailId })
    .where('user_id', '=', userId)
    .where(isOneOf(rows))
    .execute();
}

export async function deferToDigest(db: Kysely<Schema>, userId: string, rows: readonly WaitingRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .updateTable('review_waiting')
    .set({ urgent: 0 })
    .where('user_id', '=', userId)
    .where(isOneOf(rows))
    .execute();
}

export async function dropWaiting(db: Kysely<Schema>, userId: string, rows: readonly WaitingRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db.deleteFrom('review_waiting').where('user_id', '=', userId).where(isOneOf(rows)).execute();
}

export async function dropAllWaiting(db: Kysely<Schema>, userId: string): Promise<void> {
  await db.deleteFrom('review_waiting').where('user_id', '=', userId).where('mail_id', 'is', null).execute();
}

/** Deletes what was in a mail that is done. */
export async function dropMailed(db: Kysely<Schema>, mailId: string): Promise<void> {
  await db.deleteFrom('review_waiting').where('mail_id', '=', mailId).execute();
}

/** Deletes what is stored about a person's notifications for the documents of a workspace, for when they leave it. */
export async function forgetReviewOf(db: Kysely<Schema>, workspaceId: string, userId: string): Promise<void> {
  for (const table of ['review_waiting', 'review_mention', 'review_seen', 'review_watch'] as const) {
    await sql`delete from ${sql.table(table)} where user_id = ${userId} and document_id in
      (select id from item where workspace_id = ${workspaceId})`.execute(db);
  }
}

/**
 * Current names of the people mentioned in these messages, by id. Goes by the stored mentions, not by the text, which may
 * contain anyone's id: nobody may learn the name of a person who cannot see the document.
 */
export async function nameMentioned(db: Kysely<Schema>, rows: readonly WaitingRow[]): Promise<Map<string, string>> {
  const messages = rows.filter(({ messageId }) => messageId !== '');
  if (messages.length === 0) return new Map();
  const ids = sql.join(messages.map((row) => sql`(${row.documentId}, ${row.messageId})`));
  const named = await db
    .selectFrom('review_mention')
    .innerJoin('user', 'user.id', 'review_mention.user_id')
    .select(['user.id', 'user.display_name'])
    .where(sql<boolean>`(document_id, message_id) in (values ${ids})`)
    .execute();
  return new Map(named.map((person) => [person.id, person.display_name]));
}
