import { type Kysely, sql } from 'kysely';
import type { Finding } from './finding.ts';
import type { Schema } from '../schema.ts';

/** Checks what is stored for notifications about comments. Repairs delete rows that mean nothing, or make mails due. */
export async function* checkNotifications(db: Kysely<Schema>): AsyncGenerator<Finding> {
  yield* checkMentions(db);
  yield* checkMailed(db);
  yield* checkUnscheduled(db);
}

/** A mention must belong to an existing message, and to the thread of that message. */
async function* checkMentions(db: Kysely<Schema>): AsyncGenerator<Finding> {
  const { rows } = await sql<{ document_id: string; message_id: string }>`
    select distinct n.document_id, n.message_id from review_mention as n
    left join review_message as m on m.document_id = n.document_id and m.id = n.message_id
    where m.id is null or m.body is null or m.thread_id != n.thread_id
    order by n.document_id, n.message_id`.execute(db);
  for (const { document_id: documentId, message_id: messageId } of rows) {
    yield {
      kind: 'notifications',
      subject: documentId,
      message: `Somebody is mentioned in message ${messageId} of document ${documentId}, which does not exist.`,
      repair: async () => {
        await db
          .deleteFrom('review_mention')
          .where('document_id', '=', documentId)
          .where('message_id', '=', messageId)
          .execute();
      },
    };
  }
}

/** What is in a mail must be deleted once the mail is sent or dropped. */
async function* checkMailed(db: Kysely<Schema>): AsyncGenerator<Finding> {
  const { rows } = await sql<{ mail_id: string }>`select distinct w.mail_id from review_waiting as w
    left join mail as m on m.id = w.mail_id
    where w.mail_id is not null and (m.id is null or m.state != 'queued') order by w.mail_id`.execute(db);
  for (const { mail_id: mailId } of rows) {
    yield {
      kind: 'notifications',
      subject: mailId,
      message: `Comments are still stored for the mail ${mailId}, which is done or gone.`,
      repair: async () => {
        await db.deleteFrom('review_waiting').where('mail_id', '=', mailId).execute();
      },
    };
  }
}

/** If anything is waiting to be mailed, there must be a time for sending it. */
async function* checkUnscheduled(db: Kysely<Schema>): AsyncGenerator<Finding> {
  const { rows } = await sql<{ user_id: string }>`select distinct w.user_id from review_waiting as w
    left join review_mailing as m on m.user_id = w.user_id
    where w.mail_id is null and m.due_at is null order by w.user_id`.execute(db);
  for (const { user_id: userId } of rows) {
    yield {
      kind: 'notifications',
      subject: userId,
      message: `Comments are waiting to be mailed to ${userId}, but no time is set.`,
      repair: async () => {
        await db
          .insertInto('review_mailing')
          .values({ user_id: userId, due_at: 0, last_digest_at: null })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ due_at: 0 }))
          .execute();
      },
    };
  }
}
