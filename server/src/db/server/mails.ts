import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { MailTable } from '../schema/server.ts';

export async function insertMail(db: Kysely<Schema>, mail: MailTable): Promise<void> {
  await db.insertInto('mail').values(mail).execute();
}

/** The most urgent mail that is due, of these classes or expired. */
export function findDueMail(
  db: Kysely<Schema>,
  now: number,
  priorities: readonly number[],
): Promise<MailTable | undefined> {
  return db
    .selectFrom('mail')
    .selectAll()
    .where('state', '=', 'queued')
    .where('next_at', '<=', now)
    .where((eb) =>
      eb.or([...(priorities.length === 0 ? [] : [eb('priority', 'in', priorities)]), eb('expires_at', '<=', now)]),
    )
    .orderBy('priority')
    .orderBy('next_at')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
}

/** When the next mail of these classes is due. */
export async function findNextMailTime(db: Kysely<Schema>, priorities: readonly number[]): Promise<number | undefined> {
  if (priorities.length === 0) return undefined;
  const row = await db
    .selectFrom('mail')
    .select((eb) => eb.fn.min('next_at').as('moment'))
    .where('state', '=', 'queued')
    .where('priority', 'in', priorities)
    .executeTakeFirst();
  return row?.moment ?? undefined;
}

export async function countSentSince(db: Kysely<Schema>, since: number): Promise<number> {
  const row = await db
    .selectFrom('mail')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('sent_at', '>=', since)
    .executeTakeFirstOrThrow();
  return row.count;
}

/**
 * Records the result of an attempt. A finished mail stays listed without its body, which may contain secret links. "Sent"
 * always counts; any other result is ignored if another attempt has begun since.
 */
export async function updateMail(
  db: Kysely<Schema>,
  id: string,
  change: Pick<MailTable, 'state' | 'attempts' | 'next_at' | 'sent_at' | 'error'>,
): Promise<void> {
  const isOver = change.state !== 'queued';
  let update = db
    .updateTable('mail')
    .set({ ...change, ...(isOver && { text: '', html: '' }) })
    .where('id', '=', id);
  if (change.state !== 'sent') update = update.where('state', '=', 'queued').where('attempts', '=', change.attempts);
  await update.execute();
}

/** Records an attempt before it is made; false if another process was faster. */
export async function claimMail(db: Kysely<Schema>, id: string, tried: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ attempts: tried + 1 })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where('attempts', '=', tried)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export type MailListing = Omit<MailTable, 'text' | 'html' | 'unsubscribe_url' | 'priority'>;

/** A page of the outbox, newest first. Without bodies, which may contain secret links. */
export async function listMails(
  db: Kysely<Schema>,
  page: { offset: number; limit: number },
): Promise<{ rows: MailListing[]; total: number }> {
  const { total } = await db
    .selectFrom('mail')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('mail')
    .select([
      'id',
      'kind',
      'user_id',
      'recipient',
      'subject',
      'state',
      'attempts',
      'next_at',
      'expires_at',
      'created_at',
      'sent_at',
      'error',
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { rows, total: Number(total) };
}
