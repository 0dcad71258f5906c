import { fail } from '@scriptorium/contract/errors.ts';
import type { NamedPerson } from '@scriptorium/contract/shapes.ts';
import type { ReviewThread } from '@scriptorium/contract/operations/review.ts';
import type { Kysely } from 'kysely';
import type { ItemRow } from '../../db/items/items.ts';
import { getItem, parsePath } from '../../model/items/find-items.ts';
import type { Schema } from '../../db/schema.ts';
import type { ReviewThreadTable } from '../../db/schema/review.ts';
import { findWatch, listMessageRows, listSeen } from '../../db/texts/review-threads.ts';
import { listNamesById } from '../../db/accounts/people.ts';

/** Limits per page; a single message may have 20,000 characters. The editor receives everything over its socket. */
const MAX_MESSAGES = 500;
const MAX_SEEN = 5000;

/** The document at a path. */
export async function findDocument(db: Kysely<Schema>, input: { uuid: string; itemPath: string }): Promise<ItemRow> {
  const item = await getItem(db, input.uuid, parsePath(input.itemPath));
  return item.kind === 'live' ? item : fail('not-found');
}

export async function describeThreads(
  db: Kysely<Schema>,
  documentId: string,
  userId: string,
  threads: readonly ReviewThreadTable[],
): Promise<ReviewThread[]> {
  const messages = await listMessageRows(
    db,
    documentId,
    threads.map(({ id }) => id),
    MAX_MESSAGES,
  );
  const seenAt = (await findWatch(db, documentId, userId))?.seen_at ?? 0;
  const seen = new Map(
    (await listSeen(db, documentId, userId, MAX_SEEN)).map((row) => [row.thread_id, row.seen_at] as const),
  );
  const known = await listNamesById(db, [
    ...new Set([...threads.map((thread) => thread.created_by), ...messages.map((message) => message.author_id)]),
  ]);
  const person = (uuid: string, name: string): NamedPerson => ({ uuid, displayName: known.get(uuid) ?? name });
  const byThread = Map.groupBy(messages, ({ thread_id: id }) => id);
  return threads.map((thread) => ({
    uuid: thread.id,
    kind: thread.kind,
    status: thread.status,
    author: person(thread.created_by, thread.created_name),
    fromWord: thread.word_file === null ? null : describeOrigin(thread),
    createdAt: writeTime(thread.created_at),
    changedAt: writeTime(thread.changed_at),
    quote: thread.quote,
    decidedBy: thread.decided_name,
    decidedAt: thread.decided_at === null ? null : writeTime(thread.decided_at),
    isUnseen: thread.changed_by !== userId && thread.changed_at > Math.max(seenAt, seen.get(thread.id) ?? 0),
    messages: (byThread.get(thread.id) ?? []).map((message) => ({
      uuid: message.id,
      author: person(message.author_id, message.author_name),
      fromWord: message.is_from_word === 1 ? describeOrigin(message) : null,
      body: message.body,
      deletedBy: message.deleted_by,
      createdAt: writeTime(message.created_at),
      editedAt: message.edited_at === null ? null : writeTime(message.edited_at),
    })),
  }));
}

function describeOrigin(row: Pick<ReviewThreadTable, 'word_name' | 'word_at'>): ReviewThread['fromWord'] {
  return { name: row.word_name, at: row.word_at === null ? null : writeTime(row.word_at) };
}

export function writeTime(at: number): string {
  return new Date(at).toISOString();
}
