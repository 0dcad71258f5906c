import type { Kysely } from 'kysely';
import { selectReaderIds } from '../groups/audience.ts';
import { readAncestorIds } from '../items/items.ts';
import type { Schema } from '../schema.ts';
import { shownName } from '../../domain/accounts/shown-name.ts';

/**
 * People who may see a document now, by name, as far as the caller may know of them. `all` (for members): everyone. `met`
 * (for those with whom it is shared by name): the owner, others with whom it is shared by name, whoever shared it, and
 * whoever wrote in its review. `writers` (for those who opened a link): the owner, and whoever wrote in its review.
 */
export async function listMentionable(
  db: Kysely<Schema>,
  document: { id: string; workspaceId: string },
  how: { now: number; meets: 'all' | 'met' | 'writers'; limit: number },
): Promise<{ uuid: string; displayName: string; avatar: string | null }[]> {
  const above = await readAncestorIds(db, document.id);
  let query = db
    .selectFrom('user')
    .select(['id', 'display_name', 'avatar'])
    .where('deleted_at', 'is', null)
    .where('suspended', '=', 0)
    .where('id', 'in', selectReaderIds(db, { workspaceId: document.workspaceId, above }, how.now));
  if (how.meets !== 'all') query = query.where('id', 'in', selectMet(db, document, how.meets === 'met' ? above : []));
  const rows = await query.orderBy('name_key').orderBy('id').limit(how.limit).execute();
  return rows.map((row) => ({ uuid: row.id, displayName: shownName(row.display_name), avatar: row.avatar }));
}

/** `above`: ids of the items whose shares count. */
function selectMet(db: Kysely<Schema>, document: { id: string; workspaceId: string }, above: readonly string[]) {
  const shares = db
    .selectFrom('item_share')
    .where('workspace_id', '=', document.workspaceId)
    .where('item_id', 'in', above.length === 0 ? [''] : above);
  return db
    .selectFrom('workspace')
    .select('user_id as id')
    .where('id', '=', document.workspaceId)
    .where('user_id', 'is not', null)
    .union(shares.select('user_id as id').where('user_id', 'is not', null))
    .union(shares.select('shared_by as id').where('shared_by', 'is not', null))
    .union(db.selectFrom('review_thread').select('created_by as id').where('document_id', '=', document.id))
    .union(db.selectFrom('review_message').select('author_id as id').where('document_id', '=', document.id));
}
