import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { findItemById, findItemsById, type ItemRow } from './items.ts';

export interface FoundFile {
  readonly item: ItemRow;
  readonly path: string;
}

/**
 * A page of the files in a workspace whose names end in one of `endings` (in lower case), by id, starting after `after`.
 * Omits those in the trash.
 */
export async function findFiles(
  db: Kysely<Schema>,
  wanted: { workspaceId: string; endings: readonly string[]; after?: string | undefined; limit: number },
): Promise<{ files: readonly FoundFile[]; isLast: boolean }> {
  const rows = await db
    .selectFrom('item')
    .select(['id'])
    .where('workspace_id', '=', wanted.workspaceId)
    .where('type', '=', 'file')
    .where('trashed_at', 'is', null)
    .where('id', '>', wanted.after ?? '')
    .where((eb) => eb.or(wanted.endings.map((ending) => eb(eb.fn<string>('lower', ['name']), 'like', `%${ending}`))))
    .orderBy('id')
    .limit(wanted.limit)
    .execute();
  const items = await findItemsById(
    db,
    rows.map(({ id }) => id),
  );
  const folders = new Map<string, string>();
  const files: FoundFile[] = [];
  for (const item of items) files.push({ item, path: (await pathOf(db, item.parent_id, folders)) + item.name });
  return { files, isLast: rows.length < wanted.limit };
}

/** A folder's path with a trailing slash, or '' for the root. */
async function pathOf(db: Kysely<Schema>, id: string | null, known: Map<string, string>): Promise<string> {
  if (id === null) return '';
  const before = known.get(id);
  if (before !== undefined) return before;
  const folder = await findItemById(db, id);
  const path = folder?.parent_id ? `${await pathOf(db, folder.parent_id, known)}${folder.name}/` : '';
  known.set(id, path);
  return path;
}
