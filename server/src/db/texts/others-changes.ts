import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { AuthorSpan } from './documents.ts';

/** Log rows read. If a text has changed more often, only the authors of its newest changes are listed. */
const MAX_ROWS = 500;

export interface OthersChanges {
  /** In order of their changes; `user` is null for a deleted account. */
  people: { user: string | null; name: string }[];
  /** The version before these changes; undefined if there are too many to follow. */
  from: number | undefined;
}

/** What others have changed in a text since a time, and since the reader's own last change; null if nothing. */
export async function readOthersChanges(
  db: Kysely<Schema>,
  { itemId, readerId, since }: { itemId: string; readerId: string; since: number },
): Promise<OthersChanges | null> {
  const rows = await db
    .selectFrom('document_update')
    .select(['from_version', 'to_version', 'authors'])
    .where('document_id', '=', itemId)
    .where('started_at', '>', since)
    .orderBy('from_version', 'desc')
    .limit(MAX_ROWS)
    .execute();
  const people: OthersChanges['people'] = [];
  let from: number | undefined;
  let isAll = rows.length < MAX_ROWS;
  newest: for (const row of rows) {
    for (const span of (JSON.parse(row.authors) as AuthorSpan[]).toReversed()) {
      if (span.user === readerId) {
        isAll = true;
        break newest;
      }
      from = span.from;
      if (!people.some(({ user, name }) => user === span.user && name === span.name))
        people.unshift({ user: span.user, name: span.name });
    }
  }
  if (from === undefined) return null;
  return { people, from: isAll ? from : undefined };
}
